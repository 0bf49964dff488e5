import {
  AT_AT,
  AT_ST,
  REBEL_TROOPER,
  SHIELD_GENERATOR,
  STORMTROOPER,
  UNIT_FIGHTER,
  UNIT_SIDE,
  unitNumber,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { TacticSight } from '../battle/tactic-sight.js'
import type { AbilityWorth, TacticOpinion } from './opinion.js'

/** The advanced tactic cards: what each ability would do in the battle at hand, about in points of damage. */

const FOOT = [REBEL_TROOPER, unitNumber('rebel-vanguard')]
const IMPERIAL_FOOT = [unitNumber('assault-tank'), STORMTROOPER]
const STRUCTURES = ['golan-arms-turret', 'shield-generator', 'ion-cannon'].map(unitNumber)
const CAPITALS = [
  'mon-calamari-cruiser',
  'nebulon-b-frigate',
  'corellian-corvette',
  'rebel-transport',
].map(unitNumber)
const WALKERS = [AT_AT, AT_ST]
/** A further card of the same deck is a little worse than the first choice. */
const ANOTHER = 0.9
const NEW_FIGHTER = 0.7
const NEW_TROOPER = 0.7

const any1: AbilityWorth = (see) => see.damage(1, see.anyDamage)
const black1: AbilityWorth = (see) => see.damage(1, see.enemy.blackHealth)
const black2: AbilityWorth = (see) => see.damage(2, see.enemy.blackHealth)
const red1: AbilityWorth = (see) => see.damage(1, see.enemy.redHealth) * 0.8
const red2: AbilityWorth = (see) => see.damage(2, see.enemy.redHealth) * 0.8
const any2: AbilityWorth = (see) => see.damage(2, see.anyDamage)
const killFoot: AbilityWorth = (see) => see.kill(FOOT)
const lock: AbilityWorth = (see) => see.locked
const cancel: AbilityWorth = (see) => see.cancelled
const theyFirst: AbilityWorth = (see) => see.secondAttack
const noRepairs: AbilityWorth = (see) => see.repairs
const another: AbilityWorth = () => ANOTHER
const divert: AbilityWorth = (see) => see.undo(3) * 0.8

function prevent(red: number, black: number, direct: number): AbilityWorth {
  return (see) => see.prevent(red, black, direct)
}

function moreFighters(see: TacticSight): boolean {
  let more = 0
  for (let type = 0; type < UNIT_FIGHTER.length; type++)
    if (UNIT_FIGHTER[type] === 1) more += (UNIT_SIDE[type] === 1 ? 1 : -1) * see.units(type)
  return more > 0
}

function card(top: AbilityWorth, bottom: AbilityWorth): Partial<TacticOpinion> {
  return { top, bottom }
}

export const ADVANCED_TACTICS: Readonly<Record<string, Partial<TacticOpinion>>> = {
  'advanced-swarm-tactics': card((see) => (moreFighters(see) ? any2(see) : 0), black1),
  'advanced-reinforcements': card((see) => see.prevent(0, 2, 0) + NEW_FIGHTER, prevent(0, 2, 0)),
  'advanced-tractor-beam': card((see) => see.enemyLeader * see.clears, red1),
  'advanced-overwhelming-presence': card(prevent(2, 0, 1), prevent(2, 0, 0)),
  'advanced-superlaser-blast': card((see) => see.hit(5, CAPITALS), any1),
  'advanced-entrapment': card((see) => see.cancelled + ANOTHER, lock),
  'advanced-energy-shield': card((see) => see.undo(2), theyFirst),
  'advanced-intercept': card(killFoot, noRepairs),
  'advanced-support-of-the-501st': card(killFoot, black1),
  'advanced-armored-patrol': card(prevent(2, 2, 0), prevent(1, 1, 0)),
  'advanced-overrun': card(any2, any1),
  'advanced-target-the-generator': card((see) => see.kill(STRUCTURES), red1),
  'advanced-air-superiority': card(cancel, lock),
  'advanced-armored-position': card(divert, theyFirst),
  'advanced-bombardment': card((see) => (see.units(SHIELD_GENERATOR) > 0 ? 0 : black2(see)), any1),
  'advanced-imposing-presence': card(noRepairs, another),
  'advanced-rogue-squadron-support': card(black2, black1),
  'advanced-bombing-run': card(red2, red1),
  'advanced-deployment': card(() => NEW_TROOPER, noRepairs),
  'advanced-fleet-logistics': card((see) => see.prevent(2, 0, 0) + ANOTHER, prevent(2, 0, 0)),
  'advanced-ion-blast': card((see) => red1(see) + see.repairs * 0.5, any1),
  'advanced-outrun-them': card(cancel, lock),
  'advanced-draw-their-fire': card((see) => see.undo(2), theyFirst),
  'advanced-escort': card(prevent(1, 1, 1), prevent(0, 2, 0)),
  'advanced-hold-them-back': card((see) => see.kill(IMPERIAL_FOOT), black1),
  'advanced-take-it-down': card(red2, red1),
  'advanced-tow-cables': card((see) => see.hit(4, WALKERS), any1),
  'advanced-take-cover': card(prevent(2, 2, 0), prevent(1, 1, 0)),
  'advanced-planetary-shield': card(divert, theyFirst),
  // A captive is freed only where somebody retreats
  'advanced-rogue-one': card((see) => see.captive * (1 - see.win), noRepairs),
  'advanced-escape-plan': card((see) => Math.max(0, 0.35 - see.win) * 6, lock),
  'advanced-confrontation': card((see) => see.enemyLeader * see.clears * 1.5, another),
}
