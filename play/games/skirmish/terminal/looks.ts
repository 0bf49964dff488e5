import type { Player } from '../../../../engine/game.js'
import { InputError, suggestion } from '../../../../engine/input-error.js'
import { ICONS } from '../../../../engine/skirmish/data/icons.js'
import {
  ATTACK,
  DAMAGE,
  DEFENSE,
  SHIELDS,
  unitKind,
} from '../../../../engine/skirmish/facts/units.js'
import { FIRST_SHOT, rangeOf } from '../../../../engine/skirmish/fire/shots.js'
import { iconsOf, kindAt, ownerOf, sheetOf } from '../../../../engine/skirmish/state/units.js'
import { ownId, unitName, unitRef } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'
import type { Look } from '../../../terminal/game-words.js'
import { moveWords } from '../decision/fleet.js'
import { enemiesOf, shotsOf, threatsTo, whyNot } from '../decision/sight.js'
import { type TableUnit, tableOf, unitOf } from '../table/table.js'
import { percent, targetLabel } from '../words/names.js'
import { codesOf } from './codes.js'
import { planLines } from './plans.js'

/** Closer looks at the table: a unit, whom it sees and who sees it, all shots at once. */
export const LOOKS: Readonly<Record<string, Look>> = {
  unit: {
    about: 'what a unit is and can: unit x-wing-2',
    lines: (s, seat, words) => unitLines(s, found(s, seat, words)),
  },
  see: {
    about: 'whom a unit can fire at, and who at it: see x-wing-2',
    lines: (s, seat, words) => seeLines(s, found(s, seat, words)),
  },
  plan: {
    about: 'ways of a unit as lines to type: plan x-wing-2 to 575 612, plan x-wing-2 at vader',
    lines: (s, seat, words) => planLines(s, seat, words, (unit) => found(s, seat, unit)),
  },
  matrix: {
    about: 'all shots at once, in %: hit/destroyed; "matrix back" for theirs',
    lines: (s, seat, words, { width }) => matrixLines(s, seat, words.trim() === 'back', width),
  },
}

/** The unit of this id or code; a short name that only one has will do. */
function found(s: State, seat: Player, words: string): number {
  const wanted = words.trim().toLowerCase().replaceAll(' ', '-')
  if (wanted === '') throw new InputError('which unit? For example: see x-wing-1')
  const codes = codesOf(s, seat)
  const units = tableOf(s, seat).units.map(({ slot }) => slot)
  const names = (slot: number): readonly string[] => [
    ...(ownerOf(slot) === seat ? [ownId(s, slot)] : []),
    unitRef(s, slot),
    codes.get(slot) ?? '',
  ]
  const exact = units.find((slot) =>
    names(slot).some((name) => name.toLowerCase() === wanted && name !== ''),
  )
  const near = units.filter((slot) => names(slot).some((name) => name.includes(wanted)))
  const slot = exact ?? near[0]
  if (slot === undefined)
    throw new InputError(
      `no unit "${words.trim()}" is on the table${suggestion(
        wanted,
        units.map((one) => unitRef(s, one)),
      )}`,
    )
  return slot
}

function unitLines(s: State, slot: number): string[] {
  const sheet = sheetOf(s, slot)
  const unit = unitOf(s, slot)
  const mask = iconsOf(s, slot)
  return [
    `${unitName(s, slot)}: ${unitKind(kindAt(s, slot)).name}, ${unit.stars}*, at ${unit.x} ${unit.y}, heading ${unit.heading}.`,
    `Attack ${ATTACK[sheet]}, Defense ${DEFENSE[sheet]}, Damage ${DAMAGE[sheet]}, Shields ${SHIELDS[sheet]}; damage ${unit.harm} of ${unit.fatal}. Moves ${moveWords(sheet)}.`,
    ...ICONS.filter((_, i) => ((mask >> i) & 1) === 1).map(
      ({ name, about }) => `  ${name}: ${about}`,
    ),
  ]
}

function seeLines(s: State, slot: number): string[] {
  const shots = shotsOf(s, slot)
  const range = Math.round(rangeOf(s, slot, FIRST_SHOT) / 100)
  const seen = new Set(shots.map(({ target }) => target))
  const missed = enemiesOf(s, ownerOf(slot)).filter((enemy) => !seen.has(enemy))
  const row = (name: string, hit: string, kill: string): string =>
    `  ${name.padEnd(30)}${hit.padStart(6)}${kill.padStart(11)}`
  return [
    `${unitName(s, slot)} fires ${range} mm far.`,
    row(
      shots.length === 0 ? 'sees nobody' : 'it can fire at',
      shots.length === 0 ? '' : 'hit',
      shots.length === 0 ? '' : 'destroyed',
    ),
    ...shots.map(({ target, hit, kill, isSecond }) =>
      row(
        `${targetLabel(s, target)}${isSecond ? ' (second)' : ''}`,
        percent(hit),
        kill === 0 ? '-' : percent(kill),
      ),
    ),
    ...missed.map((enemy) => `  ${unitName(s, enemy)}: ${whyNot(s, slot, enemy)}`),
    'can fire at it:',
    ...threatsTo(s, slot, false)
      .filter(({ sort }) => sort === 'sees')
      .map(({ shooter, chance }) =>
        row(
          unitName(s, shooter),
          percent(chance?.hit ?? 0),
          (chance?.kill ?? 0) === 0 ? '-' : percent(chance?.kill ?? 0),
        ),
      ),
  ]
}

const CELL = 7

/** Rows shoot, columns are shot at; as many columns as there is room for, in blocks. */
function matrixLines(s: State, seat: Player, isBack: boolean, width: number): string[] {
  const { units } = tableOf(s, seat)
  const codes = codesOf(s, seat)
  const own = units.filter(({ owner }) => owner === seat)
  const theirs = units.filter(({ owner }) => owner !== seat)
  const [shooters, targets] = isBack ? [theirs, own] : [own, theirs]
  const perBlock = Math.max(1, Math.floor((width - CELL) / CELL))
  const blocks: TableUnit[][] = []
  for (let i = 0; i < targets.length; i += perBlock) blocks.push(targets.slice(i, i + perBlock))
  const code = (slot: number): string => codes.get(slot) ?? ''
  return [
    'hit/destroyed in %; +n mm too far; < outside the arc; = line blocked; ~ cloaked',
    ...blocks.flatMap((block) => [
      ' '.repeat(CELL) + block.map(({ slot }) => code(slot).padStart(CELL)).join(''),
      ...shooters.map(({ slot }) => {
        const shots = shotsOf(s, slot)
        const cells = block.map((target) => {
          const shot = shots.find((one) => one.target === target.slot)
          return (
            shot === undefined
              ? signOf(whyNot(s, slot, target.slot))
              : chanceText(shot.hit, shot.kill)
          ).padStart(CELL)
        })
        return code(slot).padEnd(CELL) + cells.join('')
      }),
    ]),
  ]
}

function chanceText(hit: number, kill: number): string {
  const whole = (chance: number): string => String(Math.round(chance * 100))
  return `${whole(hit)}/${kill === 0 ? '-' : whole(kill)}`
}

const SIGNS: Readonly<Record<string, string>> = {
  'outside the arc': '<',
  blocked: '=',
  cloaked: '~',
}

function signOf(why: string): string {
  const far = /^(\d+) mm/.exec(why)
  return far === null ? (SIGNS[why] ?? '-') : `+${far[1]}`
}
