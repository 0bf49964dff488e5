import type { State } from '../../../state.js'
import { isContested, unitsAt } from '../../board/board.js'
import { CARD, cardFrame, TACTIC_BOTTOM, TACTIC_TOP } from '../../cards/card-frame.js'
import { pushCard } from '../../cards/card-step.js'
import { TACTIC_SIDE, TACTICS, type TacticHalf } from '../../cards/registry.js'
import { below, byte, type Field, sideOf } from '../../course/frame.js'
import {
  course,
  defineStep,
  findFrame,
  goTo,
  isAt,
  isOnTop,
  isStep,
  pop,
  push,
  topFrame,
} from '../../course/steps.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SIDE_IDS, SPACE } from '../../facts/sides.js'
import { SHIELD_GENERATOR } from '../../facts/unit-types.js'
import { BOTTOM_CHOICE, TOP_CHOICE } from '../../state/choices.js'
import { note } from '../../state/journal.js'
import {
  argA,
  CHOOSE_OPTION,
  DECLINE,
  move0,
  move1,
  PICK_TACTIC,
  verbOf,
} from '../../state/moves.js'
import { tacticId } from '../../text/names.js'
import { tacticName } from '../../text/words.js'
import { pushAttack } from '../attack-frame.js'
import {
  askedInCombat,
  combatSystem,
  FIRST,
  firstAttacker,
  LOCKED,
  LOCKED_NEXT,
  OPEN_HAND,
  ROUND,
  THEATER,
  TRAP,
} from '../fields.js'
import { removeCondemned } from '../losses.js'
import {
  countTactics,
  discardOwn,
  isDiscarded,
  isInDeck,
  ownTactics,
  renewOwn,
} from './own-decks.js'
import { pushReturn } from './returning.js'

/** What comes before the attacks of a battle in cinematic combat: both sides pick a card, and the cards are resolved. */

const tactics = {
  theater: byte(3, 'theater'),
  /** What each side has picked; the enemy does not see it before it lies open. */
  rebel: byte(4, 'tactic-plus-1'),
  empire: byte(5, 'tactic-plus-1'),
  open: byte(6, { flags: ['rebel', 'empire'] }),
  /** Whose card is resolved first, once both lie open. */
  first: byte(7, 'side'),
  /** The card that is resolved second has been cancelled. */
  cancelled: byte(8, 'flag'),
  /** The card that each side has used last, its additional ones too. */
  rebelUsed: byte(9, 'tactic-plus-1'),
  empireUsed: byte(10, 'tactic-plus-1'),
}

/** A pick in an observation of the other side. */
const HIDDEN_PICK = 255

const TACTIC_CARDS = defineStep({
  number: 70,
  name: 'tactic-cards',
  kind: 'pick',
  frame: tactics,
  on: [{ step: 'combat', stages: ['space-answer', 'ground-answer'] }],
  question: 'tactic cards',
  check: picksProblem,
  ...course({
    generators,
    'first-pick'(s, f) {
      askForPick(s, f, firstToPick(s, f))
    },
    'second-pick'(s, f) {
      // Good Intel: the Empire sees the Rebel card before it picks
      if (OPEN_HAND.isOn(s)) show(s, f, REBEL)
      askForPick(s, f, enemyOf(firstToPick(s, f)))
    },
    reveal,
    'first-card'(s, f) {
      resolve(s, f, tactics.first.get(s, f))
    },
    'second-card'(s, f) {
      const side = enemyOf(tactics.first.get(s, f))
      if (tactics.cancelled.get(s, f) === 0) resolve(s, f, side)
      else note('tactic-cancelled', pickOf(side).get(s, f) - 1, side)
    },
    clear(s, f) {
      removeCondemned(s)
      for (let side = REBEL; side <= EMPIRE; side++) {
        const used = usedBy(side).get(s, f)
        if (used > 0) renewOwn(s, used - 1)
      }
    },
    attack(s, f) {
      const theater = tactics.theater.get(s, f)
      pop(s)
      // The cards may have left nobody to fight
      if (isContested(s, combatSystem(s), theater))
        pushAttack(s, firstAttacker(s, theater), theater)
    },
  }),
})

/** Lays the cards of a battle on the stack; the first attack comes after them. */
export function pushTacticCards(s: State, first: number, theater: number): void {
  const bits = bitOf(REBEL, theater) | bitOf(EMPIRE, theater)
  LOCKED.set(s, LOCKED_NEXT.get(s) & bits)
  LOCKED_NEXT.set(s, LOCKED_NEXT.get(s) & ~bits)
  tactics.theater.set(s, push(s, TACTIC_CARDS, first), theater)
}

