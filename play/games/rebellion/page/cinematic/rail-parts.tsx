import { TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { THEATER_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { tacticId } from '../../../../../engine/rebellion/text/names.js'
import type { State } from '../../../../../engine/state.js'
import { Peek } from '../../../../page/card/peek.js'
import { type DeckCard, deckOf, deckTheater } from '../../cinematic/decks.js'
import { diceWords } from '../../cinematic/halves.js'
import { hitsExpected, rollOf } from '../../cinematic/rolls.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { Icon, unitSymbol } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import { battleTold, type CardPlay } from '../scene/battle-story.js'
import type { RebellionStore } from '../store.js'

/** What stands beside a cinematic combat, while it goes on. */
export function BattleNews({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const observation = store.drawn?.observation ?? store.observation
  const view = viewOf(picture.reader).bind(observation)
  const theater = deckTheater(view)
  const story = battleTold(store, view)
  if (story === null || story.isOver) return null
  return (
    <>
      <TheyMayPlay
        state={observation}
        view={view}
        theater={theater}
        isPlain={!store.settings.verdicts}
      />
      <DiceToExpect state={observation} view={view} theater={theater} />
      <RoundsSoFar plays={story.plays} reader={picture.reader} />
    </>
  )
}

function TheyMayPlay({
  state,
  view,
  theater,
  isPlain,
}: {
  state: State
  view: RebellionView
  theater: number
  isPlain: boolean
}) {
  const deck = deckOf(state, view, view.enemy, theater)
  const ready = deck.filter((one) => one.state === 'ready')
  const used = deck.filter((one) => one.state !== 'ready').map(({ name }) => name)
  const inFull = ready.filter(({ halves }) => halves[0]?.isHere === true).length
  const isLocked = view.tacticCards.isLocked(view.enemy, theater)
  return (
    <section class={`may-play ${SIDE_CLASS[view.enemy]}`} aria-label="They may play">
      <h2>
        <i class="dot" />{' '}
        <b>{isBeforeCards(view) && !isLocked ? 'They may play' : 'They have left'}</b>{' '}
        <small>
          {isLocked
            ? 'no card this round'
            : `${THEATER_IDS[theater]}: ${ready.length} of ${deck.length}${isPlain ? '' : `, ${inFull} in full`}`}
        </small>
      </h2>
      <ul>
        {ready.map((one) => (
          <MayPlay one={one} isPlain={isPlain} />
        ))}
      </ul>
      {used.length > 0 && <p>Used: {used.join(', ')}</p>}
    </section>
  )
}

/** They have not shown a card of this round yet. */
function isBeforeCards({ combatRound, tacticCards }: RebellionView): boolean {
  return combatRound === 0 || (tacticCards.theater >= 0 && tacticCards.first < 0)
}

function MayPlay({
  one: { card, name, halves, brief },
  isPlain,
}: {
  one: DeckCard
  isPlain: boolean
}) {
  const [top] = halves
  const isCancelling = top?.cancels === true && top.works
  return (
    <li class={isPlain || top?.isHere === true ? '' : 'dim'}>
      {top?.unit === undefined || top.unit === null ? (
        <span class="any">any</span>
      ) : (
        <Icon id={unitSymbol(top.unit)} size={18} />
      )}
      <Peek id={tacticId(card)}>
        <b>{name}</b>
      </Peek>
      {!isPlain && <span class={isCancelling ? 'warn' : ''}>{brief}</span>}
    </li>
  )
}

function DiceToExpect({
  state,
  view,
  theater,
}: {
  state: State
  view: RebellionView
  theater: number
}) {
  return (
    <section class="dice-to-expect" aria-label="Dice in this battle">
      <h2>
        Dice in the {THEATER_IDS[theater]} battle <small>hits to expect</small>
      </h2>
      <dl>
        {[view.side, view.enemy].map((side) => (
          <div class={SIDE_CLASS[side]}>
            <dt>{SIDE_LABELS[side]}</dt>
            <dd>
              {diceWords(rollOf(state, view, side, theater))}
              <b>{hitsExpected(state, view, side, theater).toFixed(1)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function RoundsSoFar({ plays, reader }: { plays: readonly CardPlay[]; reader: number }) {
  if (plays.length === 0) return null
  const rows = plays.filter(
    ({ round, theater }, i) =>
      plays.findIndex((one) => one.round === round && one.theater === theater) === i,
  )
  const cell = (row: { round: number; theater: number }, side: number): string =>
    plays
      .filter((one) => one.round === row.round && one.theater === row.theater && one.side === side)
      .map(playWords)
      .join('; ') || 'no card'
  return (
    <section class="rounds-so-far" aria-label="Rounds so far">
      <h2>Rounds so far</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">Round</span>
            </th>
            <th scope="col">You</th>
            <th scope="col">{reader === 0 ? 'Empire' : 'Rebels'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">
                {Math.max(1, row.round)}{' '}
                <Icon id={row.theater === 0 ? 'theater-space' : 'theater-ground'} size={12} />
                <span class="hidden">{THEATER_IDS[row.theater]}</span>
              </th>
              <td>{cell(row, reader)}</td>
              <td>{cell(row, 1 - reader)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function playWords({ card, half, isCancelled }: CardPlay): string {
  const what = isCancelled
    ? ', cancelled'
    : half === null
      ? ''
      : half === 'neither'
        ? ', unused'
        : `, ${half} half`
  return `${TACTICS[card]?.name}${what}`
}
