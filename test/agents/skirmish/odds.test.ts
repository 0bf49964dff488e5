import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Aim } from '../../../agents/skirmish/aim.js'
import { attack, lookAt } from '../../../agents/skirmish/odds.js'
import { harmWorth } from '../../../agents/skirmish/worth.js'
import { ELITE } from '../../../engine/skirmish/facts/icons.js'
import { attackTotal, damageOf, defenseOf } from '../../../engine/skirmish/fire/attack.js'
import { FIRST_SHOT } from '../../../engine/skirmish/fire/shots.js'
import { firstSlot, hasIcon } from '../../../engine/skirmish/state/units.js'
import type { State } from '../../../engine/state.js'
import { at, battle } from '../../engine/skirmish/support.js'

const SHOOTER = 0
const TARGET = firstSlot(1)

/** All 36 rolls, and after a miss with a 1 all 36 again for who has Elite. */
function enumerate(s: State): Map<number, number> {
  const chances = new Map<number, number>()
  const add = (damage: number, chance: number) =>
    chances.set(damage, (chances.get(damage) ?? 0) + chance)
  const roll = (chance: number, mayRepeat: boolean): void => {
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const isHit = a + b + attackTotal(s, SHOOTER, TARGET) >= defenseOf(s, SHOOTER, TARGET)
        if (isHit) add(damageOf(s, SHOOTER, TARGET, FIRST_SHOT, a + b), chance / 36)
        else if (mayRepeat && (a === 1 || b === 1)) roll(chance / 36, false)
        else add(0, chance / 36)
      }
  }
  roll(1, hasIcon(s, SHOOTER, ELITE))
  return chances
}

const DUELS: readonly (readonly [shooter: string, target: string])[] = [
  ['tie-fighter', 'x-wing'],
  ['stormtroopers', 'wookiees'],
  ['baron-fel', 'falcon'],
  ['x-wing', 'nebulon-frigate'],
  ['at-at', 'snowspeeder'],
  ['star-destroyer', 'mon-calamari'],
]

for (const [shooter, target] of DUELS)
  test(`${shooter} at ${target}: chances are those of all rolls`, () => {
    const s = battle([at(shooter, 600, 500)], [at(target, 600, 570, 270)])
    const exact = enumerate(s)
    lookAt(s, SHOOTER, TARGET, FIRST_SHOT)
    const hit = [...exact].reduce((sum, [damage, chance]) => sum + (damage > 0 ? chance : 0), 0)
    assert.ok(Math.abs(attack.even + attack.odd - hit) < 1e-9)
    const expected = [...exact].reduce((sum, [damage, chance]) => sum + damage * chance, 0)
    const found = attack.even * attack.evenDamage + attack.odd * attack.oddDamage
    assert.ok(Math.abs(found - expected) < 1e-9, `${found}, not ${expected}`)
  })

test('shots at one target add up as two rolls after each other do', () => {
  const s = battle([at('stormtroopers', 600, 500)], [at('tie-bomber', 600, 560, 270)])
  const aim = new Aim()
  aim.add(s, SHOOTER, TARGET, FIRST_SHOT)
  const once = enumerate(s)
  const twice = new Map<number, number>()
  for (const [a, p] of once)
    for (const [b, q] of once) twice.set(a + b, (twice.get(a + b) ?? 0) + p * q)
  const gain = [...twice].reduce((sum, [d, p]) => sum + p * harmWorth(s, TARGET, 4, d), 0)
  const before = [...once].reduce((sum, [d, p]) => sum + p * harmWorth(s, TARGET, 4, d), 0)
  assert.ok(Math.abs(aim.worth(s, SHOOTER, TARGET, FIRST_SHOT) - (gain - before)) < 1e-9)
  aim.add(s, SHOOTER, TARGET, FIRST_SHOT)
  const doom = [...twice].reduce((sum, [d, p]) => sum + (d >= 4 ? p : 0), 0)
  assert.ok(Math.abs(aim.doom(TARGET) - doom) < 1e-9)
})

test('a target that is as good as destroyed is worth no further shot', () => {
  const s = battle([at('baron-fel', 600, 500)], [at('tie-fighter', 600, 560, 270)])
  const aim = new Aim()
  const first = aim.worth(s, SHOOTER, TARGET, FIRST_SHOT)
  for (let i = 0; i < 6; i++) aim.add(s, SHOOTER, TARGET, FIRST_SHOT)
  assert.ok(aim.doom(TARGET) > 0.99)
  assert.ok(aim.worth(s, SHOOTER, TARGET, FIRST_SHOT) < 0.01 * first)
  aim.reset()
  assert.is(aim.worth(s, SHOOTER, TARGET, FIRST_SHOT), first)
})

test.run()
