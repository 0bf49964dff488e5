import { REBEL } from '../../../../engine/duel/facts/sides.js'
import type { Lesson, Tutorial, Wrong } from '../../../shell/lesson/lesson.js'
import capacity from './positions/capacity.json' with { type: 'json' }
import exhausted from './positions/exhausted.json' with { type: 'json' }
import heroes from './positions/heroes.json' with { type: 'json' }
import objective from './positions/objective.json' with { type: 'json' }
import passing from './positions/passing.json' with { type: 'json' }
import play from './positions/play.json' with { type: 'json' }
import powers from './positions/powers.json' with { type: 'json' }
import strategies from './positions/strategies.json' with { type: 'json' }

/** The first struggle in short lessons. The texts of moves are those of `dejarik position moves`. */

const TOO_EARLY: Wrong = {
  when: 'pass',
  say: 'They have more than you. If they pass too, it is over and they win.',
}

const PLAYING: Lesson = {
  id: 'duel-play',
  title: 'Play a card',
  position: play,
  answers: ['play', 'pass'],
  steps: [
    {
      say: 'Both sides play cards for one event. What your cards count together is your total.',
      light: ['event', 'scale'],
    },
    {
      say: 'The wall is the objective, 11. The higher total wins, unless it is over the wall: that is bust.',
      light: ['scale'],
    },
    {
      say: 'Play the top card of your deck.',
      why: 'Nobody knows what comes. Beside the answer stands how likely it is to be too much; as yet nothing can be.',
      asks: ['turn'],
      light: ['own-deck', 'question'],
      wants: ['play'],
      wrong: [{ when: 'pass', say: 'Without a card you have nothing. Play one.' }],
      otherwise: 'Play a card: your deck, or the first answer.',
      shown: ['play'],
    },
    {
      say: 'The Force 4 counts 4. Now it is their turn; you take turns, one act each.',
      plays: true,
      light: ['own-row', 'scale'],
    },
    {
      say: 'They have played Recon 3. Play another card.',
      why: 'You have 4. Even a 5 makes 9 only: bust 0 %.',
      asks: ['turn'],
      light: ['own-deck', 'question'],
      wants: ['play'],
      wrong: [
        { when: 'pass', say: 'You have 4 of 11. There is room for more.' },
        { when: 'use *', say: 'Powers come soon. First, another card.' },
      ],
      otherwise: 'Play a card.',
      shown: ['play'],
    },
    {
      say: 'That is most of the game: add, stop in time, and spoil their sum.',
      light: ['scale'],
    },
  ],
}

const OBJECTIVE: Lesson = {
  id: 'duel-objective',
  title: 'The objective',
  position: objective,
  steps: [
    {
      say: 'You have 10, they have 9, and the objective is 11. A place is free on both sides.',
      light: ['scale', 'own-row'],
    },
    {
      say: 'Decide: another card, or pass?',
      why: 'You are ahead. The least that can come is a 2.',
      asks: ['turn'],
      light: ['question', 'scale'],
      wants: ['pass'],
      wrong: [
        {
          when: 'play',
          say: 'Any card counts 2 or more. You would have 12 at least: bust for certain.',
        },
        { when: 'use *', say: 'The Force would be turned for nothing: they have no ready card.' },
      ],
      otherwise: 'You are ahead, and every card would be too much: pass.',
      shown: ['pass'],
    },
    {
      say: 'They passed too, and two passes in a row end the struggle.',
      plays: true,
      light: ['scale'],
    },
    { say: '10 beats 9. Near the objective and not over it: that wins.', light: ['scale'] },
  ],
}

const CAPACITY: Lesson = {
  id: 'duel-capacity',
  title: 'Capacity',
  position: capacity,
  steps: [
    {
      say: 'This event allows 3 cards each. Your row is full, and counts 7; they have 8.',
      light: ['event', 'own-row'],
    },
    {
      say: 'Make room: use Diplomacy to discard one of your own cards.',
      why: 'A small card takes a place that a better one could have. Diplomacy may discard itself, too.',
      asks: ['turn'],
      light: ['card rebel-diplomacy-3', 'own-row'],
      wants: ['use diplomacy-3 *'],
      wrong: [TOO_EARLY],
      otherwise: 'Use Diplomacy, then choose which of your cards goes.',
      shown: ['use diplomacy-3 recon-2'],
    },
    {
      say: 'A place is free, and they passed. Play a card into it.',
      why: 'You need more than they have, and 11 is far enough: bust 0 %.',
      asks: ['turn'],
      light: ['own-deck', 'own-row'],
      wants: ['play'],
      wrong: [TOO_EARLY],
      otherwise: 'Play a card: there is room for one.',
      shown: ['play'],
    },
    {
      say: 'A 5 for a small one: you are ahead. Full rows make every power worth more.',
      light: ['scale'],
    },
  ],
}

