import type { Move } from '../../../../../engine/game.js'
import { DONE, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { questionOf } from '../../questions/question.js'
import { askedOf, type Picture, pictureOf } from '../picture/picture.js'
import { assignPrompt } from './assign-prompt.js'
import { buildMoves } from './build-plan.js'
import { askedIn, type Draft, draftOf, isDrafted } from './draft.js'
import { chosenValue, type Facet, facetsOf, narrowed, valuesOf } from './facets.js'
import {
  isDivision,
  type PlacingPlan,
  placingPlan,
  placingPrompt,
  withAhead,
} from './placing-plan.js'
import { type Prompt, promptOf } from './prompt.js'

/** A decision as it is shown: what is drafted of it, what is chosen, what may be chosen next. */
export interface Decision {
  /** The position with the whole draft, or with that of the hint that is looked at. */
  readonly picture: Picture
  readonly draft: Draft | null
  /** What is drawn: the draft, or that of the hint. */
  readonly drawn: Draft | null
  /** Where starting units are placed. */
  readonly placing: PlacingPlan | null
  readonly chosen: readonly Facet[]
  readonly prompt: Prompt | null
}

/** What a person has done about a decision so far. */
export interface Touched {
  readonly observation: State
  /** Whose eyes see it. */
  readonly side: number
  readonly kind: string
  readonly legal: readonly Move[]
  /** What is chosen of the next move, and what was before the last step of it. */
  readonly picked: readonly Facet[]
  readonly before: readonly Facet[]
  /** Small moves as they were tried; null where nothing has been touched. */
  readonly tried: readonly Move[] | null
  /** The plan of a hint that is looked at. */
  readonly plan: readonly Move[] | null
}

export function decisionOf(touched: Touched): Decision {
  const { observation, side, kind, plan, picked } = touched
  const tried = drafting(observation, kind, draftedIn(touched))
  const { draft, placing } = tried
  const drawn = plan === null ? tried : drafting(observation, kind, withPlan(touched, plan))
  const seen = drawn.draft?.observation ?? observation
  const behind = askedOf(pictureOf(seen, side), observation)
  const picture = withAhead(behind, drawn.placing?.ahead ?? [])
  const choices = draft?.choices ?? touched.legal
  const [hinted] = plan ?? []
  const chosen =
    kind === 'deploy'
      ? inHand(choices, picked)
      : hinted !== undefined && draft === null
        ? facetsOf(hinted)
        : picked
  const prompt =
    placing !== null
      ? placingPrompt(placing, handOf(placing, chosen) !== null)
      : kind === 'assign' && draft !== null
        ? assignPrompt(observation, draft, chosen, picture)
        : promptOf(
            { kind, picture, question: questionOf(askedIn(observation, draft)) },
            choices,
            chosen,
            touched.before,
          )
  return { picture, draft, drawn: drawn.draft, placing, chosen, prompt }
}

/** The small moves as the person made them; icons build as long as he says nothing else. */
export function draftedIn({ tried, kind, observation }: Touched): readonly Move[] {
  return tried ?? (kind === 'build' ? buildMoves(observation) : [])
}

/** The draft with these moves; where all is decided from the beginning they stand alone. */
export function withPlan(touched: Touched, plan: readonly Move[]): readonly Move[] {
  const moves = plan.filter((move) => verbOf(move) !== DONE)
  return [...goneOnFrom(touched), ...moves]
}

/** What a hint goes on from. */
export function goneOnFrom(touched: Touched): readonly Move[] {
  const beginsAnew = touched.kind === 'build' || isDivision(touched.legal)
  return beginsAnew ? [] : draftedIn(touched)
}

/** What small moves come to, where the decision is drafted. */
export function drafting(
  observation: State,
  kind: string,
  moves: readonly Move[],
): Pick<Decision, 'draft' | 'placing'> {
  if (!isDrafted(observation)) return { draft: null, placing: null }
  if (kind !== 'setup') return { draft: draftOf(observation, moves), placing: null }
  const placing = placingPlan(observation, moves)
  return { draft: placing.draft, placing }
}

/** A kind of starting unit in hand, and how many of it a click places. */
export interface Hand {
  readonly type: number
  readonly count: number
}

/** What is chosen as long as it lasts, then the next kind. */
export function handOf(placing: PlacingPlan, chosen: readonly Facet[]): Hand | null {
  const wanted = chosenValue(chosen, 'unit')
  const open = placing.rows.filter(({ left }) => left > 0)
  const row = open.find(({ type }) => type === wanted) ?? open[0]
  if (row === undefined) return null
  const count = row.type === wanted ? (chosenValue(chosen, 'count') ?? 1) : 1
  return { type: row.type, count: Math.min(count, row.left) }
}

/** A unit that can go to several places is in hand as soon as deploying begins. */
function inHand(choices: readonly Move[], picked: readonly Facet[]): readonly Facet[] {
  if (chosenValue(picked, 'unit') !== null || chosenValue(picked, 'place') !== null) return picked
  const units = valuesOf(choices, 'unit', []).map((value): Facet => ({ sort: 'unit', value }))
  const free = units.find((unit) => narrowed(choices, [unit]).length > 1) ?? units[0]
  return free === undefined ? picked : [...picked, free]
}
