import type { Move } from '../../../../../engine/game.js'
import {
  ASSIGN,
  argA,
  argB,
  argC,
  JOIN,
  LIFT,
  NONE,
  PLAY_ACTION,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { leadersOn } from '../../plans/leaders.js'
import { questionOf } from '../../questions/question.js'
import type { Picture } from '../picture/picture.js'
import { drafted, stackIn } from './assignment.js'
import { askedIn, type Draft, draftOf } from './draft.js'
import { chosenValue, type Facet, narrowed, valuesOf } from './facets.js'
import { type Asking, type Lit, type Option, optionOf, type Prompt, wholeOption } from './prompt.js'

/** The question of an assignment: whatever is taken up first, card or leader, the answers are what may go with it. */
export function assignPrompt(
  observation: State,
  draft: Draft,
  chosen: readonly Facet[],
  picture: Picture,
): Prompt {
  const asking: Asking = {
    kind: 'assign',
    picture,
    question: questionOf(askedIn(observation, draft)),
  }
  const assigns = draft.choices.filter((move) => verbOf(move) === ASSIGN)
  const actions = draft.choices.filter((move) => verbOf(move) === PLAY_ACTION)
  const at = drafted(draft.moves, stackIn(chosen, picture))
  const proposals = draft.choices.filter(isAnswerToProposal)
  const played = isWhole(chosen) ? narrowed([...actions, ...proposals], chosen) : []
  const only = played.length === 1 ? (played[0] as Move) : null
  const options =
    played.length > 0
      ? played.map((move) => wholeOption(move, asking))
      : at !== null
        ? partnersOf(observation, draft, at, asking)
        : [
            ...narrowed(proposals, chosen)
              .filter((move) => verbOf(move) === LIFT || chosen.length > 0)
              .map((move) => wholeOption(move, asking)),
            ...(chosenValue(chosen, 'stack') === null
              ? answers(assigns, draft.moves, chosen, asking)
              : []),
            ...(chosen.length === 0 ? actions.map((move) => wholeOption(move, asking)) : []),
          ]
  return {
    kind: 'assign',
    tabs: [],
    tab: -1,
    sort: at !== null ? 'partner' : chosenValue(chosen, 'mission') !== null ? 'leader' : 'mission',
    options,
    moves: draft.choices,
    only,
    button: only === null ? '' : asking.question.answer(only).label,
    lit: litIn(draft, assigns, actions, proposals, picture),
  }
}

/** What the General does about a mission that his Admiral proposes. */
function isAnswerToProposal(move: Move): boolean {
  return verbOf(move) === LIFT || verbOf(move) === JOIN
}

/** An answer that is a whole move was chosen, or an action card. */
function isWhole(chosen: readonly Facet[]): boolean {
  return chosenValue(chosen, 'action') !== null || chosenValue(chosen, 'act') !== null
}

/** Cards for a leader or for nobody yet, leaders for a card. */
function answers(
  assigns: readonly Move[],
  moves: readonly Move[],
  chosen: readonly Facet[],
  asking: Asking,
): Option[] {
  const { picture } = asking
  if (chosenValue(chosen, 'mission') !== null)
    return facets(narrowed(assigns, chosen), 'leader', asking)
  const cards = facets(assigns, 'mission', asking)
  const leader = chosenValue(chosen, 'leader')
  if (leader === null) return cards
  const stacks = picture.stacks[picture.reader] ?? []
  const open = stacks.filter((stack) => {
    const own = drafted(moves, stack)
    return own !== null && leadersOn(own).length === 1
  })
  const joins = open.map(({ slot }) => optionOf(assigns, [{ sort: 'stack', value: slot }], asking))
  return [...joins, ...cards]
}

/** Who may join the leader of a card. */
function partnersOf(observation: State, draft: Draft, at: Move, asking: Asking): Option[] {
  const [leader, second] = leadersOn(at)
  if (leader === undefined || second !== undefined) return []
  const others = draftOf(
    observation,
    draft.moves.filter((move) => move !== at),
  )
  const pairs = others.choices.filter(
    (move) =>
      verbOf(move) === ASSIGN &&
      argA(move) === argA(at) &&
      argC(move) !== NONE &&
      leadersOn(move).includes(leader),
  )
  return pairs.map((move) => {
    const value = argB(move) === leader ? argC(move) : argB(move)
    return optionOf([move], [{ sort: 'partner', value }], asking)
  })
}

function facets(assigns: readonly Move[], sort: 'leader' | 'mission', asking: Asking): Option[] {
  return valuesOf(assigns, sort, [])
    .filter((value) => value !== NONE)
    .map((value) => optionOf(narrowed(assigns, [{ sort, value }]), [{ sort, value }], asking))
}

/** Everything that may be taken up, and what may be taken back. */
function litIn(
  draft: Draft,
  assigns: readonly Move[],
  actions: readonly Move[],
  proposals: readonly Move[],
  picture: Picture,
): Lit {
  const none: ReadonlySet<number> = new Set()
  const leaders = new Set([...valuesOf(assigns, 'leader', []), ...draft.moves.flatMap(leadersOn)])
  leaders.delete(NONE)
  const stacks = (picture.stacks[picture.reader] ?? []).filter(
    (one) => drafted(draft.moves, one) !== null,
  )
  return {
    places: none,
    leaders,
    stacks: new Set([...stacks.map(({ slot }) => slot), ...proposals.map(argA)]),
    missions: new Set(valuesOf(assigns, 'mission', [])),
    actions: new Set(valuesOf(actions, 'action', [])),
    objectives: none,
    tactics: none,
    units: none,
  }
}
