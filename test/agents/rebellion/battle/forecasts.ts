import {
  type Army,
  type Combat,
  type Forecast,
  forecastCombat,
} from '../../../../agents/rebellion/battle/forecast.js'

/** A combat of two armies, the first of which attacks first unless something else is said. */
export function forecastOf(
  mine: Army,
  theirs: Army,
  more: Partial<Combat> = {},
): readonly Forecast[] {
  return forecastCombat({
    armies: [mine, theirs],
    cinematic: false,
    first: [0, 0],
    from: 0,
    noGround: false,
    ...more,
  })
}

/** The same for a combat with one battle. */
export function forecastBattle(mine: Army, theirs: Army, more: Partial<Combat> = {}): Forecast {
  const [battle] = forecastOf(mine, theirs, more)
  if (battle === undefined) throw new Error('nobody fights')
  return battle
}
