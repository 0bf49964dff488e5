import type { State } from '../../state.js'
import { REROLL } from '../course/stage-numbers.js'
import { ask, defineStage } from '../course/stages.js'
import { ELITE, LEADER } from '../facts/icons.js'
import { isWithin } from '../geometry/discs.js'
import { rollDie } from '../state/dice.js'
import { note } from '../state/journal.js'
import { ASKED, DICE, ROLL, X, Y } from '../state/layout.js'
import { KEEP, moveOf, REROLL_ELITE, REROLL_LEADER, smallOf, verbOf } from '../state/moves.js'
import { shortOf } from '../state/rules.js'
import {
  endSlot,
  firstSlot,
  isOnTable,
  isReady,
  ownerOf,
  radiusOf,
  useIcon,
} from '../state/units.js'

/**
 * Rolls of units: attacks, and single dice of Transport, Carrier, Droid, Veteran and Airborne. A missed attack that shows a
 * 1 may be rolled again by Elite, any roll by a Leader in reach; the new one stands unless it is rolled again (R27).
 */
export const ATTACK_ROLL = 0
export const GROUND_CARRY_ROLL = 1
export const SPACE_CARRY_ROLL = 2
export const DROID_ROLL = 3
export const VETERAN_ROLL = 4
export const AIRBORNE_ROLL = 5

interface RollKind {
  /** Only of attacks: the roll as it lies misses. */
  readonly misses?: (s: State) => boolean
  /** What comes of the roll when it stands; goes on in the course. */
  readonly use: (s: State) => void
}

const kinds: RollKind[] = []

export function defineRoll(number: number, kind: RollKind): void {
  kinds[number] = kind
}

/** Rolls for a unit, and asks its owner if he may roll again. */
export function roll(s: State, slot: number, kind: number): void {
  s.bytes[ASKED] = slot + 1
  s.bytes[ROLL] = kind
  throwDice(s)
}

function throwDice(s: State): void {
  const slot = s.bytes[ASKED] - 1
  const isAttack = s.bytes[ROLL] === ATTACK_ROLL
  s.bytes[DICE] = rollDie(s)
  s.bytes[DICE + 1] = isAttack ? rollDie(s) : 0
  if (isAttack) note('dice', slot, s.bytes[DICE], s.bytes[DICE + 1])
  else note('roll', slot, s.bytes[ROLL], s.bytes[DICE])
  if (mayUseElite(s, slot) || nextLeader(s, slot, firstSlot(ownerOf(slot))) >= 0)
    ask(s, REROLL, ownerOf(slot))
  else stand(s)
}

function stand(s: State): void {
  kinds[s.bytes[ROLL]].use(s)
}

function mayUseElite(s: State, slot: number): boolean {
  const { misses } = kinds[s.bytes[ROLL]]
  if (misses === undefined || (s.bytes[DICE] !== 1 && s.bytes[DICE + 1] !== 1)) return false
  return isReady(s, slot, ELITE) && misses(s)
}

/** The next Leader from `from` on that may help `slot`: on the table, another one, within S edge to edge, not used yet. */
function nextLeader(s: State, slot: number, from: number): number {
  if (!isOnTable(s, slot)) return -1
  const { words } = s
  const end = endSlot(s, ownerOf(slot))
  for (let leader = from; leader < end; leader++) {
    if (leader === slot || !isOnTable(s, leader) || !isReady(s, leader, LEADER)) continue
    const reach = shortOf(s) + radiusOf(s, slot) + radiusOf(s, leader)
    if (isWithin(words[X + slot], words[Y + slot], words[X + leader], words[Y + leader], reach))
      return leader
  }
  return -1
}

defineStage({
  number: REROLL,
  id: 'reroll',
  kind: 'reroll',
  question: () => 'Let the roll stand, or roll again?',
  hasChoice: () => true,
  moves(s, out) {
    const slot = s.bytes[ASKED] - 1
    let n = 0
    out[n++] = moveOf(KEEP)
    if (mayUseElite(s, slot)) out[n++] = moveOf(REROLL_ELITE)
    let leader = firstSlot(ownerOf(slot))
    while ((leader = nextLeader(s, slot, leader)) >= 0) out[n++] = moveOf(REROLL_LEADER, leader++)
    return n
  },
  play(s, move) {
    const slot = s.bytes[ASKED] - 1
    const verb = verbOf(move)
    if (verb === KEEP) return stand(s)
    const icon = verb === REROLL_ELITE ? ELITE : LEADER
    const helper = verb === REROLL_ELITE ? slot : smallOf(move)
    useIcon(s, helper, icon)
    note('rerolled', slot, helper, icon)
    throwDice(s)
  },
})
