/** Ready-made fleets: at most 20 stars on the table and 10 in reserve. `2*x-wing` is two of them. */
export interface FleetList {
  readonly id: string
  readonly name: string
  /** Types of battle in which it may fight. */
  readonly battles: readonly string[]
  readonly table: string
  readonly reserve: string
  /** What it won in the last rounds of leagues against fleets drawn by chance: `node scripts/fleet-league.mjs BATTLE`. */
  readonly league?: readonly LeagueFigure[]
}

/** Games, the percentage won, and its 95 % interval. */
export interface LeagueFigure {
  readonly battle: string
  readonly games: number
  readonly won: number
  readonly low: number
  readonly high: number
}

function figure(battle: string, games: number, won: number, low: number, high: number): LeagueFigure {
  return { battle, games, won, low, high }
}

export const FLEETS: readonly FleetList[] = [
  { id: 'cruiser-and-wings', name: 'Cruiser and wings', battles: ['mixed', 'free'],
    table: 'mon-calamari luke-skywalker 2*x-wing y-wing rogue-leader 2*snowspeeder rebel-troopers',
    reserve: 'u-wing wookiees a-wing freerunner pathfinders' },
  { id: 'two-frigates', name: 'Two frigates', battles: ['space', 'free'],
    table: 'nebulon-frigate assault-frigate green-leader b-wing 2*x-wing a-wing',
    reserve: 'gr-75 2*y-wing stealth-courier 2*r-22',
    league: [figure('space', 62, 35, 25, 48)] },
  { id: 'swarm', name: 'Swarm of fourteen', battles: ['space', 'free'],
    table: 'corvette 2*x-wing 2*a-wing 3*z-95 3*t-16 3*r-22',
    reserve: '3*y-wing x-wing a-wing',
    league: [figure('space', 60, 7, 3, 16)] },
  { id: 'speeders-first', name: 'Speeders first', battles: ['ground', 'free'],
    table: 'juggernaut rogue-leader mobile-artillery 2*freerunner wookiees 3*snowspeeder rebel-troopers',
    reserve: 'rebel-gunship laser-turret 2*pathfinders 2*tauntauns 2*militia',
    league: [figure('ground', 60, 22, 13, 34)] },
  { id: 'line-of-battle', name: 'Line of battle', battles: ['space', 'free'],
    table: 'star-destroyer victory-destroyer darth-vader 2*tie-interceptor tie-bomber 2*tie-fighter',
    reserve: 'tie-defender tie-phantom lambda-shuttle 2*tie-scout obsidian-tie',
    league: [figure('space', 60, 45, 33, 58)] },
  { id: 'walkers', name: 'Walkers', battles: ['ground', 'free'],
    table: 'general-veers at-at 3*at-st repulsortank 2*scout-bikes stormtroopers',
    reserve: 'imperial-gunship 2*dark-trooper-two 2*jumptroopers 2*snowtroopers',
    league: [figure('ground', 60, 15, 8, 26)] },
  { id: 'aces-and-phantoms', name: 'Aces and phantoms', battles: ['space', 'free'],
    table: 'darth-vader baron-fel boba-fett 2*tie-defender 2*tie-phantom tie-fighter',
    reserve: '3*tie-interceptor lambda-shuttle 2*obsidian-tie',
    league: [figure('space', 62, 50, 38, 62)] },
  { id: 'both-arms', name: 'Both arms', battles: ['mixed', 'free'],
    table: 'at-at victory-destroyer darth-vader tie-interceptor tie-bomber at-st 2*tie-fighter stormtroopers',
    reserve: 'tie-defender lambda-shuttle tie-phantom dark-trooper-two stormtroopers' },
  // Drawn by the league, and best of its last round (scripts/fleet-league.mjs mixed)
  { id: 'veers-and-cruisers', name: 'Veers and cruisers', battles: ['mixed', 'free'],
    table: 'general-veers at-at carrack-cruiser corvette lambda-shuttle scout-bikes z-95',
    reserve: 'nebulon-frigate wedge-antilles green-leader',
    league: [figure('mixed', 112, 73, 64, 80)] },
  { id: 'landing-party', name: 'Landing party', battles: ['ground', 'free'],
    table: 'tie-bomber lambda-shuttle 2*sentinel imperial-gunship artillery-walker u-wing rebel-troopers snowspeeder',
    reserve: 'snowtroopers scout-bikes dark-trooper-two at-st pathfinders tauntauns rebel-gunship',
    league: [figure('ground', 62, 71, 59, 81)] },
  { id: 'vader-and-flagships', name: 'Vader and flagships', battles: ['space', 'free'],
    table: 'darth-vader carrack-cruiser star-destroyer z-95 a-wing mon-calamari',
    reserve: 'tie-interceptor lambda-shuttle u-wing corvette',
    league: [figure('space', 72, 75, 64, 84)] },
  // At most two of a unit, for games that allow no more
  { id: 'echo-base', name: 'Echo Base', battles: ['ground', 'free'],
    table: '2*mobile-artillery rogue-leader 2*wookiees 2*freerunner rebel-troopers 2*snowspeeder',
    reserve: 'laser-turret 2*rebel-gunship 2*pathfinders 2*tauntauns' },
  { id: 'blizzard-force', name: 'Blizzard Force', battles: ['ground', 'free'],
    table: 'general-veers at-at artillery-walker 2*at-st dark-trooper-two scout-bikes stormtroopers',
    reserve: '2*imperial-gunship 2*repulsortank 2*snowtroopers' },
]
