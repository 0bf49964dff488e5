import type { Change } from './change.js'
import { IMPERIAL_CHANGES } from './imperial-missions.js'
import { PROJECT_CHANGES } from './projects.js'
import { REBEL_CHANGES } from './rebel-missions.js'
import { RISE_CHANGES } from './rise-missions.js'

/** What each mission would change where it is revealed, by its id. */
export const CHANGES: Readonly<Record<string, Change>> = {
  ...REBEL_CHANGES,
  ...IMPERIAL_CHANGES,
  ...PROJECT_CHANGES,
  ...RISE_CHANGES,
}
