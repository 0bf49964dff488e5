import { destroySystem, loyaltyInRegion, repairHere } from '../../effects/systems.js'
import { deployQueued, gainHere, queueIcons, queueOne } from '../../effects/units.js'
import {
  both,
  holding,
  imperialSystem,
  imperialUnit,
  noRebelUnit,
  noSabotage,
  remote,
  withIcon,
} from '../../effects/where.js'
import { LOGISTICS } from '../../facts/leader-types.js'
import { ICON_IDS } from '../../facts/map.js'
import { EMPIRE } from '../../facts/sides.js'
import { CONSTRUCTION_SITE, DEATH_STAR, SUPER_STAR_DESTROYER } from '../../facts/unit-types.js'
import type { MissionCard } from '../registry.js'

/** The projects of the base game. */

const project = {
  side: EMPIRE,
  kind: 'project',
  skill: LOGISTICS,
  needs: 1,
  mode: 'resolve',
} as const
const SHIPYARD = ICON_IDS.indexOf('space-square')

export const PROJECTS: readonly MissionCard[] = [
  {
    ...project,
    number: 48,
    set: 'base',
    id: 'construct-death-star',
    name: 'Construct Death Star',
    copies: 1,
    where: both(remote, noRebelUnit),
    about: 'Put a Death Star Under Construction here and a Death Star on space 3 of your queue.',
    steps: [gainHere(CONSTRUCTION_SITE), queueOne(DEATH_STAR, 3)],
  },
  {
    ...project,
    number: 49,
    set: 'base',
    id: 'construct-factory',
    name: 'Construct Factory',
    copies: 2,
    where: imperialSystem,
    about: 'Remove a sabotage marker and put a unit on your queue for each icon of the system.',
    steps: [repairHere, queueIcons],
  },
  {
    ...project,
    number: 50,
    set: 'base-replaced',
    id: 'construct-super-star-destroyer',
    name: 'Construct Super Star Destroyer',
    copies: 2,
    where: both(imperialSystem, withIcon(SHIPYARD)),
    about: 'Put a Super Star Destroyer on space 3 of your queue.',
    steps: [queueOne(SUPER_STAR_DESTROYER, 3)],
  },
  {
    ...project,
    number: 51,
    set: 'base',
    id: 'oversee-project',
    name: 'Oversee Project',
    copies: 2,
    where: both(both(imperialUnit, noRebelUnit), noSabotage),
    about: 'Deploy a unit from space 1 or 2 of your queue here.',
    steps: [deployQueued],
  },
  {
    ...project,
    number: 52,
    set: 'base',
    id: 'superlaser-online',
    name: 'Superlaser Online',
    copies: 3,
    where: holding(DEATH_STAR),
    about:
      'Destroy the system and its Rebel ground units, then gain 1 loyalty in a populous system of the region.',
    steps: [destroySystem, loyaltyInRegion],
  },
]
