import type { State } from '../../state.js'
import {
  END_FIRE,
  FIRE_NEXT,
  NAMED_TARGET,
  RESOLVE,
  RUTHLESS_SECOND,
  RUTHLESS_TARGET,
  SHOOTER,
} from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { LASERS, NAMED_ATTACK, RUTHLESS } from '../facts/icons.js'
import { IS_NAMED } from '../facts/units.js'
import { clockwise } from '../rounds/players.js'
import { ATTACK_ROLL, defineRoll, roll } from '../rounds/rolls.js'
import { note } from '../state/journal.js'
import {
  ACTOR,
  ASKED,
  DICE,
  FIRST_TARGET,
  HITS,
  ICONS_USED,
  NOTHING,
  ORDER,
  PLAYERS,
  SECOND_TARGET,
  SHOT,
  TARGET,
} from '../state/layout.js'
import {
  AS_ARTILLERY,
  FIRE_AT,
  HOLD,
  largeOf,
  moveOf,
  SHOOT,
  smallOf,
  verbOf,
  WITH_LASERS,
} from '../state/moves.js'
import {
  endSlot,
  firstSlot,
  HAS_FIRED,
  hasIcon,
  hasStatus,
  kindAt,
  ownerOf,
  setStatus,
  useIcon,
} from '../state/units.js'
import { attackTotal, damageOf, defenseOf } from './attack.js'
import { askTarget, NO_TARGET } from './declare.js'
import { harm } from './harm.js'
import {
  ARTILLERY_SHOT,
  FIRST_SHOT,
  HOW_FIRST,
  hasTarget,
  LASERS_ON_SECOND,
  listTargets,
  mayFire,
  NAMED_SHOT,
  SECOND_SHOT,
} from './shots.js'

/** Firing (6.3): from the first player clockwise, all shots of one shooter each, until all are done (R24). */

defineStage({
  number: FIRE_NEXT,
  id: 'fire-next',
  run(s) {
    for (let n = 0; n < s.bytes[PLAYERS]; n++) {
      const player = (s.bytes[ACTOR] + n) % s.bytes[PLAYERS]
      if (nextShooter(s, firstSlot(player), endSlot(s, player)) >= 0) return ask(s, SHOOTER, player)
    }
    goTo(s, END_FIRE)
  },
})

/** The next unit from `from` on that has still to fire; -1 without one. */
function nextShooter(s: State, from: number, end: number): number {
  for (let slot = from; slot < end; slot++) {
    if ((s.bytes[FIRST_TARGET + slot] | s.bytes[SECOND_TARGET + slot]) !== NOTHING) return slot
    if (hasStatus(s, slot, HAS_FIRED) || !hasIcon(s, slot, RUTHLESS) || !mayFire(s, slot)) continue
    if (hasTarget(s, slot, FIRST_SHOT, NO_TARGET) || hasTarget(s, slot, SECOND_SHOT, NO_TARGET))
      return slot
    setStatus(s, slot, HAS_FIRED)
  }
  return -1
}

defineStage({
  number: SHOOTER,
  id: 'shooter',
  kind: 'shooter',
  question: () => 'Which unit fires next?',
  moves(s, out) {
    const end = endSlot(s, s.bytes[ACTOR])
    let n = 0
    let slot = firstSlot(s.bytes[ACTOR])
    while ((slot = nextShooter(s, slot, end)) >= 0) out[n++] = moveOf(SHOOT, slot++)
    return n
  },
  play(s, move) {
    const slot = smallOf(move)
    s.bytes[ASKED] = slot + 1
    if (!hasIcon(s, slot, RUTHLESS) || !askTarget(s, slot, RUTHLESS_TARGET, RUTHLESS_SECOND))
      goTo(s, RESOLVE)
  },
})