// What does not fit in a position

function picksProblem(s: State, f: number): string | null {
  const theater = tactics.theater.get(s, f)
  if (theater !== THEATER.get(s)) return 'in the other theater'
  if (sideOf(s, f) !== FIRST.get(s)) return 'is a step of the current player'
  for (let side = REBEL; side <= EMPIRE; side++) {
    const problem =
      cardOfSideProblem(s, f, pickOf(side), side) ?? cardOfSideProblem(s, f, usedBy(side), side)
    if (problem !== null) return problem
    const card = pickOf(side).get(s, f) - 1
    const isOpen = (tactics.open.get(s, f) & (1 << side)) !== 0
    if (isOpen && card < 0) return `${SIDE_IDS[side]} has picked no card that could lie open`
    if (card >= 0 && isOpen !== isDiscarded(s, card))
      return `${tacticId(card)} lies in its deck until it lies open, then on the discard pile`
  }
  return null
}

/** A card of a field is one of the side and of the theater. */
function cardOfSideProblem(s: State, f: number, field: Field, side: number): string | null {
  const card = field.get(s, f) - 1
  if (card < 0 || ownTactics(side, tactics.theater.get(s, f)).includes(card)) return null
  return `${tacticId(card)} is no card of this side and theater`
}

function pickProblem(s: State, f: number): string | null {
  const t = below(f)
  const first = firstToPick(s, t)
  const side = isAt(s, t, 'second-pick') ? first : enemyOf(first)
  if (sideOf(s, f) !== side) return 'it is the turn of the other side'
  return mayPlay(s, side, tactics.theater.get(s, t)) ? null : 'this side may play no card'
}

function halfProblem(s: State, f: number): string | null {
  const card = half.card.get(s, f)
  if (TACTIC_SIDE[card] !== sideOf(s, f)) return `${tacticId(card)} is of the other side`
  if (!isDiscarded(s, card)) return `${tacticId(card)} must lie on the discard pile`
  const t = below(f)
  if ((half.additional.get(s, f) !== 0) !== isStep(s, t, CARD))
    return 'only an additional card lies on another one'
  return isStep(s, t, CARD) || pickOf(sideOf(s, f)).get(s, t) === card + 1
    ? null
    : `${tacticId(card)} has not been picked`
}

function bitOf(side: number, theater: number): number {
  return 1 << (side * 2 + theater)
}

/** The side plays no card in the next battle of the theater in this combat. */
export function lock(s: State, side: number, theater: number): void {
  LOCKED_NEXT.set(s, LOCKED_NEXT.get(s) | bitOf(side, theater))
}

/** True when the side may play a card in this battle; then it must (E23). */
function mayPlay(s: State, side: number, theater: number): boolean {
  if ((LOCKED.get(s) & bitOf(side, theater)) !== 0) return false
  return !(side === EMPIRE && theater === SPACE && TRAP.isOn(s) && ROUND.get(s) === 1)
}

function pickOf(side: number): Field {
  return side === REBEL ? tactics.rebel : tactics.empire
}

function usedBy(side: number): Field {
  return side === REBEL ? tactics.rebelUsed : tactics.empireUsed
}

/** Each Shield Generator brings a ground card back before cards are picked (E45). */
function generators(s: State, f: number): void {
  if (tactics.theater.get(s, f) !== GROUND) return
  pushReturn(s, REBEL, GROUND, unitsAt(s, combatSystem(s), SHIELD_GENERATOR), true)
}

/** The current player, but with Good Intel the Rebels: it does not matter while both picks are secret. */
function firstToPick(s: State, f: number): number {
  return OPEN_HAND.isOn(s) ? REBEL : sideOf(s, f)
}

function askForPick(s: State, f: number, side: number): void {
  if (mayPlay(s, side, tactics.theater.get(s, f))) push(s, PICK, side)
}

function show(s: State, f: number, side: number): void {
  const card = pickOf(side).get(s, f) - 1
  const open = tactics.open.get(s, f)
  if (card < 0 || (open & (1 << side)) !== 0) return
  tactics.open.set(s, f, open | (1 << side))
  useCard(s, f, card)
}

function useCard(s: State, f: number, card: number): void {
  const side = TACTIC_SIDE[card]
  discardOwn(s, card)
  usedBy(side).set(s, f, card + 1)
  note('tactic-played', card, side)
}

