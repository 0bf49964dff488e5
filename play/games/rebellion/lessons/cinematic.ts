import type { Lesson, Tutorial } from '../../../shell/lesson/lesson.js'
import { CINEMATIC_OUTLINE } from './outlines.js'
import cancel from './positions/cinematic-cancel.json' with { type: 'json' }
import cards from './positions/cinematic-cards.json' with { type: 'json' }

/** Cinematic combat of Rise of the Empire in two short battles. */

const CARDS: Lesson = {
  id: 'cinematic-cards',
  title: 'Two cards, face down',
  position: cards,
  answers: [
    'pick advanced-draw-their-fire',
    'choose top',
    'repair corellian-corvette *',
    'hit star-destroyer *',
    'hit *',
  ],
  steps: [
    {
      say: 'Piett leads this fleet against three Rebel ships. With Rise of the Empire both sides play one card in every round of battle, before the dice.',
      light: ['forces'],
    },
    {
      say: 'You have eight cards for space and eight for the ground. The upper half of a card needs the unit that it shows, the lower half none. You use one of them, once both cards lie open.',
      light: ['own-deck'],
    },
    {
      say: 'Both decks are open: beside the question you see what they may play, and what it would do. Only the choice is secret.',
      onTerminal:
        'Both decks are open: the lines above the question say what they may play. Only the choice is secret. "deck" shows all cards.',
      light: ['may-play'],
    },
    {
      say: 'Lay down Swarm Tactics.',
      why: 'With 3 fighters to their 1 its upper half deals 2 damage, split as you like.',
      asks: ['pick'],
      light: ['own-deck', 'question'],
      wants: ['pick advanced-swarm-tactics'],
      wrong: [
        {
          when: 'pick advanced-superlaser-blast|advanced-entrapment|advanced-energy-shield|advanced-reinforcements|advanced-overwhelming-presence',
          say: 'Its upper half needs a unit that is not here: only the lower half would count.',
        },
        {
          when: 'pick advanced-tractor-beam',
          say: 'It catches a leader, and no Rebel leader is here.',
        },
        {
          when: 'pick advanced-intercept',
          say: 'It destroys troops on the ground, and there are none.',
        },
      ],
      otherwise: 'For this lesson: Swarm Tactics.',
      shown: ['pick advanced-swarm-tactics'],
    },
    {
      say: 'They have laid down Draw Their Fire. Neither card can cancel, so that of the current player counts first: yours.',
      plays: true,
      light: ['shown-cards'],
    },
    {
      say: 'Use the upper half.',
      onTerminal: 'Use the upper half: type "upper".',
      why: 'Two damage are more than one, and you have the fighters for it.',
      asks: ['pick'],
      light: ['shown-cards', 'question'],
      wants: ['choose top'],
      wrong: [
        { when: 'choose bottom', say: 'That is 1 damage only. The upper half deals 2.' },
        { when: 'decline', say: 'The card would be used up for nothing.' },
      ],
      otherwise: 'Use the upper half.',
      shown: ['choose top'],
    },
    {
      say: 'Put the first damage on the X-wing.',
      why: 'It has 1 health, and who has as much damage as health would fall when the round of battle is over.',
      asks: ['pick'],
      light: ['forces', 'question'],
      wants: ['hit x-wing'],
      wrong: [
        {
          when: 'hit corellian-corvette|nebulon-b-frigate',
          say: 'It would only be scratched. First the X-wing, which cannot stand any.',
        },
      ],
      otherwise: 'Hit the X-wing.',
      shown: ['hit x-wing'],
    },
    {
      say: 'Put the second one on the Corvette.',
      why: 'The X-wing would fall already: more damage on it would be wasted, unless they repair it.',
      asks: ['pick'],
      light: ['forces', 'question'],
      wants: ['hit corellian-corvette'],
      wrong: [{ when: 'hit x-wing *', say: 'The X-wing would fall already.' }],
      otherwise: 'Hit the Corvette.',
      shown: ['hit corellian-corvette'],
    },
    {
      say: 'Nothing falls yet: the X-wing will still shoot, and a special could save it. Their card is in force now: after your dice they take back up to 2 damage.',
      plays: true,
      light: ['in-force', 'forces'],
    },
    {
      say: 'Your dice lie there: 2 hits, a special, and blanks. Piett rerolls up to 3 of them, together and once. Click a blank of each colour, then reroll them.',
      onTerminal:
        'Your dice lie there: 2 hits, a special, and blanks. Piett rerolls up to 3 of them, together and once: type "reroll red black green" for a blank of each colour.',
      why: 'His value for space is 3. Blanks can only become better; green dice show nothing but direct hits, two faces of six.',
      asks: ['tactic'],
      light: ['dice', 'question'],
      wants: ['reroll red blank', 'reroll black blank', 'reroll green blank'],
      wrong: [
        { when: 'reroll red|black hit', say: 'That die has hit already. Take blanks.' },
        {
          when: 'reroll black special',
          say: 'You have no damage to repair, but a blank is worth less still.',
        },
        {
          when: 'done',
          unless: 'reroll red|black|green blank',
          say: 'First the reroll: it costs nothing.',
        },
      ],
      otherwise: 'All three together: a red blank, a black one and a green one.',
      shown: ['reroll red blank', 'reroll black blank', 'reroll green blank'],
    },
    {
      say: 'A red hit and a direct hit came. Put a hit on the Corvette, which has 1 health left, and at least one on the Nebulon-B Frigate.',
      why: 'Their card takes damage from any ship but Frigates. What lies on the Frigate stays.',
      asks: ['tactic'],
      light: ['forces', 'question'],
      wants: ['hit corellian-corvette *', 'hit nebulon-b-frigate'],
      otherwise: 'One hit on the Corvette, another one on the Frigate.',
      shown: [
        'hit corellian-corvette *',
        'hit nebulon-b-frigate',
        'hit nebulon-b-frigate *',
        'hit *',
      ],
    },
    {
      say: 'They took damage back where Draw Their Fire let them, shot with all their ships, and then the round was over: only now units have fallen. Cards that are used stay away until all eight have been.',
      plays: true,
      light: ['forces', 'own-deck'],
    },
  ],
}

