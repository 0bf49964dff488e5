import { ACTIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { argA, argB, KEEP, NONE, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { actionId, leaderId } from '../../../../../engine/rebellion/text/names.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import { Peek } from '../../../../page/card/peek.js'
import { leaderName } from '../../words/names.js'
import { LeaderIcon } from '../board/leader-token.js'
import { SkillIcons, skillList } from '../board/skill-icons.js'
import { facetsOf } from '../choice/facets.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'

/** Recruiting: the drawn action cards side by side, each with the leaders it can bring. */
export function RecruitCards({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const moves = store.choices.filter((move) => verbOf(move) === KEEP)
  const cards = [...new Set(moves.map(argA))]
  const chosen = store.prompt?.only ?? null
  return (
    <div class="recruit-cards">
      {cards.map((card) => (
        <section class="recruit-card" aria-label={ACTIONS[card]?.name}>
          <Peek id={actionId(card)}>
            <b>{ACTIONS[card]?.name}</b>
          </Peek>
          <p>{ACTIONS[card]?.about}</p>
          {moves
            .filter((move) => argA(move) === card)
            .map((move) => (
              <button
                type="button"
                class={`option ${move === chosen ? 'on' : ''}`}
                aria-pressed={move === chosen}
                data-thing={argB(move) === NONE ? undefined : leaderId(argB(move))}
                onClick={() => store.choose(facetsOf(move))}
              >
                <span class="key">{digitOf(moves.indexOf(move))}</span>
                <Recruit leader={argB(move)} picture={picture} />
              </button>
            ))}
          <small>{shownNames(card, moves)}</small>
        </section>
      ))}
    </div>
  )
}

/** Leaders are counted through all cards: a digit chooses the card with him. */
function digitOf(index: number): string {
  return index < 9 ? String(index + 1) : ''
}

function Recruit({ leader, picture }: { leader: number; picture: Picture }) {
  const one = picture.leaders[leader]
  if (leader === NONE || one === undefined) return <span>Nobody</span>
  return (
    <>
      <LeaderIcon leader={leader} side={one.side} size={24} />
      <b>{leaderName(leader)}</b>
      <span class="detail">
        <SkillIcons skills={one.skills} minors={one.minors} />
        <span class="hidden">{skillList(one.skills, one.minors)}</span> {one.tactics[0]}/
        {one.tactics[1]}
      </span>
    </>
  )
}

/** Leaders of the card who cannot be recruited any more. */
function shownNames(card: number, moves: readonly number[]): string {
  const open = new Set(moves.filter((move) => argA(move) === card).map(argB))
  const gone = bits(ACTIONS[card]?.shows ?? 0).filter((leader) => !open.has(leader))
  return gone.length === 0 ? '' : `${gone.map(leaderName).join(', ')}: not in reserve`
}