/** Both cards lie open. A card that may cancel is resolved first (E22). */
function reveal(s: State, f: number): void {
  const current = sideOf(s, f)
  const other = enemyOf(current)
  show(s, f, current)
  show(s, f, other)
  for (let side = REBEL; side <= EMPIRE; side++)
    if (!mayPlay(s, side, tactics.theater.get(s, f))) note('tactics-barred', side)
  const answer = pickOf(other).get(s, f) - 1
  tactics.first.set(s, f, answer >= 0 && TACTICS[answer].cancels === true ? other : current)
}

function resolve(s: State, f: number, side: number): void {
  const card = pickOf(side).get(s, f) - 1
  if (card >= 0) pushHalf(s, card, false)
}

/** The side whose card is carried out cancels that of its enemy, unless that has been resolved already. */
export function cancelEnemy(s: State, side: number): void {
  const f = findFrame(s, TACTIC_CARDS)
  if (side === tactics.first.get(s, f) && pickOf(enemyOf(side)).get(s, f) > 0)
    tactics.cancelled.set(s, f, 1)
}

// Picking

const PICK = defineStep({
  number: 71,
  name: 'pick-tactic',
  kind: 'pick',
  on: [{ step: 'tactic-cards', stages: ['second-pick', 'reveal'] }],
  question: (s) => askedInCombat(s, 'pick a tactic card'),
  secret: staysHidden,
  check: pickProblem,
  moves: (s, f, out) =>
    deckMoves(s, sideOf(s, f), tactics.theater.get(s, findFrame(s, TACTIC_CARDS)), out, 0),
  play(s, f, move) {
    const side = sideOf(s, f)
    pop(s)
    pickOf(side).set(s, topFrame(s), argA(move) + 1)
    note('tactic-picked', argA(move), side, 0, side)
  },
})

/** The pick stays face down while the enemy has still to choose; with his both are shown, under Good Intel at once. */
function staysHidden(s: State, f: number): boolean {
  const t = below(f)
  if (!isAt(s, t, 'second-pick') || OPEN_HAND.isOn(s)) return false
  const enemy = enemyOf(sideOf(s, f))
  const theater = tactics.theater.get(s, t)
  return mayPlay(s, enemy, theater) && countTactics(s, enemy, theater, isInDeck) > 1
}

/** Adds the cards of a deck. */
export function deckMoves(
  s: State,
  side: number,
  theater: number,
  out: Int32Array,
  count: number,
): number {
  const cards = ownTactics(side, theater)
  let n = count
  for (let i = 0; i < cards.length; i++)
    if (isInDeck(s, cards[i])) out[n++] = move1(PICK_TACTIC, cards[i])
  return n
}

/** Takes the enemy's pick out of an observation. */
export function maskPick(o: State, side: number): void {
  const f = findFrame(o, TACTIC_CARDS)
  if (f < 0) return
  const enemy = enemyOf(side)
  const pick = pickOf(enemy)
  const isOpen = (tactics.open.get(o, f) & (1 << enemy)) !== 0
  if (pick.get(o, f) > 0 && !isOpen) pick.set(o, f, HIDDEN_PICK)
}

/** Puts a card of the enemy's deck for a hidden pick; `below` draws a number. */
export function fillPick(w: State, side: number, below: (count: number) => number): void {
  const f = findFrame(w, TACTIC_CARDS)
  if (f < 0) return
  const enemy = enemyOf(side)
  const theater = tactics.theater.get(w, f)
  const pick = pickOf(enemy)
  if (pick.get(w, f) !== HIDDEN_PICK) return
  let left = below(countTactics(w, enemy, theater, isInDeck))
  for (const card of ownTactics(enemy, theater))
    if (isInDeck(w, card) && left-- === 0) return pick.set(w, f, card + 1)
}

/** What a side has picked in the battle at hand, -1 for nothing or for what the observer does not see. */
export function pickedTactic(s: State, side: number): number {
  const f = findFrame(s, TACTIC_CARDS)
  if (f < 0) return -1
  const pick = pickOf(side).get(s, f)
  return pick === HIDDEN_PICK ? -1 : pick - 1
}

/** Theater of the battle whose cards are picked and resolved now; -1 without one. */
export function tacticTheater(s: State): number {
  const f = findFrame(s, TACTIC_CARDS)
  return f < 0 ? -1 : tactics.theater.get(s, f)
}

/** The side whose card is resolved first, once both lie open; -1 before that. */
export function firstResolved(s: State): number {
  const f = findFrame(s, TACTIC_CARDS)
  const isOpen = f >= 0 && tactics.open.get(s, f) !== 0 && !isPicking(s, f)
  return isOpen ? tactics.first.get(s, f) : -1
}

