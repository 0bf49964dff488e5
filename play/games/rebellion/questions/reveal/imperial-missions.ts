import { counted } from '../../../../../engine/english.js'
import { REGION, REGION_SYSTEMS } from '../../../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import { placeNames, unitList } from '../../words/names.js'
import { inTheater, loyaltyChange, skillWords, unitsOf } from '../../words/things.js'
import {
  type Change,
  destroying,
  loyalty,
  nothing,
  queuedUnits,
  queueing,
  sameEverywhere,
  something,
  theLeader,
} from './change.js'

/** Imperial missions of the base game. */

/** What the Rebels say of a system that cannot hold the base is known. */
const probing: Change = ({ view, place }) =>
  (view.candidates & (1 << place)) === 0
    ? nothing('the base is not there, you know that')
    : something(`1 of ${counted(bits(view.candidates).length, 'system')} where the base may be`)

export const IMPERIAL_CHANGES: Readonly<Record<string, Change>> = {
  'capture-rebel-operative': theLeader,
  'gather-intel': sameEverywhere,
  'research-and-development': ({ view, place }) =>
    something((view.sabotaged & (1 << place)) !== 0 ? 'sabotaged: may be repaired' : ''),
  'rule-by-fear': loyalty,
  'address-delays': queueing,
  'carbon-freezing': theLeader,
  'collect-bounty': theLeader,
  detained: ({ view, target }) =>
    (view.captives & (1 << target)) !== 0
      ? nothing('a captive is not detained')
      : something(skillWords(view, target)),
  'display-of-power': loyalty,
  'double-our-efforts': ({ view }) => {
    const waiting = queuedUnits(view, EMPIRE, [2, 3])
    return waiting.length === 0
      ? nothing('no unit on space 2 or 3')
      : something(`of ${unitList(waiting)}`)
  },
  'fear-will-keep-them-in-line': ({ view, place }) => {
    const gains = bits(REGION_SYSTEMS[REGION[place] as number] as number).filter(
      (system) => loyaltyChange(view, EMPIRE, system, 1) !== null,
    )
    return gains.length === 0
      ? nothing('no system of the region would change')
      : something(`of ${placeNames(gains.reduce((mask, system) => mask | (1 << system), 0))}`)
  },
  'homing-beacon': theLeader,
  'hunt-them-down': destroying,
  'imperial-propaganda': ({ view, place }) => {
    const lost = view.loyal(REBEL) & (REGION_SYSTEMS[REGION[place] as number] as number)
    return lost === 0
      ? nothing('no Rebel loyalty in this region')
      : something(`Rebel loyalty goes from ${placeNames(lost)}`)
  },
  'intercept-transmission': sameEverywhere,
  interrogation: theLeader,
  'interrogation-droid': theLeader,
  'long-range-probe': probing,
  'lure-of-the-dark-side': theLeader,
  'planetary-conquest': ({ view, place }) => {
    const enemies = unitsOf(view, REBEL, place, inTheater(GROUND))
    return something(
      enemies.length === 0 ? 'no Rebel ground units' : `against ${unitList(enemies)}`,
    )
  },
  'probe-droid-initiative': sameEverywhere,
  'retrieve-the-plans': theLeader,
  'secret-weapons-research': sameEverywhere,
  'trade-negotiations': loyalty,
}
