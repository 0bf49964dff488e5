import { rollChance } from '../../../../agents/skirmish/odds.js'
import { capital, listed } from '../../../../engine/english.js'
import type { Move } from '../../../../engine/game.js'
import { ICONS } from '../../../../engine/skirmish/data/icons.js'
import { BACK, CONVERTED_BACK, DOMAIN, SPACE } from '../../../../engine/skirmish/facts/units.js'
import {
  ARTILLERY_SHOT,
  FIRST_SHOT,
  NAMED_SHOT,
  SECOND_SHOT,
} from '../../../../engine/skirmish/fire/shots.js'
import { ATTACK_ROLL } from '../../../../engine/skirmish/rounds/rolls.js'
import { BONUS_IDS } from '../../../../engine/skirmish/state/combat-card.js'
import * as verbs from '../../../../engine/skirmish/state/moves.js'
import { isCloaked, kindAt, starsOf } from '../../../../engine/skirmish/state/units.js'
import { iconName, targetName, unitName } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'
import { knownOrders } from '../table/table.js'
import { slotsOf, viewOf } from '../table/view.js'
import { percent, stars } from '../words/names.js'
import { chanceOf, HOW_WORDS } from './sight.js'
import { Trial } from './trial.js'

/** Answers of decisions that are a short list, in words. */

export interface Answer {
  readonly move: Move
  readonly label: string
  readonly detail: string
  /** The unit or home card on the table that stands for it; -1 for none. */
  readonly target: number
  /** An icon of a unit that it uses; empty for none. */
  readonly icon: string
}

export function answerOf(s: State, move: Move, kind: string): Answer {
  const { label, detail = '', target = -1, icon = '' } = wordsOf(s, move, kind)
  return { move, label: capital(label), detail, target, icon }
}

interface Words {
  readonly label: string
  readonly detail?: string
  readonly target?: number
  readonly icon?: string
}

function wordsOf(s: State, move: Move, kind: string): Words {
  const small = verbs.smallOf(move)
  const large = verbs.largeOf(move)
  switch (verbs.verbOf(move)) {
    case verbs.COMBAT_CARD_AT:
      return {
        label: `+1 ${capital(BONUS_IDS[small] ?? '')}`,
        detail: `below home card ${large + 1}`,
        target: verbs.TARGET_CARDS + large,
      }
    case verbs.LEND:
      return {
        label: unitName(s, large),
        detail: `${loanWords(s, move)}; ${unitName(s, small)} commands`,
        target: large,
        icon: 'command',
      }
    case verbs.LEND_ICON:
      return {
        label: ICONS[large]?.name ?? '',
        detail: `${ICONS[large]?.about} Of ${unitName(s, small)}, which is without it this turn.`,
        target: small,
        icon: ICONS[large]?.id ?? '',
      }
    case verbs.NO_MORE:
      return { label: noMoreWords(s, kind) }
    case verbs.BRING:
      return bringWords(s, small, large)
    case verbs.HOLD:
      return { label: kind === 'named-attack' ? 'No second attack' : 'Hold fire' }
    case verbs.FIRE_AT:
      return fireWords(s, small, large, kind)
    case verbs.SHOOT:
      return { label: unitName(s, small), detail: orderWords(s, small), target: small }
    case verbs.KEEP:
      return { label: 'Let it stand' }
    case verbs.REROLL_ELITE:
      return { label: 'Roll again', detail: `${againWords(s)}Elite, once a turn`, icon: 'elite' }
    case verbs.REROLL_LEADER:
      return {
        label: 'Roll again',
        detail: `${againWords(s)}${unitName(s, small)} leads, once a turn`,
        target: small,
        icon: 'leader',
      }
    case verbs.ROLL_FOR:
      return {
        label: unitName(s, small),
        detail: `rolls for ${ICONS[large]?.name}`,
        target: small,
        icon: ICONS[large]?.id ?? '',
      }
    case verbs.NEAR:
      return { label: `Beside ${unitName(s, small)}`, target: small }
    default:
      return actionWords(s, move)
  }
}

/** What a unit may borrow: of one icon alone also whose it is, as nothing more is asked then. */
function loanWords(s: State, move: Move): string {
  const trial = Trial.of(s).with(move)
  if (trial.isOpen) {
    const icons = new Set(trial.legal.map(verbs.largeOf))
    return listed([...icons].map(iconName)).replace(/ and (?=\w+$)/, ' or ')
  }
  const changed = (bitsOf: (of: State, slot: number) => number, slot: number): number =>
    bitsOf(trial.state, slot) & ~bitsOf(s, slot)
  const borrowed = changed((of, slot) => viewOf(of).borrowed(slot), verbs.largeOf(move))
  const lender = slotsOf(s, viewOf(s).actor).find(
    (slot) => changed((of, one) => viewOf(of).lent(one), slot) !== 0,
  )
  const icon = ICONS.find((_, i) => ((borrowed >> i) & 1) === 1)
  return lender === undefined ? '' : `${icon?.name} of ${unitName(s, lender)}`
}

