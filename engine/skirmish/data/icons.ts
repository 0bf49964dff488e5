/** The icons with their numbers, which are bits of masks, and what they do in our own words. */
export const ICONS = [
  { id: 'airborne', name: 'Airborne', about: 'In reserve: at the end of a turn roll a die; on 5 or 6 it may be placed within L of a friend of its type.' },
  { id: 'battledroid', name: 'Battledroid', about: 'May pass when it is due; passed ones move together when another Battledroid is due.' },
  { id: 'blaster', name: 'Blaster', about: 'Damage +1 if the dice of the attack add up to an odd number and the target is within S.' },
  { id: 'command', name: 'Command', about: 'Once a turn a friend within L borrows an icon of another friend for this turn.' },
  { id: 'dogfight', name: 'Dogfight', about: 'Turns as far as it likes, and once more at the end of its move.' },
  { id: 'droid', name: 'Droid', about: 'At the end of a turn roll a die if damaged; 4 to 6 removes 1 damage.' },
  { id: 'elite', name: 'Elite', about: 'Once a turn: rerolls a missed attack if a die shows 1.' },
  { id: 'lasers', name: 'Lasers', about: 'One attack a turn reaches S further.' },
  { id: 'leader', name: 'Leader', about: 'Once a turn another friend within S may roll again.' },
  { id: 'recon', name: 'Recon', about: 'Defense +1 against units of 3 to 5 stars.' },
  { id: 'ruthless', name: 'Ruthless', about: 'Names its targets when it fires, not before.' },
  { id: 'torpedo', name: 'Torpedo', about: 'Damage +1 against targets with more stars.' },
  { id: 'transport', name: 'Transport', about: 'Instead of moving: roll for ground units out of the reserve, placed touching it.' },
  { id: 'trooper', name: 'Trooper', about: 'A group brought in with a Trooper may have 1 star more.' },
  { id: 'armor', name: 'Armor', about: 'Each hit does 1 damage less, but never 0 for that.' },
  { id: 'artillery', name: 'Artillery', about: 'Unmoved it may fire as far as L+L+L with 2 damage for each such icon. Never fires at space units.' },
  { id: 'carrier', name: 'Carrier', about: 'As Transport, for space units.' },
  { id: 'cloaked', name: 'Cloaked', about: 'Instead of moving it cloaks or uncloaks. Cloaked it neither fires nor is fired at, and has no other icon.' },
  { id: 'convert', name: 'Convert', about: 'Changes between space and ground; no move and no attack in that turn.' },
  { id: 'turbolaser', name: 'Turbolaser', about: 'Damage +1 against 4 and 5 stars; from the ground also against ground targets of 3 stars.' },
  { id: 'veteran', name: 'Veteran', about: 'At the end of a turn roll a die; not above its hits so far: it turns to its better side. Destroyed there it goes back to the reserve.' },
] as const

export type IconId = (typeof ICONS)[number]['id']
