import { counted } from '../../../../../engine/english.js'
import { TACTIC_THEATER, TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { unitList } from '../../words/names.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { Icon } from '../icon.js'
import type { RebellionStore } from '../store.js'
import type { Table } from './battle-dice.js'
import type { BattleStory } from './battle-story.js'

/** The tactic hand, what was played this round, the enemy's cards from behind, and what was lost. */

export function BattleCards({ table, store }: { table: Table; store: RebellionStore }) {
  const { field, story, reader } = table
  return (
    <div class="tactics">
      <div class="hand">
        <h3>Tactics</h3>
        <Hand table={table} store={store} />
      </div>
      {story.played.length > 0 && <Played story={story} reader={reader} />}
      <div class="theirs">
        <h3>{SIDE_LABELS[1 - reader]}'s tactics</h3>
        <Backs
          counts={[0, 1].map((theater) => field.view.tacticCards.handSize(1 - reader, theater))}
        />
        <Losses story={story} reader={reader} />
      </div>
    </div>
  )
}

function Hand({ table, store }: { table: Table; store: RebellionStore }) {
  const { view } = table.field
  const lit = store.prompt?.lit.tactics ?? new Set<number>()
  const hand = TACTICS.flatMap((_, card) =>
    Array.from({ length: view.tacticCards.inHand(table.reader, card) }, () => card),
  )
  if (hand.length === 0)
    return (
      <p class="empty">
        No tactic cards. Leaders with tactic values draw them as the combat begins.
      </p>
    )
  return (
    <div class="tactic-cards">
      {hand.map((card) => (
        <TacticCard card={card} can={lit.has(card)} store={store} />
      ))}
    </div>
  )
}

function TacticCard({ card, can, store }: { card: number; can: boolean; store: RebellionStore }) {
  const facts = TACTICS[card]
  if (facts === undefined) return null
  const isBlock = facts.blocks !== undefined
  const when = TACTIC_THEATER[card] === 0 ? 'in your space attack' : 'in your ground attack'
  return (
    <button
      type="button"
      class={`tactic ${can ? 'can' : ''}`}
      data-thing={facts.id}
      data-lit={can ? 'yes' : undefined}
      aria-pressed={store.chosen.some((one) => one.sort === 'tactic' && one.value === card)}
      onClick={() => store.choose([{ sort: 'tactic', value: card }])}
    >
      <small>
        <Icon id={TACTIC_THEATER[card] === 0 ? 'theater-space' : 'theater-ground'} size={12} />{' '}
        {isBlock ? 'block' : 'attack'} · {facts.cost === 1 ? '1 special' : 'free'}
      </small>
      <b>{facts.name}</b>
      <span>{facts.about}</span>
      {!can && <small class="when">{isBlock ? 'when they hit you' : when}</small>}
    </button>
  )
}

function Played({ story, reader }: { story: BattleStory; reader: number }) {
  return (
    <div class="played">
      <h3>Played this round</h3>
      <ul>
        {story.played.map(({ side, name, about }) => (
          <li class={SIDE_CLASS[side]} title={about}>
            <b>{name}</b>
            <span class="hidden">, {side === reader ? 'yours' : 'theirs'}. </span>
            <small>{about}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Backs({ counts }: { counts: readonly number[] }) {
  const [space = 0, ground = 0] = counts
  const words = `${space} space, ${ground} ground`
  return (
    <p class="backs">
      <span aria-hidden="true">
        {counts.flatMap((count, theater) =>
          Array.from({ length: count }, () => (
            <i class="back">
              <Icon id={theater === 0 ? 'theater-space' : 'theater-ground'} size={13} />
            </i>
          )),
        )}
      </span>
      <small>{space + ground === 0 ? 'none' : words}</small>
    </p>
  )
}

/** What the combat has cost so far. */
function Losses({ story, reader }: { story: BattleStory; reader: number }) {
  return (
    <dl class="losses">
      {[reader, 1 - reader].map((side) => (
        <div class={SIDE_CLASS[side]}>
          <dt>{side === reader ? 'You lost' : 'They lost'}</dt>
          <dd>{soFar(lossList(story, side))}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Units that are crossed out fall when the attack is over. */
function soFar(losses: string): string {
  return losses === 'nothing' ? 'nothing so far' : losses
}

export function lossList(story: BattleStory, side: number): string {
  const lost = story.lost[side] ?? []
  const number = lost.reduce((sum, { count }) => sum + count, 0)
  if (number === 0) return 'nothing'
  return lost.length > 3 ? counted(number, 'unit') : unitList(lost)
}