const CANCEL: Lesson = {
  id: 'cinematic-cancel',
  title: 'Cancelling, and repairs',
  position: cancel,
  answers: [
    'pick advanced-bombing-run',
    'choose top',
    'hit star-destroyer|star-destroyer *',
    'hit tie-fighter|tie-fighter *',
  ],
  steps: [
    {
      say: 'This time the Rebels have come to you. They are the current player: they attack first, and their card counts before yours. Unless yours can cancel.',
      light: ['forces'],
    },
    {
      say: 'Lay down Entrapment.',
      why: 'It can cancel, so it goes before the card of the current player; and your Interdictor is here for its upper half. It grants one more card, too.',
      asks: ['pick'],
      light: ['own-deck', 'question'],
      wants: ['pick advanced-entrapment'],
      wrong: [
        {
          when: 'pick advanced-swarm-tactics',
          say: 'They have 3 fighters to your 2: its upper half would do nothing.',
        },
        {
          when: 'pick advanced-tractor-beam',
          say: 'Ackbar is only caught when no Rebel ship is left. That is far away.',
        },
      ],
      otherwise: 'For this lesson: Entrapment.',
      shown: ['pick advanced-entrapment'],
    },
    {
      say: 'Bombing Run would have dealt 2 damage to your large ships. But your card counts first: it bears the 1.',
      onTerminal:
        'Bombing Run would have dealt 2 damage to your large ships. But your card counts first.',
      light: ['shown-cards'],
    },
    {
      say: 'Cancel it: the upper half.',
      onTerminal: 'Cancel it: type "upper".',
      why: 'A card that is cancelled does nothing, and is used up all the same.',
      asks: ['pick'],
      light: ['shown-cards', 'question'],
      wants: ['choose top'],
      wrong: [
        {
          when: 'choose bottom',
          say: 'That would stop their card of the next round. This one would still hit you.',
        },
        { when: 'decline', say: 'Then Bombing Run counts.' },
      ],
      otherwise: 'Use the upper half.',
      shown: ['choose top'],
    },
    {
      say: 'One more card: lay Overwhelming Presence beside it.',
      why: 'Your Super Star Destroyer is elsewhere, but the lower half needs nobody: 2 red hits of their roll come off, and they roll 4 red dice.',
      asks: ['pick'],
      light: ['own-deck', 'question'],
      wants: ['pick advanced-overwhelming-presence'],
      wrong: [{ when: 'decline', say: 'A second card now is a gift. Take it.' }],
      otherwise: 'Choose Overwhelming Presence.',
      shown: ['pick advanced-overwhelming-presence'],
    },
    {
      say: 'Use its lower half.',
      onTerminal: 'Use its lower half: type "lower".',
      why: 'The upper half cannot be used without the unit that it shows.',
      asks: ['pick'],
      light: ['shown-cards', 'question'],
      wants: ['choose bottom'],
      wrong: [{ when: 'decline', say: 'Then they keep all of their hits.' }],
      otherwise: 'Use the lower half.',
      shown: ['choose bottom'],
    },
    {
      say: 'They rolled three red hits, and two of them came off. The Star Destroyer is damaged, and a TIE Fighter would fall: it is dashed. Now you attack, with all that is here.',
      onTerminal:
        'They rolled three red hits, and two of them came off. The Star Destroyer is damaged, and a TIE Fighter would fall. Now you attack, with all that is here.',
      plays: true,
      light: ['forces', 'dice'],
    },
    {
      say: 'Two of your dice show specials. A black one repairs 1 damage of black health: save the TIE Fighter.',
      why: 'It would fall only when the round is over. Without damage it stays.',
      asks: ['tactic'],
      light: ['forces', 'question'],
      wants: ['repair tie-fighter *'],
      wrong: [
        {
          when: 'repair star-destroyer *',
          say: 'That is right, too, but first save what would fall.',
        },
        { when: 'done', say: 'The special would be lost. Repair first.' },
      ],
      otherwise: 'Repair the TIE Fighter.',
      shown: ['repair tie-fighter *'],
    },
    {
      say: 'And the red one repairs the Star Destroyer.',
      why: 'Specials can be spent for nothing else.',
      asks: ['tactic'],
      light: ['forces', 'question'],
      wants: ['repair star-destroyer *'],
      wrong: [{ when: 'done', say: 'The red special is still there.' }],
      otherwise: 'Repair the Star Destroyer.',
      shown: ['repair star-destroyer *'],
    },
    {
      say: 'Deal the damage.',
      why: 'One blank of each colour would be worth a reroll; with three hits you can go on as well.',
      asks: ['tactic'],
      light: ['dice', 'question'],
      wants: ['done'],
      otherwise: 'Deal the damage: it is the last answer.',
      shown: ['done'],
    },
    {
      say: 'Place your hits where they destroy: the fighters have 1 health each.',
      why: 'A direct hit goes on anything, a black one on black health, a red one on red health.',
      asks: ['tactic'],
      light: ['forces', 'question'],
      wants: ['hit *'],
      otherwise: 'Place your hits.',
      shown: ['hit y-wing', 'hit x-wing', 'hit *', 'hit *'],
    },
    {
      say: 'With an Interdictor here the Rebels cannot even leave. Below the question the rounds so far keep every card; the next one is fought with what is left of both decks.',
      onTerminal:
        'With an Interdictor here the Rebels cannot even leave. The next round is fought with what is left of both decks; "deck" shows them.',
      plays: true,
      light: ['rounds', 'own-deck'],
    },
  ],
}

export const CINEMATIC_TUTORIAL: Tutorial = {
  ...CINEMATIC_OUTLINE,
  lessons: [CARDS, CANCEL],
}
