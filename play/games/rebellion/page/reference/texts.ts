import type { Term } from '../../../../page/dialog/terms.js'

/** What the reference says of the course of a round and of the words of the game, in our own words. */

export const PHASES: readonly Term[] = [
  {
    name: '1. Assignment Phase',
    text: 'The Rebels first, then the Empire: put missions from your hand face down with 1 or 2 leaders each, and play action cards for this phase. Leaders who stay in the pool can activate systems or oppose missions.',
  },
  {
    name: '2. Command Phase',
    text: 'Turns alternate, the Rebels begin. In a turn you activate a system, reveal a mission, or pass. Who has passed takes no more turns, but may still oppose. It ends when both have passed.',
  },
  {
    name: 'Activating a system',
    text: 'A leader with tactic values goes from the pool to a system. Units from next to it may come, except from systems where one of your leaders stands. Ground units and TIE Fighters need room on ships of the same system. Where both sides then share a theater, they fight.',
  },
  {
    name: 'Revealing a mission',
    text: 'Turn it up, name its target, put its leaders there. Its leaders need the icons of the skill it asks for. An attempt may be opposed by one leader from the pool, and by leaders who are there already; a mission that is resolved cannot.',
  },
  {
    name: 'Rolling for an attempt',
    text: 'Both sides roll a die for every icon of the skill, 10 at most. A hit and a direct hit are 1 success each, a special 2. A leader whose portrait is on the card adds 2. The attempt needs more successes than the other side has; a tie fails.',
  },
  {
    name: '3. Refresh Phase',
    text: 'In this order: the Rebels may play an objective; leaders return to their pools and unrevealed missions to the hands; each side draws 2 missions and keeps 10 at most; the Empire draws 2 probe cards; the Rebels draw an objective; time advances; recruit and build where the new space shows it; both sides deploy.',
  },
  {
    name: 'Recruiting',
    text: 'Draw 2 action cards, keep one and take a leader that it shows. The other card goes under the deck.',
  },
  {
    name: 'Building',
    text: 'Each resource icon of your loyal systems brings a unit of its theater and shape onto the build queue; a subjugated system gives the Empire its first icon only. A sabotaged system builds nothing.',
  },
  {
    name: 'Deploying',
    text: 'All units move one space down the queue. Those that leave space 1 may be placed in your systems without enemy units or sabotage, 2 in each; the Rebels may use their base. What is not placed waits.',
  },
  {
    name: 'Combat',
    text: 'Without a leader with tactic values there, a side may add one from its pool. Leaders draw tactic cards: as many of each theater as the best value there. Each round has a space battle and a ground battle, then both sides may retreat. It goes on until no theater is shared.',
  },
  {
    name: 'An attack',
    text: 'Roll the red and black dice of all your units in the theater, 5 of each colour at most. Play tactic cards, spend specials, place hits, let the other side block. Destroyed units leave only when both sides have attacked.',
  },
  {
    name: 'Retreating',
    text: 'After each round a leader may take units to a system next to it that holds no enemy units and from which none came into this combat: one with own units or loyalty, if there is such a one. Ships carry what needs transport, the rest stays behind. Where a Death Star stands, the Empire cannot retreat.',
  },
  {
    name: 'Winning',
    text: 'The Empire wins when the base is known and its system holds Imperial units and no Rebel ones, or when that system is destroyed. The Rebels win when the time marker and the reputation marker meet.',
  },
]

export const GLOSSARY: readonly Term[] = [
  { name: 'Attempt', text: 'A mission that leaders of the other side may oppose with dice.' },
  {
    name: 'Base',
    text: 'A system that the Rebels choose in secret. It is revealed when Imperial ground units enter it or the Empire gains loyalty there, or when the Rebels say so.',
  },
  { name: 'Block', text: 'To cancel damage with a tactic card, before it counts.' },
  {
    name: 'Build queue',
    text: 'Three spaces where units wait. Each Refresh Phase they move one space on; from space 1 they are deployed.',
  },
  {
    name: 'Capacity',
    text: 'How many units a ship can carry. It counts for each system that units leave.',
  },
  {
    name: 'Captive',
    text: 'A Rebel leader with the captured ring. He stays with Imperial units and does nothing; without them he is free.',
  },
  {
    name: 'Destroyed system',
    text: 'It has no loyalty and no planet: no ground units, neither populous nor remote.',
  },
  { name: 'Direct hit', text: 'A face of the dice: 1 damage to a unit of either colour.' },
  { name: 'Gain', text: 'A unit comes from the supply straight onto the board.' },
  {
    name: 'Hit',
    text: 'A face of the dice: 1 damage to a unit whose health has the colour of the die.',
  },
  {
    name: 'Hold',
    text: 'A leader on the board holds the units of his side: they do not leave his system for another one that is activated.',
  },
  { name: 'Imperial system', text: 'One with Imperial loyalty, or one that is subjugated.' },
  {
    name: 'Loyalty',
    text: 'To gain 1 loyalty turns a system one step: from the enemy to neutral, from neutral to you. Coruscant stays Imperial. Remote systems have none.',
  },
  { name: 'Neutral', text: 'Loyal to nobody, also while subjugated.' },
  { name: 'Objective', text: 'A Rebel card that brings reputation when what it says is so.' },
  {
    name: 'Oppose',
    text: 'To send a leader from the pool to where the other side attempts a mission.',
  },
  { name: 'Pool', text: 'Leaders who are neither on missions nor on the board.' },
  { name: 'Populous', text: 'A system with resource icons: it can be loyal and builds units.' },
  {
    name: 'Portrait',
    text: 'A leader shown on a mission. Assigned to it he adds 2 successes, or what the card says.',
  },
  {
    name: 'Probe card',
    text: 'Names a system where the base is not. The Empire draws 2 in each Refresh Phase.',
  },
  {
    name: 'Project',
    text: 'A mission of the Empire from a deck of its own: Death Stars and their weapons.',
  },
  {
    name: 'Rebel Base space',
    text: 'Where Rebel units stand while the base is hidden. It counts as next to the system of the base.',
  },
  { name: 'Rebel system', text: 'One with Rebel loyalty that is not subjugated.' },
  {
    name: 'Remote',
    text: 'A system without icons: no loyalty, nothing is built there. The base may be there all the same.',
  },
  {
    name: 'Reputation',
    text: 'The space where time has to arrive for the Rebels to win. Gaining it moves the marker towards time.',
  },
  { name: 'Resolve', text: 'To do what a mission says without dice: nobody can oppose it.' },
  {
    name: 'Ring',
    text: 'Worn by a leader, one at a time: it helps him, or it says that he is a captive.',
  },
  {
    name: 'Sabotage',
    text: 'A marker on a system: nothing is built from it or deployed there until it is removed.',
  },
  {
    name: 'Special',
    text: 'A face of the dice: it pays for tactic cards or draws one. In missions it is 2 successes.',
  },
  { name: 'Starting mission', text: 'It returns to the hand after use and is never discarded.' },
  {
    name: 'Subjugated',
    text: 'A populous system without Imperial loyalty where an Imperial ground unit stands. It builds for the Empire, with its first icon only.',
  },
  { name: 'Supply', text: 'Units outside of the game. What is used up cannot be built.' },
  {
    name: 'Tactic values',
    text: 'What a leader is worth in combat, in space and on the ground. With neither he cannot activate systems.',
  },
  {
    name: 'Theater',
    text: 'Space or ground. Ships fight in space, troops and structures on the ground.',
  },
]