defineStage({
  number: RESOLVE,
  id: 'resolve',
  run(s) {
    const slot = s.bytes[ASKED] - 1
    const order = s.bytes[ORDER + slot]
    if (s.bytes[FIRST_TARGET + slot] !== NOTHING) {
      const target = s.bytes[FIRST_TARGET + slot] - 1
      s.bytes[FIRST_TARGET + slot] = NOTHING
      const how = order & HOW_FIRST
      const shot = how === AS_ARTILLERY ? ARTILLERY_SHOT : FIRST_SHOT
      attack(s, slot, target, shot, how === WITH_LASERS)
    } else if (s.bytes[SECOND_TARGET + slot] !== NOTHING) {
      const target = s.bytes[SECOND_TARGET + slot] - 1
      s.bytes[SECOND_TARGET + slot] = NOTHING
      attack(s, slot, target, SECOND_SHOT, (order & LASERS_ON_SECOND) !== 0)
    } else {
      s.bytes[ORDER + slot] = 0
      s.bytes[ASKED] = NOTHING
      setStatus(s, slot, HAS_FIRED)
      s.bytes[ACTOR] = clockwise(s, ownerOf(slot))
      goTo(s, FIRE_NEXT)
    }
  },
})

function attack(s: State, slot: number, target: number, shot: number, lasers: boolean): void {
  s.bytes[SHOT] = shot
  s.bytes[TARGET] = target + 1
  if (lasers) useIcon(s, slot, LASERS)
  note('attack', slot, target, shot, lasers ? 1 : 0)
  roll(s, slot, ATTACK_ROLL)
}

/** What is added up now: the attack that the dice lie for. */
function totalNow(s: State): number {
  const sum = s.bytes[DICE] + s.bytes[DICE + 1]
  return sum + attackTotal(s, s.bytes[ASKED] - 1, s.bytes[TARGET] - 1)
}

defineRoll(ATTACK_ROLL, {
  misses: (s) => totalNow(s) < defenseOf(s, s.bytes[ASKED] - 1, s.bytes[TARGET] - 1),
  use(s) {
    const slot = s.bytes[ASKED] - 1
    const target = s.bytes[TARGET] - 1
    const total = totalNow(s)
    const defense = defenseOf(s, slot, target)
    const sum = s.bytes[DICE] + s.bytes[DICE + 1]
    const damage = damageOf(s, slot, target, s.bytes[SHOT], sum)
    s.bytes[DICE] = 0
    s.bytes[DICE + 1] = 0
    // Meet or beat; nothing hits or misses by itself (R26)
    const isHit = total >= defense
    note(isHit ? 'hit' : 'missed', slot, target, total, defense)
    if (isHit) s.bytes[HITS + slot] = Math.min(255, s.bytes[HITS + slot] + 1) // R29, R52
    if (isHit && harm(s, target, damage, ownerOf(slot)) && mayAttackAgain(s, slot, target))
      return ask(s, NAMED_TARGET, ownerOf(slot))
    finishAttack(s)
  },
})

/** A named unit that has destroyed something, once a turn (R30). */
function mayAttackAgain(s: State, slot: number, target: number): boolean {
  if (IS_NAMED[kindAt(s, slot)] === 0) return false
  if ((s.words[ICONS_USED + slot] & NAMED_ATTACK) !== 0) return false
  return hasTarget(s, slot, NAMED_SHOT, target)
}

defineStage({
  number: NAMED_TARGET,
  id: 'named-target',
  kind: 'named-attack',
  question: () => 'It has destroyed its target. At whom does it fire again?',
  hasChoice: () => true,
  moves(s, out) {
    out[0] = moveOf(HOLD)
    return listTargets(s, s.bytes[ASKED] - 1, NAMED_SHOT, s.bytes[TARGET] - 1, out, 1)
  },
  play(s, move) {
    if (verbOf(move) !== FIRE_AT) return finishAttack(s)
    const slot = s.bytes[ASKED] - 1
    useIcon(s, slot, NAMED_ATTACK)
    attack(s, slot, smallOf(move), NAMED_SHOT, largeOf(move) === WITH_LASERS)
  },
})

function finishAttack(s: State): void {
  s.bytes[SHOT] = 0
  s.bytes[TARGET] = NOTHING
  goTo(s, RESOLVE)
}
