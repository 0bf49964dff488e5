import { counted } from '../../../../../engine/english.js'
import { BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import {
  INTERDICTOR,
  SHIELD_BUNKER,
  STORMTROOPER,
  SUPER_STAR_DESTROYER,
  UNIT_IMMOBILE,
} from '../../../../../engine/rebellion/facts/unit-types.js'
import { unitList } from '../../words/names.js'
import { inTheater, unitCount, unitsOf } from '../../words/things.js'
import {
  type Change,
  loyalty,
  nothing,
  queuedUnits,
  rescuing,
  sameEverywhere,
  something,
  theLeader,
} from './change.js'
import { fromBase, sabotaging } from './rebel-missions.js'

/** Missions of Rise of the Empire. */

/** Imperial units here that fit. */
function striking(fits: (type: number) => boolean): Change {
  return ({ view, place }) => {
    const units = unitList(unitsOf(view, EMPIRE, place, fits))
    return units === '' ? nothing('nothing to destroy') : something(`of ${units}`)
  }
}

function deploying(side: number, spaces: readonly number[]): Change {
  return ({ view, place }) => {
    if ((view.sabotaged & (1 << place)) !== 0) return nothing('sabotaged: nothing is deployed')
    const waiting = queuedUnits(view, side, spaces)
    return waiting.length === 0
      ? nothing('no unit to deploy')
      : something(`of ${unitList(waiting)}`)
  }
}

function building(type: number): Change {
  return ({ view, leaders }) => {
    if (view.supply(type) === 0) return something('none is left: one on the board must go for it')
    return something((leaders & (leaders - 1)) !== 0 ? 'one space nearer with two leaders' : '')
  }
}

const luring: Change = ({ view }) => {
  const from = view.isRevealed ? view.base : BASE_SPACE
  const troops = unitsOf(
    view,
    REBEL,
    from,
    (type) => inTheater(GROUND)(type) && UNIT_IMMOBILE[type] === 0,
  )
  return unitCount(troops) === 0
    ? nothing('no Rebel ground units to lure')
    : something(`of ${unitList(troops)}`)
}

const igniting: Change = ({ view, place }) => {
  const lost = unitList(unitsOf(view, REBEL, place, inTheater(GROUND)))
  const base =
    (view.candidates & (1 << place)) === 0 ? 'the base is not there' : 'the base may be there'
  return something(lost === '' ? base : `${lost} destroyed, ${base}`)
}

export const RISE_CHANGES: Readonly<Record<string, Change>> = {
  'sabotage-rise': (at) => {
    const bunkers = at.view.units(at.place, SHIELD_BUNKER)
    if (bunkers > 0) return something(`or ${counted(bunkers, 'Shield Bunker')} to destroy`)
    const isPopulous = (at.view.populous & (1 << at.place)) !== 0
    return isPopulous ? sabotaging(at) : nothing('no Shield Bunker here')
  },
  'aggressive-negotiations': rescuing,
  heist: sameEverywhere,
  'prepare-for-battle': sameEverywhere,
  'secret-mission': sameEverywhere,
  'safe-haven': deploying(REBEL, [1, 2, 3]),
  'regional-aid': loyalty,
  reconnaissance: sameEverywhere,
  'critical-rescue': rescuing,
  assault: striking((type) => type === STORMTROOPER),
  'plant-explosives': striking(inTheater(GROUND)),
  'behind-enemy-lines': fromBase(() => true),
  'my-only-hope': sameEverywhere,
  'rebel-promotion': sameEverywhere,
  'subversion-rebel-rise': sameEverywhere,
  'subversion-rebel-base': sameEverywhere,
  'make-an-example': theLeader,
  'secure-the-plans': sameEverywhere,
  'draw-them-out': sameEverywhere,
  'discredit-rebellion': sameEverywhere,
  deployment: sameEverywhere,
  'message-from-high-command': loyalty,
  'stolen-intel': sameEverywhere,
  'were-the-bait': luring,
  'exploit-weakness': theLeader,
  'break-their-will': theLeader,
  'hire-mercenaries': sameEverywhere,
  'imperial-might': deploying(EMPIRE, [1]),
  'imperial-promotion': sameEverywhere,
  'subversion-empire-rise': sameEverywhere,
  'subversion-empire-base': sameEverywhere,
  'construct-super-star-destroyer-rise': building(SUPER_STAR_DESTROYER),
  'interdictor-development': building(INTERDICTOR),
  'single-reactor-ignition': igniting,
}
