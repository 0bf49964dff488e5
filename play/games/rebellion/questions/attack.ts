import { counted, listed } from '../../../../engine/english.js'
import { TACTICS } from '../../../../engine/rebellion/cards/registry.js'
import { COLOURS, diceShowing } from '../../../../engine/rebellion/combat/attack-frame.js'
import { CONVERTIBLE } from '../../../../engine/rebellion/combat/fields.js'
import { isAt } from '../../../../engine/rebellion/course/steps.js'
import { GROUND, SPACE } from '../../../../engine/rebellion/facts/sides.js'
import {
  BLACK,
  GREEN,
  RED,
  UNIT_COLOUR,
  UNIT_RED,
  UNIT_THEATER,
} from '../../../../engine/rebellion/facts/unit-types.js'
import {
  BLANK_FACE,
  DIRECT_FACE,
  HIT_FACE,
  SPECIAL_FACE,
} from '../../../../engine/rebellion/missions/dice.js'
import {
  argA,
  argB,
  argC,
  CONVERT,
  DONE,
  DRAW_FROM,
  DRAW_TACTIC,
  NONE,
  PLAY_TACTIC,
  REPAIR,
  REROLL,
  USE_RING,
} from '../../../../engine/rebellion/state/moves.js'
import { isCinematic } from '../cinematic/rolls.js'
import { aUnit, percent, placeName, ringName, tacticName } from '../words/names.js'
import { COLOUR_NAMES, FACE_NAMES } from '../words/texts.js'
import { unitsOf } from '../words/things.js'
import type { Ask, Asked, AskingCard, Said, Wording } from './asked.js'
import { repaired } from './cards/tactic-effects.js'
import { cardDamage, damage } from './damage.js'

/** An attack: combat actions, then the damage. */

export const attack: Ask = (asked) => {
  if (isAt(asked.state, asked.frame, 'assign')) return damage(asked)
  if (isAt(asked.state, asked.frame, 'convert')) return conversion()
  if (asked.field('draws') > 0) return draws(asked)
  if (asked.field('rerolls') > 0) return rerolls(asked)
  return actions(asked)
}

function actions(asked: Asked): Wording {
  const { view } = asked
  const battle = asked.field('theater') === SPACE ? 'space' : 'ground'
  return {
    title: `Your attack in the ${battle} battle at ${placeName(view.combatSystem)}`,
    about: `You have rolled ${rolledWords(asked)}. ${isCinematic(view) ? cinematicWords(asked) : 'Play cards and spend specials now'}; then deal the damage.`,
    answers: {
      [REROLL]: (move) => ({
        label: `Reroll a ${COLOUR_NAMES[argA(move)]} ${FACE_NAMES[argB(move)]}`,
        detail: betterWords(argA(move), argB(move)),
        weak: !isWorthRerolling(asked, argB(move)),
      }),
      [REPAIR]: (move) => repaired(asked, argA(move), argB(move)),
      [PLAY_TACTIC]: (move) => tactic(move),
      [DRAW_TACTIC]: (move) => ({
        label: 'Draw a tactic card',
        detail: `for the ${COLOUR_NAMES[argA(move)]} special`,
      }),
      [USE_RING]: (move) => ({
        label: `Reroll a ${COLOUR_NAMES[argC(move)]} ${FACE_NAMES[argB(move)]} (${ringName(argA(move))})`,
        detail: betterWords(argC(move), argB(move)),
      }),
      [DONE]: () => ({ label: 'Deal the damage', detail: damageWords(asked) }),
    },
  }
}

/** What may be done with the dice of a cinematic attack. */
function cinematicWords(asked: Asked): string {
  const { view } = asked
  const most = view.bestTactics(
    view.leadersAt(view.side, view.combatSystem),
    asked.field('theater'),
  )
  const rerolls = asked.moves(REROLL).length > 0
  const repairs = view.tacticCards.cannotRepair(view.side)
    ? 'your specials repair nothing in this battle'
    : 'specials repair units of their colour'
  return rerolls
    ? `Your leader may reroll up to ${counted(most, 'die', 'dice')} together, once; ${repairs}`
    : repairs.slice(0, 1).toUpperCase() + repairs.slice(1)
}

/** `2 hits, 1 special and 1 blank`. */
function rolledWords({ state }: Asked): string {
  const words: string[] = []
  for (let colour = 0; colour < COLOURS; colour++)
    for (let face = HIT_FACE; face <= BLANK_FACE; face++) {
      const count = diceShowing(state, colour, face)
      if (count > 0) words.push(counted(count, `${COLOUR_NAMES[colour]} ${FACE_NAMES[face]}`))
    }
  return words.length === 0 ? 'no dice' : listed(words)
}

/** Hits that can be dealt, and those of a colour that no enemy unit has. */
function damageWords(asked: Asked): string {
  const { state } = asked
  let direct = 0
  for (let colour = 0; colour < COLOURS; colour++) direct += diceShowing(state, colour, DIRECT_FACE)
  const [red, black] = [RED, BLACK].map((colour) => diceShowing(state, colour, HIT_FACE)) as [
    number,
    number,
  ]
  const byCards = cardDamage(state)
  if (direct + red + black === 0) return byCards.length > 0 ? listed(byCards) : 'no die has hit'
  const redLost = hasHealth(asked, RED) ? 0 : red
  const blackLost = hasHealth(asked, BLACK) || mayCountAsRed(asked) ? 0 : black
  const lost = [
    redLost > 0 ? counted(redLost, 'red hit') : '',
    blackLost > 0 ? counted(blackLost, 'black hit') : '',
  ].filter((words) => words !== '')
  const dealt = direct + red + black - redLost - blackLost
  return [
    dealt > 0 ? counted(dealt, 'hit') : '',
    lost.length > 0 ? `${listed(lost)} without a target` : '',
    ...byCards,
  ]
    .filter((words) => words !== '')
    .join('; ')
}

