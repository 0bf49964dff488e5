import type { Move } from '../../../../../engine/game.js'
import { TACTIC_THEATER, TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import {
  targetCount,
  targetHarm,
  targetType,
} from '../../../../../engine/rebellion/combat/targets.js'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { argA, argB, BLOCK, HIT, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { counted, placeName } from '../../words/names.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { LeaderIcon } from '../board/leader-token.js'
import type { SymbolId } from '../data/symbols.js'
import { Icon, unitSymbol } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import { Die } from '../scene/die.js'
import type { RebellionStore } from '../store.js'

/** A combat over board and dock: both forces, the dice of the attack, damage, the tactic hand. */
export function CombatPanel({
  store,
  picture,
  observation,
}: {
  store: RebellionStore
  picture: Picture
  observation: State
}) {
  const view = viewOf(picture.reader).bind(observation)
  const system = view.combatSystem
  const theater = view.combatTheater
  const steps = stepsOf(store.kind, theater)
  return (
    <section class="combat" aria-label={`Combat at ${placeName(system)}`}>
      <header>
        <h2>
          {placeName(system)}, round {Math.max(1, view.combatRound)}
        </h2>
        <ol class="combat-steps">
          {steps.map(({ name, icon, now }) => (
            <li class={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
              <Icon id={icon} size={13} /> {name}
            </li>
          ))}
        </ol>
      </header>
      <Theater
        store={store}
        picture={picture}
        observation={observation}
        theater={0}
        active={theater === 0}
      />
      <DiceTray view={view} store={store} />
      <Theater
        store={store}
        picture={picture}
        observation={observation}
        theater={1}
        active={theater === 1}
      />
      <Tactics store={store} view={view} picture={picture} />
    </section>
  )
}

interface Step {
  readonly name: string
  readonly icon: SymbolId
  readonly now: boolean
}

function stepsOf(kind: string, theater: number): Step[] {
  const isBattle = kind === 'tactic' || kind === 'damage' || kind === 'block'
  return [
    { name: 'Leaders', icon: 'icon-recruit', now: kind === 'add-leader' },
    { name: 'Cards', icon: 'icon-card', now: kind === 'start-of-combat' },
    { name: 'Space battle', icon: 'theater-space', now: isBattle && theater === 0 },
    { name: 'Ground battle', icon: 'theater-ground', now: isBattle && theater === 1 },
    { name: 'Retreat', icon: 'icon-retreat', now: kind === 'retreat' },
  ]
}

interface Tile {
  readonly type: number
  readonly before: number
  readonly assigned: number
  /** Equal units that this tile stands for. */
  readonly number: number
  readonly move: Move | null
}

/** More tiles than this do not fit side by side: equal units then share one. */
const MOST_TILES = 6

/** One tile a unit while they fit, the strongest first. */
function tilesOf(
  view: RebellionView,
  observation: State,
  side: number,
  theater: number,
  legal: readonly Move[],
): Tile[] {
  const tiles: Tile[] = []
  UNITS.forEach((facts, type) => {
    const belongs = (facts.side === 'rebel' ? 0 : 1) === side
    if (!belongs || (facts.theater === 'space' ? 0 : 1) !== theater) return
    const count = view.units(view.combatSystem, type)
    for (const { before, assigned, number } of groupsOf(view, observation, type, count)) {
      const harm = before * 16 + assigned
      const move = legal.find(
        (one) =>
          (verbOf(one) === HIT || verbOf(one) === BLOCK) &&
          argA(one) === type &&
          argB(one) === harm,
      )
      if (number > 0) tiles.push({ type, before, assigned, number, move: move ?? null })
    }
  })
  tiles.reverse()
  const total = tiles.reduce((sum, { number }) => sum + number, 0)
  if (total > MOST_TILES) return tiles
  return tiles.flatMap((tile) =>
    Array.from({ length: tile.number }, () => ({ ...tile, number: 1 })),
  )
}

interface Group {
  readonly before: number
  readonly assigned: number
  readonly number: number
}

/** Units of a type by damage: those under fire from the list of targets, else from the damage they carry. */
function groupsOf(view: RebellionView, observation: State, type: number, count: number): Group[] {
  const groups: Group[] = []
  for (let i = 0; targetCount(observation, i) > 0; i++)
    if (targetType(observation, i) === type)
      groups.push({
        before: targetHarm(observation, i) >> 4,
        assigned: targetHarm(observation, i) & 15,
        number: targetCount(observation, i),
      })
  if (groups.length > 0) return groups
  let left = count
  for (let damage = 7; damage >= 1; damage--) {
    const number = Math.min(left, view.damaged(type, damage))
    if (number > 0) groups.push({ before: damage, assigned: 0, number })
    left -= number
  }
  if (left > 0) groups.push({ before: 0, assigned: 0, number: left })
  return groups
}

function Theater({
  store,
  picture,
  observation,
  theater,
  active,
}: {
  store: RebellionStore
  picture: Picture
  observation: State
  theater: number
  active: boolean
}) {
  const view = viewOf(picture.reader).bind(observation)
  const place = view.combatSystem
  const legal = store.choices
  const order = [picture.reader, 1 - picture.reader]
  const halves = order.map((side) => ({
    side,
    tiles: tilesOf(view, observation, side, theater, legal),
  }))
  return (
    <div class={`theater ${active ? 'active' : ''}`}>
      {halves.map(({ side, tiles }) => (
        <div class={`half ${SIDE_CLASS[side]} ${side === picture.reader ? 'mine' : 'theirs'}`}>
          <h3>
            <Icon id={theater === 0 ? 'theater-space' : 'theater-ground'} size={14} />{' '}
            <b>{SIDE_LABELS[side]}</b>
            {theater === 0 &&
              (picture.systems[place]?.leaders ?? [])
                .filter((one) => one.side === side && !one.captive)
                .map((one) => <LeaderIcon leader={one.leader} side={side} size={24} />)}
            {view.battleWinner(theater) === side && <small>won this battle</small>}
          </h3>
          <div class="tiles">
            {tiles.map((tile) => (
              <UnitTile tile={tile} view={view} store={store} />
            ))}
            {tiles.length === 0 && <span class="none">no units</span>}
          </div>
        </div>
      ))}
    </div>
  )
}

function UnitTile({
  tile,
  view,
  store,
}: {
  tile: Tile
  view: RebellionView
  store: RebellionStore
}) {
  const { type, before, assigned, number, move } = tile
  const health = view.health(type)
  const harm = before + assigned
  const doomed = health > 0 && harm >= health
  const isRed = UNITS[type]?.health[0] === 'red'
  const label = `${UNITS[type]?.name}, ${health === 0 ? 'cannot be damaged' : `${Math.max(0, health - harm)} of ${counted(health, isRed ? 'red health' : 'black health', isRed ? 'red health' : 'black health')} left`}${doomed ? ', doomed' : ''}`
  const name = `unit-tile ${move !== null ? 'can' : ''} ${doomed ? 'doomed' : ''}`
  const hearts = (
    <span class="tile-face" aria-hidden="true">
      <Icon id={unitSymbol(type)} size={34} />
      <span class="hearts">
        {Array.from({ length: health }, (_, i) => (
          <Icon
            id={isRed ? 'health-red' : 'health-black'}
            size={11}
            class={`${isRed ? 'red' : 'black'} ${i >= health - harm ? 'lost' : ''}`}
          />
        ))}
      </span>
      <span class="unit-name">{UNITS[type]?.short}</span>
      {assigned > 0 && <span class="hits">{assigned}</span>}
      {number > 1 && <span class="number">×{number}</span>}
    </span>
  )
  if (move === null)
    return (
      <span class={name} role="img" aria-label={label} title={label}>
        {hearts}
      </span>
    )
  return (
    <button
      type="button"
      class={name}
      title={label}
      data-lit="yes"
      onClick={() => choose(store, move)}
    >
      {hearts}
      <span class="hidden">{label}</span>
    </button>
  )
}

function choose(store: RebellionStore, move: Move): void {
  if (store.draft !== null) store.addToDraft(move)
  else store.make([move])
}

function DiceTray({ view, store }: { view: RebellionView; store: RebellionStore }) {
  const mine = store.session?.isMine === true && store.kind !== 'block'
  const dice = [0, 1].flatMap((colour) =>
    [0, 1, 2, 3].flatMap((face) =>
      Array.from({ length: view.attackDice(colour, face) }, () => ({ colour, face })),
    ),
  )
  const hits = dice.filter(({ face }) => face < 2).length
  return (
    <div class="dice-tray">
      <h3>{dice.length === 0 ? 'Dice' : mine ? 'Your dice' : 'Dice of the attack'}</h3>
      <div class="dice">
        {dice.map(({ colour, face }) => (
          <Die die={{ colour, face }} />
        ))}
        {dice.length === 0 && <span class="none">no dice on the table</span>}
      </div>
      {hits > 0 && (
        <p class="hit-count">
          <b>{hits}</b> {hits === 1 ? 'hit' : 'hits'} to place
        </p>
      )}
    </div>
  )
}

function Tactics({
  store,
  view,
  picture,
}: {
  store: RebellionStore
  view: RebellionView
  picture: Picture
}) {
  const lit = store.prompt?.lit.tactics ?? new Set<number>()
  const hand = TACTICS.flatMap((_, card) =>
    Array.from({ length: view.tacticsInHand(picture.reader, card) }, () => card),
  )
  return (
    <div class="tactics">
      <h3>Tactics</h3>
      <div class="tactic-cards">
        {hand.map((card) => {
          const facts = TACTICS[card]
          const can = lit.has(card)
          return (
            <button
              type="button"
              class={`tactic ${can ? 'can' : ''}`}
              data-lit={can ? 'yes' : undefined}
              aria-pressed={store.chosen.some((one) => one.sort === 'tactic' && one.value === card)}
              onClick={() => store.choose([{ sort: 'tactic', value: card }])}
            >
              <small>
                <Icon
                  id={TACTIC_THEATER[card] === 0 ? 'theater-space' : 'theater-ground'}
                  size={12}
                />{' '}
                {facts?.blocks !== undefined ? 'block' : 'attack'} ·{' '}
                {facts?.cost === 1 ? '1 special' : 'free'}
              </small>
              <b>{facts?.name}</b>
              <span>{facts?.about}</span>
              {!can && (
                <small class="when">
                  {facts?.blocks !== undefined
                    ? 'when they hit you'
                    : TACTIC_THEATER[card] === 0
                      ? 'in your space attack'
                      : 'in your ground attack'}
                </small>
              )}
            </button>
          )
        })}
        {hand.length === 0 && (
          <p class="empty">
            No tactic cards. Leaders with tactic values draw them as the battle begins.
          </p>
        )}
      </div>
    </div>
  )
}
