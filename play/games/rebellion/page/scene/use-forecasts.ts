import { useEffect, useState } from 'preact/hooks'
import {
  type Combat,
  type Forecast,
  Trials,
} from '../../../../../agents/rebellion/battle/forecast.js'

/** What a combat is likely to bring, worked out beside what is drawn; null until it is known. */
export function useForecasts(combat: Combat | null): readonly Forecast[] | null {
  const key = JSON.stringify(combat)
  const [found, setFound] = useState<{ key: string; forecasts: readonly Forecast[] } | null>(null)
  useEffect(() => {
    if (combat === null) return
    const trials = new Trials(combat)
    const goOn = (): void => {
      trials.play()
      if (trials.isDone) setFound({ key, forecasts: trials.forecasts })
      else timer = window.setTimeout(goOn)
    }
    let timer = window.setTimeout(goOn)
    return () => window.clearTimeout(timer)
  }, [key])
  return found?.key === key ? found.forecasts : null
}