const POWERS: Lesson = {
  id: 'duel-powers',
  title: 'Powers',
  position: powers,
  steps: [
    {
      say: 'Every card has a power; its symbol says which. Using it turns the card: it is exhausted, and can do nothing more.',
      light: ['own-row'],
    },
    {
      say: 'They have 9, you 7. Use Military to take one of their cards away.',
      why: 'The scale shows what each would leave them: without The Force 5 they have 4. Ordinary cards count the same when they are exhausted.',
      asks: ['turn'],
      light: ['card rebel-military-4', 'their-row'],
      wants: ['use military-4 enemy-*'],
      wrong: [
        TOO_EARLY,
        { when: 'play', say: 'That may help, and it may be too much. Military is certain.' },
        { when: 'use recon-3 *', say: 'Recon comes next. First bring them down.' },
      ],
      otherwise: 'Use Military on one of their cards.',
      shown: ['use military-4 enemy-force-5'],
    },
    {
      say: 'Now look before you play: use Recon on your own deck.',
      why: 'Recon sees the top 2 cards of a deck, discards one and puts the other back on top.',
      asks: ['turn'],
      light: ['card rebel-recon-3', 'own-deck'],
      wants: ['use recon-3 own-deck'],
      wrong: [
        {
          when: 'use recon-3 enemy-deck',
          say: 'That would spoil their next card. This time choose your own.',
        },
        { when: 'play', say: 'Without looking it is a guess: use Recon first.' },
        { when: 'pass', say: 'You can do better for nothing: use Recon.' },
      ],
      otherwise: 'Use Recon on your own deck.',
      shown: ['use recon-3 own-deck'],
    },
    {
      say: 'You have 7. Which of the two should not come?',
      why: 'What stays is what you play next: 4 makes exactly 11, 5 makes 12.',
      asks: ['recon'],
      light: ['question'],
      wants: ['discard diplomacy-5'],
      wrong: [{ when: 'discard force-4', say: 'Then the 5 is next: 12, and bust.' }],
      otherwise: 'Discard the 5.',
      shown: ['discard diplomacy-5'],
    },
    {
      say: 'Play it.',
      why: 'You know what comes. They know only that you looked.',
      asks: ['turn'],
      light: ['own-deck'],
      wants: ['play'],
      otherwise: 'Play the card that you put on top.',
      shown: ['play'],
    },
    { say: '11, exactly the objective: nobody can have more.', light: ['scale'] },
  ],
}

const EXHAUSTED: Lesson = {
  id: 'duel-exhausted',
  title: 'Exhausted cards',
  position: exhausted,
  steps: [
    {
      say: 'You are ahead, 8 to 7. But their Military is ready: it could take your Military 5 away.',
      light: ['card empire-military-2', 'card rebel-military-5'],
    },
    {
      say: 'Use The Force to exhaust it.',
      why: 'An exhausted card still counts, and its power is gone. It counts 2 as before, but cannot hurt you.',
      asks: ['turn'],
      light: ['card rebel-force-3', 'card empire-military-2'],
      wants: ['use force-3 enemy-military-2'],
      wrong: [
        { when: 'pass', say: 'They would use Military, and you would have 3.' },
        { when: 'play', say: 'Most cards would be too much, and Military stays ready.' },
      ],
      otherwise: 'Use The Force on their Military.',
      shown: ['use force-3 enemy-military-2'],
    },
    {
      say: 'They can do nothing more to you, and passed. Pass, and it ends.',
      why: 'You are ahead, 8 to 7.',
      asks: ['turn'],
      light: ['pass'],
      wants: ['pass'],
      wrong: [{ when: 'play', say: 'Why risk it? You are ahead, and they have passed.' }],
      otherwise: 'Pass.',
      shown: ['pass'],
    },
    { say: 'Won by a card that did nothing but turn another.', light: ['scale'] },
  ],
}

const PASSING: Lesson = {
  id: 'duel-passing',
  title: 'Passing, and who wins',
  position: passing,
  steps: [
    {
      say: 'They passed. If you pass too, it ends as it stands: 9 to 10.',
      light: ['scale', 'pass'],
    },
    {
      say: 'You would lose. Do something about it.',
      why: 'Whoever acts after a pass keeps the struggle going; both must pass again. Any of their cards makes up for 1 point.',
      asks: ['turn'],
      light: ['card rebel-military-3', 'their-row'],
      wants: ['use military-3 enemy-*'],
      wrong: [
        { when: 'pass', say: 'That ends it: 9 to 10, they win.' },
        {
          when: 'use diplomacy-2 *',
          say: 'That takes one of yours away: you would have even less.',
        },
      ],
      otherwise: 'Use Military on one of theirs.',
      shown: ['use military-3 enemy-recon-5'],
    },
    {
      say: 'They passed again, and now you are ahead. Pass.',
      why: 'The highest total that is not over the objective wins. In the first struggle a tie has no winner.',
      asks: ['turn'],
      light: ['pass', 'scale'],
      wants: ['pass'],
      wrong: [{ when: 'use *', say: 'You are ahead: there is nothing to mend.' }],
      otherwise: 'Pass: you win as it stands.',
      shown: ['pass'],
    },
    {
      say: 'That was a whole struggle. The full game is a row of them, for 7 points.',
      light: ['scale'],
    },
  ],
}

