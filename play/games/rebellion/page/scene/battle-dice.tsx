import { counted } from '../../../../../engine/english.js'
import type { Move } from '../../../../../engine/game.js'
import { BLACK, GREEN, RED, UNIT_COLOUR } from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { DIRECT_FACE, HIT_FACE } from '../../../../../engine/rebellion/missions/dice.js'
import { argA, argB, HIT, REROLL, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { type DiceCounts, isCinematic, rollOf } from '../../cinematic/rolls.js'
import { unitName } from '../../words/names.js'
import { COLOUR_NAMES, FACE_NAMES, SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { hasMark, mostMarks } from '../choice/dice-marks.js'
import { facetsOf } from '../choice/facets.js'
import type { RebellionStore } from '../store.js'
import { destroyedSince, type Field, tilesOf } from './battle-forces.js'
import type { BattleStory } from './battle-story.js'
import type { DieShown } from './dice.js'
import { DiceDue, Die } from './die.js'

/** The dice of both sides beside each other, and what those on the table may still do. */

export interface Table {
  readonly field: Field
  readonly story: BattleStory
  readonly reader: number
  /** The side whose dice are rolling now; null when nobody's are. */
  readonly rolling: number | null
}

export function DiceTray({ table, store }: { table: Table; store: RebellionStore }) {
  const { reader } = table
  return (
    <div class="dice-tray">
      <Row table={table} store={store} side={reader} name="Your dice" />
      <HitsLeft table={table} />
      <Row
        table={table}
        store={store}
        side={1 - reader}
        name={`${SIDE_LABELS[1 - reader]}'s dice`}
      />
    </div>
  )
}

function Row({
  table,
  store,
  side,
  name,
}: {
  table: Table
  store: RebellionStore
  side: number
  name: string
}) {
  const { field, story, reader, rolling } = table
  const dice = story.rolls[side] ?? null
  const due = story.theater === null ? NO_DICE : diceDue(field, side, story.theater)
  return (
    <div class={`side-dice ${SIDE_CLASS[side]} ${side === reader ? 'mine' : 'theirs'}`}>
      <h3>
        <b>{name}</b> {dice === null && <small>{diceList(due)}</small>}
      </h3>
      <div class="dice">
        {dice === null ? (
          <DiceDue counts={due} />
        ) : rolling === side ? (
          dice.map((die) => <Die die={die} state="rolling" />)
        ) : (
          lying(table, side, dice).map((one) => <Lies one={one} store={store} />)
        )}
        {(dice?.length ?? total(due)) === 0 && <span class="none">no dice</span>}
      </div>
      {side === reader && <MarkWords table={table} store={store} />}
    </div>
  )
}

/** How many dice may be marked, and how many are. */
function MarkWords({ table, store }: { table: Table; store: RebellionStore }) {
  const { view, legal } = table.field
  const most = mostMarks(view, legal)
  if (most === 0 || !store.isAsked) return null
  const marked = store.beside.dice.length
  return (
    <p class="mark-words">
      {marked === 0
        ? `Click the dice to reroll, up to ${most}: once in this attack.`
        : `${marked} of ${most} marked for the reroll.`}
    </p>
  )
}

const NO_DICE: DiceCounts = [0, 0, 0]

/** Dice that a side rolls next in a battle; none where it has nobody. */
export function diceDue(field: Field, side: number, theater: number): DiceCounts {
  const { view, observation, since } = field
  return rollOf(observation, view, side, theater, (type) => destroyedSince(since, type))
}

/** `2 red, 1 black, 1 green`, as far as there are any. */
export function diceList([red, black, green]: DiceCounts): string {
  const parts = [
    red > 0 ? `${red} red` : '',
    black > 0 ? `${black} black` : '',
    green > 0 ? `${green} green` : '',
  ].filter((part) => part !== '')
  return parts.join(', ') || 'no dice'
}

export function total(counts: DiceCounts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

interface Lying {
  readonly die: DieShown
  readonly state: '' | 'hand' | 'used' | 'aside'
  /** What a click on it does: it is rolled again. */
  readonly move: Move | null
  /** Which of those that show the same it is, where several are marked together; -1 elsewhere. */
  readonly nth: number
}

function Lies({ one: { die, state, move, nth }, store }: { one: Lying; store: RebellionStore }) {
  if (move === null) return <Die die={die} state={state} />
  const facets = facetsOf(move)
  const isChosen =
    nth >= 0
      ? hasMark(store.beside.dice, move, nth)
      : facets.every((facet) =>
          store.chosen.some(({ sort, value }) => sort === facet.sort && value === facet.value),
        )
  return (
    <button
      type="button"
      class="die-button"
      data-lit="yes"
      aria-pressed={isChosen}
      aria-label={`Reroll the ${COLOUR_NAMES[die.colour]} ${FACE_NAMES[die.face]}`}
      onClick={() => (nth >= 0 ? store.beside.markDie(move, nth) : store.choose(facets))}
    >
      <Die die={die} state={state} />
    </button>
  )
}

/** A roll as it lies there: what is used up, and which die is in hand. */
function lying({ field, story }: Table, side: number, dice: readonly DieShown[]): readonly Lying[] {
  const { view, since, legal } = field
  const rerolls = isCinematic(view) ? legal.filter((move) => verbOf(move) === REROLL) : []
  const again = ({ colour, face }: DieShown): Move | null =>
    rerolls.find((move) => argA(move) === colour && argB(move) === face) ?? null
  const isFresh = since.some(({ event }) => event.kind === 'dice')
  const left = new Map<number, number>()
  for (const { colour, face } of dice) {
    const number =
      isFresh || side !== story.attacker ? Number.POSITIVE_INFINITY : view.attackDice(colour, face)
    left.set(colour * 4 + face, number)
  }
  const isDone = side !== story.attacker
  const aside = new Map<number, number>()
  let hand = legal.some((move) => verbOf(move) === HIT) && !isDone ? dieInHand(view) : null
  const most = mostMarks(view, legal)
  const numbers = new Map<number, number>()
  return dice.map((die) => {
    const key = die.colour * 4 + die.face
    const remaining = left.get(key) ?? 0
    left.set(key, remaining - 1)
    const nth = numbers.get(key) ?? 0
    numbers.set(key, nth + 1)
    if (isDone) return { die, state: 'used', move: null, nth: -1 }
    if (remaining <= 0) {
      const number = aside.get(key) ?? 0
      aside.set(key, number + 1)
      const isAside = number < view.diceAside(die.colour, die.face)
      return { die, state: isAside ? 'aside' : 'used', move: null, nth: -1 }
    }
    if (hand !== null && hand.colour === die.colour && hand.face === die.face) {
      hand = null
      return { die, state: 'hand', move: null, nth: -1 }
    }
    return { die, state: '', move: again(die), nth: most > 0 ? nth : -1 }
  })
}

/** The die that is assigned next: red hits, black hits, then direct hits. */
function dieInHand(view: RebellionView): DieShown | null {
  for (const colour of [RED, BLACK])
    if (view.attackDice(colour, HIT_FACE) > 0) return { colour, face: HIT_FACE }
  for (const colour of [RED, BLACK, GREEN])
    if (view.attackDice(colour, DIRECT_FACE) > 0) return { colour, face: DIRECT_FACE }
  return null
}

/** Which hits remain, and what they may hit. */
function HitsLeft({ table }: { table: Table }) {
  const { field, story, rolling } = table
  if (story.attacker === null || rolling !== null || story.theater === null) return <div />
  const lines = hitLines(field, story, story.attacker, story.theater)
  const total = lines.reduce((sum, { count }) => sum + count, 0)
  if (lines.length === 0) return <div />
  return (
    <div class="hits-left">
      <p>
        <b>{total}</b> {total === 1 ? 'hit' : 'hits'} left on the dice
      </p>
      {lines.map(({ text }) => (
        <small>{text}</small>
      ))}
    </div>
  )
}

interface HitLine {
  readonly count: number
  readonly text: string
}

function hitLines(field: Field, story: BattleStory, attacker: number, theater: number): HitLine[] {
  const { view } = field
  const isFresh = field.since.some(({ event }) => event.kind === 'dice')
  const roll = story.rolls[attacker] ?? []
  const rolled = (colour: number, face: number): number =>
    roll.filter((die) => die.colour === colour && die.face === face).length
  const now = (colour: number, face: number): number =>
    isFresh ? rolled(colour, face) : view.attackDice(colour, face)
  const targets = tilesOf(field, 1 - attacker, theater).filter(({ type }) => view.health(type) > 0)
  const open = targets.filter(({ isDoomed }) => !isDoomed)
  const lines: HitLine[] = []
  for (const colour of [RED, BLACK]) {
    const isThere = targets.some(({ type }) => UNIT_COLOUR[type] === colour)
    const names = namesOf(open.filter(({ type }) => UNIT_COLOUR[type] === colour))
    // Hits that nothing here can take are off the table at once
    const count = isThere ? now(colour, HIT_FACE) : rolled(colour, HIT_FACE)
    if (count > 0)
      lines.push({
        count: names === '' ? 0 : count,
        text: `${counted(count, `${COLOUR_NAMES[colour]} hit`)}: ${names || 'no target left'}`,
      })
  }
  const direct = [RED, BLACK, GREEN].reduce((sum, colour) => sum + now(colour, DIRECT_FACE), 0)
  if (direct > 0)
    lines.push({
      count: open.length === 0 ? 0 : direct,
      text: `${counted(direct, 'direct hit')}: ${open.length === 0 ? 'no target left' : 'any unit'}`,
    })
  return lines
}

function namesOf(tiles: readonly { readonly type: number }[]): string {
  const names = [...new Set(tiles.map(({ type }) => unitName(type)))]
  return names.length < 3
    ? names.join(' or ')
    : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
