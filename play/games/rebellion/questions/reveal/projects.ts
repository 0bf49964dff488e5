import { EMPIRE, GROUND, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import {
  DEATH_STAR,
  SUPER_STAR_DESTROYER,
} from '../../../../../engine/rebellion/facts/unit-types.js'
import { unitList } from '../../words/names.js'
import { inTheater, unitsOf } from '../../words/things.js'
import { type Change, nothing, queuedUnits, queueing, something } from './change.js'

/** Projects of the base game. */
export const PROJECT_CHANGES: Readonly<Record<string, Change>> = {
  'construct-death-star': ({ view }) =>
    view.supply(DEATH_STAR) === 0
      ? nothing('no Death Star is left')
      : something('over this system'),
  'construct-factory': (at) => {
    const isSabotaged = (at.view.sabotaged & (1 << at.place)) !== 0
    return isSabotaged ? something(`repaired; ${queueing(at).text}`) : queueing(at)
  },
  'construct-super-star-destroyer': ({ view }) =>
    view.supply(SUPER_STAR_DESTROYER) === 0
      ? something('none is left: one on the board must go for it')
      : something(''),
  'oversee-project': ({ view }) => {
    const waiting = queuedUnits(view, EMPIRE, [1, 2])
    return waiting.length === 0
      ? nothing('no unit on space 1 or 2')
      : something(`of ${unitList(waiting)}`)
  },
  'superlaser-online': ({ view, place }) => {
    const lost = unitList(unitsOf(view, REBEL, place, inTheater(GROUND)))
    const base =
      (view.candidates & (1 << place)) === 0 ? 'the base is not there' : 'the base may be there'
    return something(lost === '' ? base : `${lost} destroyed, ${base}`)
  },
}
