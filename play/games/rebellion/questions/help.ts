/** What the rules say that matters for each kind of decision, in our own words. */
export const HELP: Readonly<Record<string, readonly string[]>> = {
  base: [
    'The base may be where the Empire has neither units nor loyalty; in a first game not next to its units either.',
    'The Empire finds it by landing ground units there, or by ruling out everything else.',
    'Units in the Rebel Base space count as standing next to the system of the base.',
  ],
  assign: [
    'A mission needs as many icons of its skill as it shows; the leaders on it must bring them together.',
    'More icons are more dice when somebody opposes. A portrait adds two successes.',
    'Leaders on missions cannot activate systems or oppose this round.',
  ],
  command: [
    'Activate: a leader with tactic values goes to a system and may bring units from next to it.',
    'Reveal: turn an assigned mission and choose its target. The enemy may send one leader against it.',
    'Pass: you take no more turns this round. Unrevealed missions return to your hand.',
  ],
  'move-group': [
    'Units travel from systems next to the target where none of your leaders stands.',
    'Ships show how many places they have; ground units and TIE fighters need one each.',
    'If the last ground unit leaves a subjugated system, it is no longer subjugated.',
  ],
  oppose: [
    'One leader from your pool may go there; leaders there already oppose as well.',
    'Both sides roll a die for every icon of the skill. The mission needs more successes; a tie fails.',
    'A leader who opposes stays there for the rest of the round.',
  ],
  tactic: [
    'Red dice hurt red health, black dice black health, direct hits anything.',
    'A special pays for a card, or draws one.',
    'Units that are doomed still shoot back this round.',
  ],
  retreat: [
    'You may go to a neighbouring system without enemies, with your units or loyalty if there is one.',
    'Not to where the attacker came from.',
  ],
  build: [
    'Systems that are sabotaged or hold enemy units build nothing. Subjugated ones use only the left icon.',
    'The dots of a system tell on which space of the queue its units begin.',
  ],
  deploy: ['Only to your own systems without enemy units and without sabotage, two in each.'],
  recruit: ['Action cards bring leaders and are played at the moment they name.'],
}

/** Of the kinds that are others in cinematic combat. */
export const CINEMATIC_HELP: Readonly<Record<string, readonly string[]>> = {
  pick: [
    'Both cards are laid face down and shown together. The upper half needs its unit here, the lower one none.',
    'The card of the current player counts first, unless the other one can cancel.',
    'A card is used up whichever half is used. After the eighth all others come back.',
  ],
  tactic: [
    'Red dice hurt red health, black dice black health, direct hits anything; green dice show nothing but direct hits.',
    'Once in an attack a leader rerolls dice, as many as his tactic value. A special repairs 1 damage of its colour.',
    'Units with as much damage as health would fall when the round of battle is over; until then they shoot and can be saved.',
  ],
}