/** At whom a shooter fires. */
function orderWords(s: State, slot: number): string {
  const orders = knownOrders(s).filter((one) => one.slot === slot)
  if (orders.length === 0) return 'ruthless: names its target now'
  return orders
    .map(({ target, shot }) => {
      const { hit } = chanceOf(s, slot, target, shot)
      return `at ${verbs.isCard(target) ? targetName(s, target) : unitName(s, target)}, ${percent(hit)}`
    })
    .join('; ')
}

/** The chance of the new roll, of an attack. */
function againWords(s: State): string {
  const { roll, asked, target } = viewOf(s)
  return roll === ATTACK_ROLL ? `hits ${percent(rollChance(s, asked, target))}, ` : ''
}

function noMoreWords(s: State, kind: string): string {
  const isFirst = (kind === 'carry' || kind === 'reserves') && viewOf(s).starsBrought === 0
  return isFirst ? 'Nobody comes' : (NO_MORE_WORDS[kind] ?? 'No more')
}

const NO_MORE_WORDS: Readonly<Record<string, string>> = {
  command: 'Not now',
  carry: 'Nobody more',
  reserves: 'Nobody more',
  'turn-end': 'Nobody more rolls',
  airborne: 'Stay in reserve',
  act: 'The others stand still',
}

function bringWords(s: State, slot: number, face: number): Words {
  const kind = kindAt(s, slot)
  const converts = BACK[kind] === CONVERTED_BACK
  const domain = DOMAIN[kind * 2 + face] === SPACE ? 'space' : 'ground'
  return {
    label: unitName(s, slot),
    detail: `${stars(starsOf(s, slot))}${converts ? `, as a ${domain} unit` : ''}`,
    target: slot,
  }
}

function fireWords(s: State, target: number, how: number, kind: string): Words {
  const shooter = viewOf(s).asked
  const shot =
    how === verbs.AS_ARTILLERY
      ? ARTILLERY_SHOT
      : kind === 'second-target'
        ? SECOND_SHOT
        : kind === 'named-attack'
          ? NAMED_SHOT
          : FIRST_SHOT
  const { hit, kill, damage } = chanceOf(s, shooter, target, shot)
  const does = kill > 0 ? `destroys ${percent(kill)}` : `${damage} damage`
  const manner = HOW_WORDS[how] ?? ''
  return {
    label: targetName(s, target),
    detail: `hits ${percent(hit)}, ${does}${manner === '' ? '' : `, ${manner}`}`,
    target,
    icon: how === verbs.WITH_LASERS ? 'lasers' : how === verbs.AS_ARTILLERY ? 'artillery' : '',
  }
}

/** What a unit does instead of, or by, moving. */
export const ACTION_WORDS: Readonly<Record<number, readonly [label: string, detail: string]>> = {
  [verbs.MOVE]: ['Move', ''],
  [verbs.STAND]: ['Stand still', 'no move'],
  [verbs.PASS]: ['Pass', 'wait for the other Battledroids'],
  [verbs.CLOAK]: ['Cloak', 'neither fires nor is fired at'],
  [verbs.CONVERT_SIDE]: ['Convert', 'no move and no attack this turn'],
  [verbs.CARRY_GROUND]: ['Bring in ground units', 'Transport: a roll of 1 to 4'],
  [verbs.CARRY_SPACE]: ['Bring in space units', 'Carrier: a roll of 1 to 4'],
  [verbs.RELEASE_WITH]: ['Move with those that passed', 'Battledroids together'],
}

function actionWords(s: State, move: Move): Words {
  const slot = verbs.smallOf(move)
  const verb = verbs.verbOf(move)
  const [label = '?', detail = ''] = ACTION_WORDS[verb] ?? []
  const isBack = verb === verbs.CLOAK && isCloaked(s, slot)
  return {
    label: `${unitName(s, slot)}: ${isBack ? 'uncloak' : label.toLowerCase()}`,
    detail: isBack ? 'fires again' : detail,
    target: slot,
  }
}

/** Who commands, and who borrows, while the icon is still asked. */
export function commandWords(s: State): string {
  const commander = viewOf(s).carrier
  const borrower = viewOf(s).asked
  const has = ICONS.filter((_, i) => ((viewOf(s).borrowed(borrower) >> i) & 1) === 1)
  const already =
    has.length === 0 ? '' : ` It has borrowed ${has.map(({ name }) => name).join(', ')}.`
  return `${unitName(s, commander)} commands: which icon for ${unitName(s, borrower)}, and from whom?${already}`
}
