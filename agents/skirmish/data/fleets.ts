/** Ready-made fleets: at most 20 stars on the table and 10 in reserve. `2*x-wing` is two of them. */
export interface FleetList {
  readonly id: string
  readonly name: string
  /** Types of battle in which it may fight. */
  readonly battles: readonly string[]
  readonly table: string
  readonly reserve: string
}

export const FLEETS: readonly FleetList[] = [
  { id: 'cruiser-and-wings', name: 'Cruiser and wings', battles: ['mixed', 'free'],
    table: 'mon-calamari luke-skywalker 2*x-wing y-wing rogue-leader 2*snowspeeder rebel-troopers',
    reserve: 'u-wing wookiees a-wing freerunner pathfinders' },
  { id: 'two-frigates', name: 'Two frigates', battles: ['space', 'free'],
    table: 'nebulon-frigate assault-frigate green-leader b-wing 2*x-wing a-wing',
    reserve: 'gr-75 2*y-wing stealth-courier 2*r-22' },
  { id: 'swarm', name: 'Swarm of fourteen', battles: ['space', 'free'],
    table: 'corvette 2*x-wing 2*a-wing 3*z-95 3*t-16 3*r-22',
    reserve: '3*y-wing x-wing a-wing' },
  { id: 'speeders-first', name: 'Speeders first', battles: ['ground', 'free'],
    table: 'juggernaut rogue-leader mobile-artillery 2*freerunner wookiees 3*snowspeeder rebel-troopers',
    reserve: 'rebel-gunship laser-turret 2*pathfinders 2*tauntauns 2*militia' },
  { id: 'line-of-battle', name: 'Line of battle', battles: ['space', 'free'],
    table: 'star-destroyer victory-destroyer darth-vader 2*tie-interceptor tie-bomber 2*tie-fighter',
    reserve: 'tie-defender tie-phantom lambda-shuttle 2*tie-scout obsidian-tie' },
  { id: 'walkers', name: 'Walkers', battles: ['ground', 'free'],
    table: 'general-veers at-at 3*at-st repulsortank 2*scout-bikes stormtroopers',
    reserve: 'imperial-gunship 2*dark-trooper-two 2*jumptroopers 2*snowtroopers' },
  { id: 'aces-and-phantoms', name: 'Aces and phantoms', battles: ['space', 'free'],
    table: 'darth-vader baron-fel boba-fett 2*tie-defender 2*tie-phantom tie-fighter',
    reserve: '3*tie-interceptor lambda-shuttle 2*obsidian-tie' },
  { id: 'both-arms', name: 'Both arms', battles: ['mixed', 'free'],
    table: 'at-at victory-destroyer darth-vader tie-interceptor tie-bomber at-st 2*tie-fighter stormtroopers',
    reserve: 'tie-defender lambda-shuttle tie-phantom dark-trooper-two stormtroopers' },
  // Drawn by the league, and best of its last round (scripts/fleet-league.mjs mixed)
  { id: 'veers-and-cruisers', name: 'Veers and cruisers', battles: ['mixed', 'free'],
    table: 'general-veers at-at carrack-cruiser corvette lambda-shuttle scout-bikes z-95',
    reserve: 'nebulon-frigate wedge-antilles green-leader' },
]
