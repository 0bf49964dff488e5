import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SYSTEMS } from '../../../../engine/rebellion/data/systems.js'
import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { placeMeant, unitMeant } from '../../../../play/games/rebellion/terminal/typed-names.js'

const TYPES = UNITS.map((_, type) => type)
const EMPIRE = TYPES.filter((type) => UNITS[type]?.side === 'empire')
const unit = (word: string): string | undefined => UNITS[unitMeant(word, TYPES) ?? -1]?.id

test('units are meant by code, by a beginning of a part, or by what is in their name', () => {
  assert.is(unit('st'), 'stormtrooper')
  assert.is(unit('x-wings'), 'x-wing')
  assert.is(unit('corvette'), 'corellian-corvette')
  assert.is(unit('speeder'), 'airspeeder')
  assert.is(unit('peeders'), 'airspeeder')
  assert.is(unit('ee'), undefined)
  assert.is(unit('walker'), undefined)
  assert.is(unit('trooper'), 'rebel-trooper')
  assert.is(unitMeant('trooper', EMPIRE), unitMeant('stormtrooper', EMPIRE))
  assert.throws(() => unit('tie'), /"tie" may be TIE Fighter or TIE Striker/)
})

test('places are meant by a beginning before what is in their name', () => {
  const places = SYSTEMS.map((_, place) => place)
  const place = (word: string): string | undefined => SYSTEMS[placeMeant(word, places) ?? -1]?.id
  assert.is(place('corus'), 'coruscant')
  assert.is(place('calamari'), 'mon-calamari')
  assert.is(place('hyyyk'), 'kashyyyk')
  assert.throws(() => place('tooine'), /"tooine" may be Tatooine or Dantooine/)
  assert.is(place('oo'), undefined)
  assert.throws(() => place('na'), /"na" may be .+ or /)
})

test.run()
