import { counted } from '../../../../../engine/english.js'
import { BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_IMMOBILE } from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { unitList } from '../../words/names.js'
import { iconWords, inTheater, unitCount, unitsOf } from '../../words/things.js'
import {
  amountOf,
  type Change,
  demolishing,
  destroying,
  isFrail,
  loyalty,
  nothing,
  queuedUnits,
  queueing,
  rescuing,
  sameEverywhere,
  something,
} from './change.js'

/** Rebel missions of the base game. */

export const sabotaging: Change = ({ view, place }) => {
  const bit = 1 << place
  if ((view.sabotaged & bit) !== 0) return nothing('sabotaged already')
  const icons = iconWords(view, place)
  if ((view.imperialSystems & bit) !== 0) return something(`the Empire loses its ${icons}`)
  if ((view.rebelSystems & bit) !== 0) return nothing('your own system builds nothing then')
  return nothing('nobody builds here now')
}

/** Units in the base space that may go, or the word that there are none. */
export function fromBase(fits: (type: number) => boolean): Change {
  return ({ view, place }) => {
    const units = baseUnits(view, fits)
    if (units === '') return nothing('no units in the base space for it')
    const enemies = unitsOf(view, EMPIRE, place)
    return something(
      enemies.length === 0 ? `of ${units}` : `of ${units}, against ${unitList(enemies)}`,
    )
  }
}

function baseUnits(view: RebellionView, fits: (type: number) => boolean): string {
  const place = view.isRevealed ? view.base : BASE_SPACE
  return unitList(unitsOf(view, REBEL, place, (type) => fits(type) && UNIT_IMMOBILE[type] === 0))
}

/** New units here, and a fight with what the Empire has. */
const rising: Change = ({ view, place }) => {
  const enemies = unitsOf(view, EMPIRE, place)
  return something(enemies.length === 0 ? 'nobody to fight' : `against ${unitList(enemies)}`)
}

export const REBEL_CHANGES: Readonly<Record<string, Change>> = {
  'build-alliance': loyalty,
  infiltration: sameEverywhere,
  'rapid-mobilization': sameEverywhere,
  sabotage: sabotaging,
  'base-defenses': sameEverywhere,
  'contingency-plan': sameEverywhere,
  'covert-operation': sameEverywhere,
  'daring-rescue': rescuing,
  demolition: demolishing,
  'establish-trade-relations': (at) => {
    const [loyal, queue] = [loyalty(at), queueing(at)]
    if (queue.nothing) return loyal
    return something(loyal.nothing ? queue.text : `${loyal.text}; a unit for each icon`)
  },
  'for-the-greater-good': rescuing,
  'hidden-fleet': fromBase(() => true),
  'hit-and-run': destroying,
  'incite-rebellion': rising,
  'lead-the-strike-team': fromBase(inTheater(GROUND)),
  misdirection: sameEverywhere,
  'plan-the-assault': fromBase(inTheater(SPACE)),
  'plant-false-lead': ({ view }) =>
    view.probeHandSize === 0
      ? nothing('the Empire has no probe card')
      : something(`the Empire has ${counted(view.probeHandSize, 'probe card')}`),
  'public-uprising': rising,
  'rogue-squadron-raid': ({ card, view }) => {
    const most = amountOf(card, 'destroy-queued-worth')
    const hit = queuedUnits(view, EMPIRE, [1, 2, 3], (type) => isFrail(type, most))
    return unitCount(hit) === 0
      ? nothing('nothing on the queue to destroy')
      : something(`up to ${most} health of ${unitList(hit)}`)
  },
  'seek-yoda': sameEverywhere,
  'stolen-plans': sameEverywhere,
  'support-of-mon-calamari': sameEverywhere,
  'wookiee-uprising': (at) => {
    const [loyal, loss] = [loyalty(at), destroying(at)]
    if (loyal.nothing && loss.nothing) return nothing(`${loyal.text}, and ${loss.text}`)
    return something(`${loyal.text}; ${loss.text}`)
  },
}
