import type { IconId } from './icons.js'

/** The roster: the project's own design, with the real game's names and ways to move. Numbers are stable. */

type Domain = 'space' | 'ground'

type Movement =
  | 'fighter'
  | 'b-wing'
  | 'y-wing'
  | 'arc-170'
  | 'falcon'
  | 'other-space'
  | 'speeder'
  | 'gunship'
  | 'wheels'
  | 'tracks'
  | 'hover'
  | 'legs'
  | 'other-ground'
  | 'fixed'

/** One side of a unit's card. */
export interface SheetData {
  readonly domain: Domain
  readonly movement: Movement
  readonly stars: number
  readonly attack: number
  readonly defense: number
  readonly damage: number
  readonly shields: number
  /** An icon that stands twice counts once, but for Artillery. */
  readonly icons: readonly IconId[]
}

export interface UnitData {
  readonly number: number
  readonly id: string
  readonly name: string
  /** As it is called at the table. */
  readonly short: string
  readonly faction: 'empire' | 'rebel'
  /** Of a named unit. */
  readonly person?: string
  /** TIE bombers are ground units when firing or striking. */
  readonly strikesAsGround?: boolean
  readonly front: SheetData
  /** The veteran side, or the other side of a unit that converts. */
  readonly back?: SheetData
  readonly backName?: string
}