const HEROES: Lesson = {
  id: 'duel-heroes',
  title: 'Characters and influence',
  position: heroes,
  steps: [
    {
      say: 'In the full game each side has 4 characters in its deck. They count 6, and have the strongest powers.',
      light: ['card luke-skywalker'],
    },
    {
      say: 'But an exhausted character counts 1 only.',
      light: ['card luke-skywalker', 'scale'],
    },
    {
      say: 'They have 12, you 10. Use Luke to discard The Force 5.',
      why: 'He discards one of theirs, one of yours, or both. You fall to 5, they to 7.',
      asks: ['turn'],
      light: ['card luke-skywalker', 'card empire-force-5'],
      wants: ['use luke-skywalker enemy-force-5'],
      wrong: [
        TOO_EARLY,
        {
          when: 'use luke-skywalker recon-4*',
          say: 'Keep Recon 4: it counts 4. Only theirs should go.',
        },
        {
          when: 'use luke-skywalker *',
          unless: 'use luke-skywalker enemy-force-5',
          say: 'The Force 5 is worth most.',
        },
        { when: 'play', say: 'Only a 2 or a 3 would not be too much.' },
        { when: 'use recon-4 *', say: 'Good to know what comes, but they stay ahead.' },
      ],
      otherwise: 'Use Luke on The Force 5.',
      shown: ['use luke-skywalker enemy-force-5'],
    },
    {
      say: 'Now spend 1 influence to ready Luke.',
      why: 'He counts 6 again, and his power is back for a later turn. You have 2 influence; won events bring more.',
      asks: ['turn'],
      light: ['card luke-skywalker', 'influence'],
      wants: ['ready luke-skywalker'],
      wrong: [{ when: 'pass', say: '5 to 7: they would win.' }],
      otherwise: 'Ready Luke for 1 influence.',
      shown: ['ready luke-skywalker'],
    },
    {
      say: '10 to 7. Pass, and win the event.',
      why: 'Its winner gets its points and its influence. Who has 7 points wins the game.',
      asks: ['turn'],
      light: ['pass', 'points'],
      wants: ['pass'],
      wrong: [{ when: 'play', say: 'A 4 or more would be too much, and you are ahead.' }],
      otherwise: 'You are ahead: pass.',
      shown: ['pass'],
    },
    {
      say: 'You have won the event: a point, and 2 influence. All cards go back to the decks, and the next event is turned up.',
      plays: true,
      light: ['points', 'influence'],
    },
  ],
}

const STRATEGIES: Lesson = {
  id: 'duel-strategies',
  title: 'Strategies',
  position: strategies,
  answers: ['strategy *', 'pass'],
  steps: [
    {
      say: 'Before each struggle both choose a strategy in secret. They are turned up when the struggle is over.',
      light: ['strategies', 'question'],
    },
    {
      say: 'A used strategy comes back only when all five are used. So you know what they can still have: Bureaucracy, Infiltration or Support.',
      light: ['strategies'],
    },
    {
      say: 'Choose one of your three.',
      why: 'Direct Assault adds 2, also over the objective. With Deception the lower total wins. Bureaucracy pays 2 influence for a defeat. Whoever is bust has no strategy.',
      asks: ['strategy'],
      light: ['strategies', 'event'],
      wants: ['strategy *'],
      otherwise: 'Choose any of the three.',
      shown: ['strategy direct-assault'],
    },
    {
      say: 'It lies face down in your row. Ties go to the side on the token, which begins as well: the side with fewer points.',
      plays: true,
      light: ['own-row', 'scale'],
    },
    {
      say: 'Characters, strategies, influence, events: that is all there is. The reference (?) has every card.',
    },
  ],
}

export const STRUGGLE_TUTORIAL: Tutorial = {
  seat: REBEL,
  title: 'Your first struggle',
  about: 'Eight short lessons, from the first card to strategies.',
  minutes: 8,
  lessons: [PLAYING, OBJECTIVE, CAPACITY, POWERS, EXHAUSTED, PASSING, HEROES, STRATEGIES],
}