/** True when an enemy unit of the battle has health of the colour. */
function hasHealth(asked: Asked, colour: number): boolean {
  const { view } = asked
  const theater = asked.field('theater')
  const fits = (type: number): boolean =>
    UNIT_THEATER[type] === theater && UNIT_COLOUR[type] === colour
  return unitsOf(view, view.enemy, view.combatSystem, fits).length > 0
}

function mayCountAsRed(asked: Asked): boolean {
  return CONVERTIBLE.get(asked.state) > 0 && hasHealth(asked, RED)
}

/** A tactic card with the die that pays for it, and the ship that it is played with. */
function tactic(move: number): Said {
  const [card, die, ship] = [argA(move), argB(move), argC(move)]
  const paid = die === NONE ? '' : ` for the ${COLOUR_NAMES[die]} special`
  const by = ship === NONE ? '' : ` with ${aUnit(ship)}`
  const label = `Play ${tacticName(card)}${by}${paid}`
  // Its red dice are its damage
  const damage = UNIT_RED[ship] ?? 0
  return ship === NONE
    ? { label, detail: TACTICS[card]?.about ?? '' }
    : { label, detail: `${damage} damage`, weak: damage === 0 }
}

function draws(asked: Asked): Wording {
  const left = asked.field('draws')
  return {
    title: 'Draw a tactic card of which kind?',
    count: `card ${3 - left} of 2`,
    ...cardNamed('Brilliant Strategy'),
    answers: {
      [DRAW_FROM]: (move) => ({
        label: `Draw a ${argA(move) === SPACE ? 'space' : 'ground'} card`,
        detail: argA(move) === GROUND ? 'for the ground battle' : 'for the space battle',
      }),
      [DONE]: () => ({ label: 'Draw no more' }),
    },
  }
}

/** Black hits that count as red before the enemy's card takes hits away (E35). */
function conversion(): Wording {
  return {
    title: 'How many black hits count as red?',
    about: 'Red hits go to units with red health. Then their card takes hits away.',
    answers: {
      [CONVERT]: (move) => ({
        label:
          argA(move) === 0
            ? 'All stay black'
            : `${counted(argA(move), 'black hit')} ${argA(move) === 1 ? 'counts' : 'count'} as red`,
      }),
    },
  }
}

/** The dice of a leader's reroll (E26). */
function leaderRerolls(asked: Asked): Wording {
  return {
    title: 'Reroll which die?',
    about: `Dice that you choose are rolled again together, once in this attack. ${rolledWords(asked) === 'no dice' ? 'No others lie there' : `There lie ${rolledWords(asked)}`}.`,
    count: `${counted(asked.field('rerolls'), 'die', 'dice')} more`,
    answers: {
      [REROLL]: (move) => ({
        label: `Reroll a ${COLOUR_NAMES[argA(move)]} ${FACE_NAMES[argB(move)]}`,
        detail: betterWords(argA(move), argB(move)),
        weak: !isWorthRerolling(asked, argB(move)),
      }),
      [DONE]: () => ({ label: 'Roll them again now' }),
    },
  }
}

/** A blank is, and a special that repairs nothing; what has hit is not. */
function isWorthRerolling(asked: Asked, face: number): boolean {
  return face === BLANK_FACE || (face === SPECIAL_FACE && asked.moves(REPAIR).length === 0)
}

function rerolls(asked: Asked): Wording {
  if (asked.field('rerolled') !== 0) return leaderRerolls(asked)
  const set = 2 - asked.field('rerolls')
  return {
    title: 'Reroll which die?',
    about: `Dice that you choose are rolled again together. There are ${rolledWords(asked)}.`,
    count: `die ${set + 1} of up to 2`,
    ...cardNamed('Concentrate Fire'),
    answers: {
      [REROLL]: (move) => ({
        label: `Reroll a ${COLOUR_NAMES[argA(move)]} ${FACE_NAMES[argB(move)]}`,
        detail: betterWords(argA(move), argB(move)),
        weak: argB(move) === DIRECT_FACE,
      }),
      [DONE]: () => ({ label: set === 0 ? 'Reroll nothing' : 'Reroll only that one' }),
    },
  }
}

/** How often a die rolled again is no blank; one that shows something may turn out worse. */
function betterWords(colour: number, face: number): string {
  const chance = colour === GREEN ? 2 / 6 : 4 / 6
  const words = `no blank ${percent(chance)}`
  return face === BLANK_FACE
    ? words
    : `${words}, but it shows ${face === SPECIAL_FACE ? 'a special' : 'a hit'} now`
}

/** A tactic card by its name, whichever theater it is of. */
function cardNamed(name: string): { card?: AskingCard } {
  const card = TACTICS.find((one) => one.name === name)
  return card === undefined ? {} : { card }
}