export const UNITS: readonly UnitData[] = [
  { number: 0, id: 'tie-fighter', name: 'TIE Fighter Patrol', short: 'TIE Fighter', faction: 'empire',
    front: { domain: 'space', movement: 'fighter', stars: 1, attack: 1, defense: 8, damage: 1, shields: 0, icons: ['dogfight'] },
  },
  { number: 1, id: 'tie-scout', name: 'TIE Scout', short: 'TIE Scout', faction: 'empire',
    front: { domain: 'space', movement: 'fighter', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['recon'] },
  },
  { number: 2, id: 'obsidian-tie', name: 'Obsidian Trainee TIE', short: 'Obsidian TIE', faction: 'empire',
    front: { domain: 'space', movement: 'fighter', stars: 1, attack: 0, defense: 9, damage: 1, shields: 0, icons: ['veteran'] },
    back: { domain: 'space', movement: 'fighter', stars: 2, attack: 2, defense: 9, damage: 2, shields: 0, icons: ['veteran', 'dogfight'] }, backName: 'Obsidian Veteran TIE',
  },
  { number: 3, id: 'tie-interceptor', name: 'TIE Interceptor Wing', short: 'TIE Interceptor', faction: 'empire',
    front: { domain: 'space', movement: 'fighter', stars: 2, attack: 3, defense: 9, damage: 2, shields: 1, icons: ['dogfight', 'lasers'] },
  },
  { number: 4, id: 'tie-bomber', name: 'TIE Bomber Flight', short: 'TIE Bomber', faction: 'empire', strikesAsGround: true,
    front: { domain: 'space', movement: 'fighter', stars: 2, attack: 2, defense: 8, damage: 2, shields: 3, icons: ['torpedo'] },
  },
  { number: 5, id: 'tie-phantom', name: 'TIE Phantom', short: 'TIE Phantom', faction: 'empire',
    front: { domain: 'space', movement: 'fighter', stars: 2, attack: 3, defense: 9, damage: 2, shields: 1, icons: ['cloaked', 'dogfight'] },
  },
  { number: 6, id: 'tie-defender', name: 'TIE Defender', short: 'TIE Defender', faction: 'empire',
    front: { domain: 'space', movement: 'fighter', stars: 3, attack: 2, defense: 9, damage: 2, shields: 3, icons: ['dogfight', 'torpedo', 'ruthless'] },
  },
  { number: 7, id: 'darth-vader', name: 'Darth Vader in TIE Advanced', short: 'Darth Vader', faction: 'empire', person: 'Darth Vader',
    front: { domain: 'space', movement: 'fighter', stars: 3, attack: 3, defense: 10, damage: 2, shields: 2, icons: ['elite', 'leader', 'ruthless'] },
  },
  { number: 8, id: 'baron-fel', name: 'Baron Fel in TIE Interceptor', short: 'Baron Fel', faction: 'empire', person: 'Baron Fel',
    front: { domain: 'space', movement: 'fighter', stars: 3, attack: 3, defense: 9, damage: 3, shields: 2, icons: ['dogfight', 'elite'] },
  },
  { number: 9, id: 'boba-fett', name: 'Boba Fett in Slave I', short: 'Boba Fett', faction: 'empire', person: 'Boba Fett',
    front: { domain: 'space', movement: 'other-space', stars: 3, attack: 2, defense: 8, damage: 3, shields: 3, icons: ['elite', 'ruthless', 'torpedo'] },
  },
  { number: 10, id: 'lambda-shuttle', name: 'Lambda Shuttle', short: 'Lambda Shuttle', faction: 'empire',
    front: { domain: 'space', movement: 'other-space', stars: 2, attack: 1, defense: 8, damage: 1, shields: 3, icons: ['transport', 'command'] },
  },
  { number: 11, id: 'sentinel', name: 'Sentinel Landing Craft', short: 'Sentinel', faction: 'empire',
    front: { domain: 'space', movement: 'other-space', stars: 3, attack: 2, defense: 8, damage: 2, shields: 4, icons: ['convert', 'transport'] },
    back: { domain: 'ground', movement: 'other-ground', stars: 2, attack: 1, defense: 8, damage: 2, shields: 2, icons: ['convert', 'transport'] },
  },
  { number: 12, id: 'carrack-cruiser', name: 'Carrack Light Cruiser', short: 'Carrack Cruiser', faction: 'empire',
    front: { domain: 'space', movement: 'other-space', stars: 4, attack: 2, defense: 8, damage: 2, shields: 5, icons: ['lasers', 'turbolaser'] },
  },
  { number: 13, id: 'escort-carrier', name: 'Imperial Escort Carrier', short: 'Escort Carrier', faction: 'empire',
    front: { domain: 'space', movement: 'other-space', stars: 4, attack: 1, defense: 8, damage: 2, shields: 5, icons: ['carrier', 'armor'] },
  },
  { number: 14, id: 'victory-destroyer', name: 'Victory Star Destroyer', short: 'Victory Destroyer', faction: 'empire',
    front: { domain: 'space', movement: 'other-space', stars: 4, attack: 2, defense: 7, damage: 2, shields: 6, icons: ['turbolaser', 'command'] },
  },
  { number: 15, id: 'star-destroyer', name: 'Imperial Star Destroyer', short: 'Star Destroyer', faction: 'empire',
    front: { domain: 'space', movement: 'other-space', stars: 5, attack: 2, defense: 7, damage: 3, shields: 5, icons: ['armor', 'carrier', 'command', 'turbolaser'] },
  },
  { number: 16, id: 'stormtroopers', name: 'Stormtrooper Squad', short: 'Stormtroopers', faction: 'empire',
    front: { domain: 'ground', movement: 'legs', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['blaster', 'trooper'] },
  },
  { number: 17, id: 'snowtroopers', name: 'Snowtrooper Recruits', short: 'Snowtroopers', faction: 'empire',
    front: { domain: 'ground', movement: 'legs', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['trooper', 'veteran'] },
    back: { domain: 'ground', movement: 'legs', stars: 2, attack: 2, defense: 9, damage: 2, shields: 0, icons: ['trooper', 'veteran'] }, backName: 'Snowtrooper Veterans',
  },
  { number: 18, id: 'jumptroopers', name: 'Jumptrooper Squad', short: 'Jumptroopers', faction: 'empire',
    front: { domain: 'ground', movement: 'legs', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['airborne', 'trooper'] },
  },
  { number: 19, id: 'scout-bikes', name: 'Scout Speeder Bikes', short: 'Scout Bikes', faction: 'empire',
    front: { domain: 'ground', movement: 'speeder', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['recon'] },
  },
  { number: 20, id: 'dark-trooper-one', name: 'Dark Trooper Phase I', short: 'Dark Trooper I', faction: 'empire',
    front: { domain: 'ground', movement: 'legs', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['battledroid', 'droid'] },
  },
  { number: 21, id: 'dark-trooper-two', name: 'Dark Trooper Phase II', short: 'Dark Trooper II', faction: 'empire',
    front: { domain: 'ground', movement: 'legs', stars: 2, attack: 3, defense: 8, damage: 2, shields: 2, icons: ['airborne', 'battledroid', 'droid'] },
  },
  { number: 22, id: 'at-st', name: 'AT-ST Scout Walker', short: 'AT-ST', faction: 'empire',
    front: { domain: 'ground', movement: 'legs', stars: 2, attack: 2, defense: 8, damage: 2, shields: 2, icons: ['blaster', 'ruthless'] },
  },
  { number: 23, id: 'repulsortank', name: 'Imperial Repulsortank', short: 'Repulsortank', faction: 'empire',
    front: { domain: 'ground', movement: 'hover', stars: 2, attack: 1, defense: 8, damage: 2, shields: 2, icons: ['armor'] },
  },
  { number: 24, id: 'imperial-gunship', name: 'Imperial Assault Gunship', short: 'Imperial Gunship', faction: 'empire',
    front: { domain: 'ground', movement: 'gunship', stars: 2, attack: 3, defense: 9, damage: 2, shields: 1, icons: ['blaster', 'airborne'] },
  },
  { number: 25, id: 'artillery-walker', name: 'SPMA-T Artillery Walker', short: 'Artillery Walker', faction: 'empire',
    front: { domain: 'ground', movement: 'legs', stars: 3, attack: 1, defense: 8, damage: 2, shields: 4, icons: ['armor', 'artillery', 'artillery'] },
  },
  { number: 26, id: 'at-at', name: 'AT-AT Walker', short: 'AT-AT', faction: 'empire',
    front: { domain: 'ground', movement: 'legs', stars: 4, attack: 1, defense: 7, damage: 3, shields: 4, icons: ['armor', 'turbolaser', 'transport'] },
  },
  { number: 27, id: 'general-veers', name: 'General Veers in Blizzard One', short: 'General Veers', faction: 'empire', person: 'General Veers',
    front: { domain: 'ground', movement: 'legs', stars: 5, attack: 2, defense: 7, damage: 3, shields: 5, icons: ['armor', 'leader', 'turbolaser'] },
  },
  { number: 28, id: 'z-95', name: 'Z-95 Headhunter Recruits', short: 'Z-95', faction: 'rebel',
    front: { domain: 'space', movement: 'fighter', stars: 1, attack: 0, defense: 9, damage: 1, shields: 0, icons: ['veteran'] },
    back: { domain: 'space', movement: 'fighter', stars: 2, attack: 2, defense: 9, damage: 2, shields: 0, icons: ['veteran', 'dogfight'] }, backName: 'Z-95 Headhunter Veterans',
  },
  { number: 29, id: 't-16', name: 'T-16 Skyhopper Patrol', short: 'T-16', faction: 'rebel',
    front: { domain: 'space', movement: 'fighter', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['recon'] },
  },
  { number: 30, id: 'r-22', name: 'R-22 Spearhead', short: 'R-22', faction: 'rebel',
    front: { domain: 'space', movement: 'fighter', stars: 1, attack: 1, defense: 8, damage: 1, shields: 0, icons: ['dogfight'] },
  },
  { number: 31, id: 'x-wing', name: 'X-wing Flight', short: 'X-wing', faction: 'rebel',
    front: { domain: 'space', movement: 'fighter', stars: 2, attack: 2, defense: 8, damage: 2, shields: 1, icons: ['dogfight', 'torpedo'] },
  },
  { number: 32, id: 'y-wing', name: 'Y-wing Flight', short: 'Y-wing', faction: 'rebel',
    front: { domain: 'space', movement: 'y-wing', stars: 2, attack: 0, defense: 7, damage: 2, shields: 3, icons: ['torpedo', 'droid'] },
  },
  { number: 33, id: 'a-wing', name: 'A-wing Flight', short: 'A-wing', faction: 'rebel',
    front: { domain: 'space', movement: 'fighter', stars: 2, attack: 2, defense: 9, damage: 2, shields: 1, icons: ['dogfight', 'recon'] },
  },
  { number: 34, id: 'b-wing', name: 'B-wing Flight', short: 'B-wing', faction: 'rebel',
    front: { domain: 'space', movement: 'b-wing', stars: 3, attack: 2, defense: 8, damage: 3, shields: 2, icons: ['lasers', 'torpedo'] },
  },
  { number: 35, id: 'luke-skywalker', name: 'Luke Skywalker in Red Five', short: 'Luke Skywalker', faction: 'rebel', person: 'Luke Skywalker',
    front: { domain: 'space', movement: 'fighter', stars: 3, attack: 3, defense: 9, damage: 2, shields: 2, icons: ['droid', 'elite', 'torpedo'] },
  },
  { number: 36, id: 'wedge-antilles', name: 'Wedge Antilles in Red Two', short: 'Wedge Antilles', faction: 'rebel', person: 'Wedge Antilles',
    front: { domain: 'space', movement: 'fighter', stars: 3, attack: 3, defense: 9, damage: 3, shields: 2, icons: ['dogfight', 'elite'] },
  },
  { number: 37, id: 'green-leader', name: 'Green Leader in A-wing', short: 'Green Leader', faction: 'rebel', person: 'Green Leader',
    front: { domain: 'space', movement: 'fighter', stars: 3, attack: 3, defense: 10, damage: 2, shields: 2, icons: ['dogfight', 'leader', 'ruthless'] },
  },
  { number: 38, id: 'falcon', name: 'Millennium Falcon', short: 'Millennium Falcon', faction: 'rebel',
    front: { domain: 'space', movement: 'falcon', stars: 3, attack: 2, defense: 9, damage: 2, shields: 3, icons: ['elite', 'lasers'] },
  },
  { number: 39, id: 'gr-75', name: 'GR-75 Medium Transport', short: 'GR-75', faction: 'rebel',
    front: { domain: 'space', movement: 'other-space', stars: 2, attack: 1, defense: 8, damage: 1, shields: 3, icons: ['transport', 'carrier'] },
  },
  { number: 40, id: 'stealth-courier', name: 'Rebel Stealth Courier', short: 'Stealth Courier', faction: 'rebel',
    front: { domain: 'space', movement: 'other-space', stars: 2, attack: 3, defense: 9, damage: 2, shields: 0, icons: ['cloaked', 'torpedo'] },
  },
  { number: 41, id: 'u-wing', name: 'U-wing Gunship', short: 'U-wing', faction: 'rebel',
    front: { domain: 'space', movement: 'other-space', stars: 3, attack: 2, defense: 8, damage: 2, shields: 4, icons: ['convert', 'transport'] },
    back: { domain: 'ground', movement: 'gunship', stars: 2, attack: 1, defense: 8, damage: 2, shields: 2, icons: ['convert', 'transport'] },
  },
  { number: 42, id: 'corvette', name: 'Corellian Corvette', short: 'Corvette', faction: 'rebel',
    front: { domain: 'space', movement: 'other-space', stars: 3, attack: 3, defense: 8, damage: 2, shields: 4, icons: ['command', 'lasers'] },
  },
  { number: 43, id: 'nebulon-frigate', name: 'Nebulon-B Frigate', short: 'Nebulon Frigate', faction: 'rebel',
    front: { domain: 'space', movement: 'other-space', stars: 4, attack: 2, defense: 8, damage: 2, shields: 6, icons: ['carrier', 'lasers'] },
  },
  { number: 44, id: 'assault-frigate', name: 'Rebel Assault Frigate', short: 'Assault Frigate', faction: 'rebel',
    front: { domain: 'space', movement: 'other-space', stars: 4, attack: 2, defense: 7, damage: 2, shields: 6, icons: ['command', 'turbolaser'] },
  },
  { number: 45, id: 'mon-calamari', name: 'Mon Calamari Cruiser', short: 'Mon Calamari Cruiser', faction: 'rebel',
    front: { domain: 'space', movement: 'other-space', stars: 5, attack: 2, defense: 7, damage: 3, shields: 5, icons: ['armor', 'carrier', 'command', 'turbolaser'] },
  },
  { number: 46, id: 'rebel-troopers', name: 'Rebel Trooper Squad', short: 'Rebel Troopers', faction: 'rebel',
    front: { domain: 'ground', movement: 'legs', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['blaster', 'trooper'] },
  },
  { number: 47, id: 'militia', name: 'Rebel Militia', short: 'Militia', faction: 'rebel',
    front: { domain: 'ground', movement: 'legs', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['trooper', 'veteran'] },
    back: { domain: 'ground', movement: 'legs', stars: 2, attack: 2, defense: 9, damage: 2, shields: 0, icons: ['trooper', 'veteran'] }, backName: 'Rebel Vanguard',
  },
  { number: 48, id: 'pathfinders', name: 'Rebel Pathfinders', short: 'Pathfinders', faction: 'rebel',
    front: { domain: 'ground', movement: 'legs', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['airborne', 'trooper'] },
  },
  { number: 49, id: 'tauntauns', name: 'Tauntaun Scouts', short: 'Tauntauns', faction: 'rebel',
    front: { domain: 'ground', movement: 'legs', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['recon'] },
  },
  { number: 50, id: 'battle-droids', name: 'Salvaged Battle Droids', short: 'Battle Droids', faction: 'rebel',
    front: { domain: 'ground', movement: 'legs', stars: 1, attack: 0, defense: 8, damage: 1, shields: 0, icons: ['battledroid', 'droid'] },
  },
  { number: 51, id: 'snowspeeder', name: 'T-47 Snowspeeder', short: 'Snowspeeder', faction: 'rebel',
    front: { domain: 'ground', movement: 'speeder', stars: 1, attack: 1, defense: 7, damage: 1, shields: 0, icons: ['dogfight'] },
  },
  { number: 52, id: 'rogue-leader', name: 'Rogue Leader in Snowspeeder', short: 'Rogue Leader', faction: 'rebel', person: 'Rogue Leader',
    front: { domain: 'ground', movement: 'speeder', stars: 3, attack: 3, defense: 9, damage: 3, shields: 2, icons: ['dogfight', 'elite', 'leader'] },
  },
  { number: 53, id: 'wookiees', name: 'Wookiee Commandos', short: 'Wookiees', faction: 'rebel',
    front: { domain: 'ground', movement: 'legs', stars: 2, attack: 3, defense: 8, damage: 2, shields: 3, icons: ['ruthless', 'trooper'] },
  },
  { number: 54, id: 'freerunner', name: 'Freerunner Speeder Tank', short: 'Freerunner', faction: 'rebel',
    front: { domain: 'ground', movement: 'hover', stars: 2, attack: 1, defense: 8, damage: 2, shields: 2, icons: ['armor'] },
  },
  { number: 55, id: 'rebel-gunship', name: 'Rebel Assault Gunship', short: 'Rebel Gunship', faction: 'rebel',
    front: { domain: 'ground', movement: 'gunship', stars: 2, attack: 3, defense: 9, damage: 2, shields: 1, icons: ['blaster', 'airborne'] },
  },
  { number: 56, id: 'laser-turret', name: 'Heavy Laser Turret', short: 'Laser Turret', faction: 'rebel',
    front: { domain: 'ground', movement: 'fixed', stars: 2, attack: 2, defense: 8, damage: 2, shields: 3, icons: ['artillery'] },
  },
  { number: 57, id: 'mobile-artillery', name: 'Mobile Proton Artillery', short: 'Mobile Artillery', faction: 'rebel',
    front: { domain: 'ground', movement: 'tracks', stars: 3, attack: 1, defense: 8, damage: 2, shields: 4, icons: ['armor', 'artillery', 'artillery'] },
  },
  { number: 58, id: 'juggernaut', name: 'Rebel Juggernaut', short: 'Juggernaut', faction: 'rebel',
    front: { domain: 'ground', movement: 'wheels', stars: 4, attack: 1, defense: 7, damage: 3, shields: 4, icons: ['armor', 'transport', 'turbolaser'] },
  },
]