function isPicking(s: State, f: number): boolean {
  return isAt(s, f, 'second-pick') || isAt(s, f, 'reveal')
}

/** The card that is resolved second has been cancelled. */
export function isSecondCancelled(s: State): boolean {
  const f = findFrame(s, TACTIC_CARDS)
  return f >= 0 && tactics.cancelled.get(s, f) !== 0
}

/** The side plays no card in the battle at hand, or in the next one of the theater. */
export function isLocked(s: State, side: number, theater: number): boolean {
  return !mayPlay(s, side, theater)
}

export function isLockedNext(s: State, side: number, theater: number): boolean {
  return (LOCKED_NEXT.get(s) & bitOf(side, theater)) !== 0
}

/** True when the side has picked a card that does not lie open yet. */
export function hasHiddenPick(s: State, side: number): boolean {
  const f = findFrame(s, TACTIC_CARDS)
  if (f < 0) return false
  return pickOf(side).get(s, f) > 0 && (tactics.open.get(s, f) & (1 << side)) === 0
}

/** True where a card is picked for the battle at hand. */
export function isPick(s: State): boolean {
  return isOnTop(s, PICK)
}

/** True where a card is picked while the enemy picks one unseen: what is best for one depends on the other. */
export function isSecretPick(s: State): boolean {
  if (!isOnTop(s, PICK)) return false
  const f = topFrame(s)
  return staysHidden(s, f) || hasHiddenPick(s, enemyOf(sideOf(s, f)))
}

/**
 * Takes the hidden pick of the enemy of the one who picks now back, as if neither had picked; false where there is none.
 * The steps are to be settled after it.
 */
export function takePickBack(w: State): boolean {
  if (!isOnTop(w, PICK)) return false
  const enemy = enemyOf(sideOf(w, topFrame(w)))
  if (!hasHiddenPick(w, enemy)) return false
  pop(w)
  const f = topFrame(w)
  pickOf(enemy).set(w, f, 0)
  goTo(w, f, TACTIC_CARDS.stage['first-pick'])
  return true
}

// Top, bottom or nothing

const half = { card: byte(3, 'tactic'), additional: byte(4, 'flag') }

const HALF = defineStep({
  number: 72,
  name: 'tactic-half',
  kind: 'pick',
  frame: half,
  on: [
    { step: 'tactic-cards', stages: ['second-card', 'clear'] },
    { step: 'card', over: ['tactic-cards', 'card'] },
  ],
  question: (s, f) => askedInCombat(s, `${tacticName(half.card.get(s, f))}: top or bottom?`),
  check: halfProblem,
  moves(s, f, out) {
    const card = half.card.get(s, f)
    let n = 0
    out[n++] = move0(DECLINE)
    if (isUsable(s, TACTICS[card].top)) out[n++] = move1(CHOOSE_OPTION, TOP_CHOICE)
    if (isUsable(s, TACTICS[card].bottom)) out[n++] = move1(CHOOSE_OPTION, BOTTOM_CHOICE)
    return n
  },
  play(s, f, move) {
    const card = half.card.get(s, f)
    const additional = half.additional.get(s, f)
    const side = sideOf(s, f)
    pop(s)
    if (verbOf(move) === DECLINE) return note('tactic-unused', card, side)
    const top = argA(move) === TOP_CHOICE
    note('tactic-half', card, side, top ? 1 : 0)
    const c = pushCard(s, side, top ? TACTIC_TOP : TACTIC_BOTTOM, card, combatSystem(s))
    cardFrame.count.set(s, c, additional)
  },
})

/** The card of which top or bottom is asked now, -1 when none is. */
export function askedTactic(s: State): number {
  return isOnTop(s, HALF) ? half.card.get(s, topFrame(s)) : -1
}

/** A unit that a card has just destroyed is still there (E25). */
function isUsable(s: State, ability: TacticHalf | undefined): boolean {
  if (ability === undefined) return false
  return ability.unit === undefined || unitsAt(s, combatSystem(s), ability.unit) > 0
}

function pushHalf(s: State, card: number, additional: boolean): void {
  const f = push(s, HALF, TACTIC_SIDE[card])
  half.card.set(s, f, card)
  half.additional.set(s, f, additional ? 1 : 0)
}

/** A further card of the same deck is used at once. */
export function playAdditional(s: State, card: number): void {
  useCard(s, findFrame(s, TACTIC_CARDS), card)
  pushHalf(s, card, true)
}
