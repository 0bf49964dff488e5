import { useState } from 'preact/hooks'
import { counted } from '../../../../../engine/english.js'
import { TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { EMPIRE, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_THEATER, UNITS_OF } from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../../engine/state.js'
import { deckOf, deckTheater, readyIn } from '../../cinematic/decks.js'
import { isCinematic } from '../../cinematic/rolls.js'
import { leaderName, placeName, unitName } from '../../words/names.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { LeaderIcon } from '../board/leader-token.js'
import { Icon, unitSymbol } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import { Die } from '../scene/die.js'

/** Whoever folds one combat away, to see the map, has all that follow so: a replay runs on through them. */
let wasFolded = false

/** A combat of a replay: forces with their damage, dice on the table, and the tactic cards that these eyes may see. */
export function ReplayCombat({
  state,
  picture,
  isAll,
  isTable,
}: {
  /** The whole state, or what the picture's reader sees of it. */
  state: State
  picture: Picture
  isAll: boolean
  /** What lies open to everybody, nobody's hand. */
  isTable: boolean
}) {
  const [isFolded, fold] = useState(wasFolded)
  const view = viewOf(picture.reader).bind(state)
  const { combatTheater: theater, combatSystem: system } = view
  const battle =
    theater === 0 ? 'space battle' : theater === 1 ? 'ground battle' : 'before the battles'
  const dice = [0, 1, 2].flatMap((colour) =>
    [0, 1, 2, 3].flatMap((face) =>
      Array.from({ length: view.attackDice(colour, face) }, () => ({ colour, face })),
    ),
  )
  return (
    <section class="replay-combat" aria-label={`Combat at ${placeName(system)}`}>
      <header>
        <h2>
          Combat at {placeName(system)}, round {Math.max(1, view.combatRound)}, {battle}
        </h2>
        <button
          type="button"
          class="link"
          aria-expanded={!isFolded}
          onClick={() => {
            wasFolded = !isFolded
            fold(wasFolded)
          }}
        >
          {isFolded ? 'Show the forces' : 'Show the map'}
        </button>
      </header>
      {dice.length > 0 && (
        <div class="dice">
          {dice.map((die) => (
            <Die die={die} />
          ))}
        </div>
      )}
      {!isFolded && (
        <div class="forces">
          {[REBEL, EMPIRE].map((side) => (
            <div class="side-forces">
              <Force state={state} picture={picture} side={side} />
              {isCinematic(view) ? (
                <TacticDeck state={state} reader={isAll ? side : picture.reader} side={side} />
              ) : (
                <TacticHand
                  state={state}
                  reader={isAll ? side : picture.reader}
                  side={side}
                  isKnown={isAll || (!isTable && picture.reader === side)}
                />
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

function Force({ state, picture, side }: { state: State; picture: Picture; side: number }) {
  const view = viewOf(picture.reader).bind(state)
  const place = view.combatSystem
  const leaders = (picture.systems[place]?.leaders ?? []).filter(
    (one) => one.side === side && !one.captive,
  )
  return (
    <div class={`force ${SIDE_CLASS[side]}`}>
      <h3>
        <b>{SIDE_LABELS[side]}</b>
        {leaders.map((one) => (
          <span title={leaderName(one.leader)}>
            <LeaderIcon leader={one.leader} side={side} size={22} />
            <span class="hidden">{leaderName(one.leader)}</span>
          </span>
        ))}
      </h3>
      <div class="theaters">
        {[0, 1].map((theater) => (
          <ul>
            {[...(UNITS_OF[side] ?? [])]
              .filter((type) => UNIT_THEATER[type] === theater && view.units(place, type) > 0)
              .map((type) => (
                <li>{unitLine(view, type)}</li>
              ))}
          </ul>
        ))}
      </div>
    </div>
  )
}

const MOST_DAMAGE = 7

function unitLine(view: RebellionView, type: number) {
  const damage = Array.from({ length: MOST_DAMAGE }, (_, i) => i + 1).flatMap((harm) =>
    Array.from({ length: view.damaged(type, harm) }, () => harm),
  )
  return (
    <>
      <Icon id={unitSymbol(type)} size={18} />{' '}
      {counted(view.units(view.combatSystem, type), unitName(type))}
      {damage.length > 0 && <small> damage {damage.join(', ')}</small>}
    </>
  )
}

/** The card of the battle at hand, as far as these eyes see it, and what is left of the deck. */
function TacticDeck({ state, reader, side }: { state: State; reader: number; side: number }) {
  const view = viewOf(reader).bind(state)
  const { tacticCards } = view
  const deck = deckOf(state, view, side, deckTheater(view))
  const picked = tacticCards.picked(side)
  const isHidden = picked < 0 && tacticCards.hasHiddenPick(side)
  return (
    <div class={`force ${SIDE_CLASS[side]}`}>
      <h3>Tactic cards</h3>
      <ul>
        {picked >= 0 && (
          <li>
            <b>{TACTICS[picked]?.name}</b> <small>{TACTICS[picked]?.about}</small>
          </li>
        )}
        {isHidden && <li>a card face down</li>}
        <li>
          <small>
            {readyIn(deck)} of {deck.length} left:{' '}
            {deck
              .filter((one) => one.state === 'ready')
              .map(({ name }) => name)
              .join(', ') || 'none'}
          </small>
        </li>
      </ul>
    </div>
  )
}

function TacticHand({
  state,
  reader,
  side,
  isKnown,
}: {
  state: State
  reader: number
  side: number
  isKnown: boolean
}) {
  const view = viewOf(reader).bind(state)
  const hand = TACTICS.flatMap((facts, card) =>
    Array.from({ length: view.tacticCards.inHand(side, card) }, () => facts),
  )
  return (
    <div class={`force ${SIDE_CLASS[side]}`}>
      <h3>Tactic cards</h3>
      <ul>
        {hand.map(({ name, about }) => (
          <li>
            <b>{name}</b> <small>{about}</small>
          </li>
        ))}
        {hand.length === 0 && <li>{isKnown ? 'none' : 'none, or hidden'}</li>}
      </ul>
    </div>
  )
}
