import { igniteReactor } from '../../effects/markers.js'
import { queueOne } from '../../effects/units.js'
import { both, holding, imperialSystem, withIcon } from '../../effects/where.js'
import { LOGISTICS } from '../../facts/leader-types.js'
import { ICON_IDS } from '../../facts/map.js'
import { EMPIRE } from '../../facts/sides.js'
import { DEATH_STAR, INTERDICTOR, SUPER_STAR_DESTROYER } from '../../facts/unit-types.js'
import type { MissionCard } from '../registry.js'

/** The projects of Rise of the Empire. */

const project = {
  side: EMPIRE,
  kind: 'project',
  skill: LOGISTICS,
  needs: 1,
  mode: 'resolve',
  set: 'rise',
} as const
const atShipyard = both(imperialSystem, withIcon(ICON_IDS.indexOf('space-square')))

export const RISE_PROJECTS: readonly MissionCard[] = [
  {
    ...project,
    number: 81,
    id: 'construct-super-star-destroyer-rise',
    name: 'Construct Super Star Destroyer',
    copies: 2,
    where: atShipyard,
    about: 'Put a Super Star Destroyer on space 3 of your queue, with two leaders on space 2.',
    steps: [queueOne(SUPER_STAR_DESTROYER, 3, 2)],
  },
  {
    ...project,
    number: 82,
    id: 'interdictor-development',
    name: 'Interdictor Development',
    copies: 2,
    where: atShipyard,
    returns: 'with-two-leaders',
    about:
      'Put an Interdictor on space 2 of your queue. With two leaders on space 1, and the card returns to your hand.',
    steps: [queueOne(INTERDICTOR, 2, 1)],
  },
  {
    ...project,
    number: 85,
    id: 'single-reactor-ignition',
    name: 'Single Reactor Ignition',
    copies: 1,
    where: holding(DEATH_STAR),
    about:
      'The base is revealed if it is here. Destroy all Rebel ground units and remove all target markers; the system remains.',
    steps: [igniteReactor],
  },
]
