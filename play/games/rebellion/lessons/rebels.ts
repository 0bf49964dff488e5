import type { Lesson, Tutorial } from '../../../shell/lesson/lesson.js'
import { FIGHTING } from './fighting.js'
import { REBEL_OUTLINE } from './outlines.js'
import base from './positions/rebel-base.json' with { type: 'json' }
import battle from './positions/rebel-battle.json' with { type: 'json' }
import loyalty from './positions/rebel-loyalty.json' with { type: 'json' }
import move from './positions/rebel-move-base.json' with { type: 'json' }
import sabotage from './positions/rebel-sabotage.json' with { type: 'json' }

/** The Rebels' tutorial. The texts of moves are those of `dejarik position moves`. */

const PASSING = {
  when: 'pass',
  say: 'Passing ends your turns for this round, and takes missions that are not revealed back to your hand.',
}
const REVEALING_THE_BASE = {
  when: 'reveal-base',
  say: 'Giving the base away for nothing? The secret is your best weapon.',
}

const THE_BASE: Lesson = {
  id: 'rebel-base',
  title: 'Your goal, and a hiding place',
  position: base,
  steps: [
    {
      say: 'You are the Rebellion. You cannot beat these fleets, and you need not: hold out until the galaxy rises.',
      light: ['board'],
    },
    {
      say: 'When the time marker meets the reputation marker, you win. Time moves 1 space each round. Every objective that you fulfil pulls reputation towards it.',
      light: ['track', 'objectives'],
    },
    {
      say: 'You lose if the Empire finds your base and takes it. Whatever is in the Rebel Base space is safe and unseen, and counts as next to the base’s system.',
      light: ['base'],
    },
    {
      say: 'Hide your base in a system that is not next to Imperial ground units. A remote one, such as Dantooine or Tatooine, is a good beginning.',
      why: 'Landing troops reveals the base. Where the Empire cannot reach in its first turns, it has to search.',
      asks: ['base'],
      light: ['system dantooine', 'system tatooine', 'system ilum'],
      wants: ['hide *'],
      wrong: [
        {
          when: 'hide alderaan|ord-mantell|cato-neimoidia|bespin|hoth|dagobah|malastare|yavin|felucia|mygeeto|kashyyyk|naboo|mon-calamari|toydaria|kessel|dathomir',
          say: 'Imperial ground units stand next to it: they could land in their very first turn. Look for a system two steps away.',
        },
      ],
      otherwise: 'Choose a system for the base.',
      shown: ['hide tatooine'],
    },
    {
      say: 'Only you know it. Now the round begins: leaders go on missions, face down. Mon Mothma is your voice: 3 diplomacy.',
      light: ['leaders', 'hand'],
    },
    {
      say: 'Assign Build Alliance to Mon Mothma, then finish.',
      onTerminal: 'Assign Build Alliance to Mon Mothma: type "build mothma", then done.',
      why: 'It wins a system over. She has no tactic values, so missions are all she can do, and nobody does this one better.',
      asks: ['assign'],
      light: ['mission build-alliance', 'leader mon-mothma'],
      wants: ['assign build-alliance mon-mothma'],
      wrong: [
        {
          when: 'assign build-alliance *',
          unless: 'assign build-alliance mon-mothma',
          say: 'Mon Mothma alone has 3 diplomacy, as many as two others. Let her do it by herself.',
        },
      ],
      otherwise: 'Build Alliance is not on Mon Mothma yet: choose the card, then her, then finish.',
      shown: ['assign build-alliance mon-mothma', 'done'],
    },
    {
      say: 'The others wait in the pool: to oppose Imperial missions, or to lead a fleet.',
      light: ['assigned', 'leaders'],
    },
  ],
}

const LOYALTY: Lesson = {
  id: 'rebel-loyalty',
  title: 'Winning systems over, and opposing',
  position: loyalty,
  answers: ['reveal rule-by-fear ord-mantell'],
  steps: [
    {
      say: 'Your turn. Mon Mothma’s mission lies face down; now choose where she goes.',
      light: ['assigned'],
    },
    {
      say: 'Reveal Build Alliance in a neutral system without Imperial troops: Utapau, for example.',
      why: 'One loyalty makes a neutral system yours, with all of its icons: Utapau has two. Where you have a unit you would even roll 2 dice more.',
      asks: ['command'],
      light: ['assigned', 'system utapau'],
      wants: [
        'reveal build-alliance utapau|geonosis|nal-hutta|toydaria|kessel|felucia|mon-calamari|rodia|ryloth|malastare|alderaan|cato-neimoidia|bespin|mygeeto|mandalore',
      ],
      wrong: [
        PASSING,
        REVEALING_THE_BASE,
        {
          when: 'reveal build-alliance bothawui|kashyyyk|naboo',
          say: 'That system is yours already. Choose a neutral one.',
        },
        {
          when: 'reveal build-alliance saleucami|mustafar|corellia',
          say: 'One loyalty only makes an Imperial system neutral. A neutral one becomes yours.',
        },
        {
          when: 'reveal build-alliance sullust|ord-mantell',
          say: 'Imperial troops would hold it down: it would be loyal to you, and build for them.',
        },
        {
          when: 'activate *',
          say: 'First the mission: the Empire has a mission of its own coming, and Mon Mothma is not needed against it.',
        },
      ],
      otherwise: 'Reveal Build Alliance in a neutral system without troops.',
      shown: ['reveal build-alliance utapau'],
    },
    {
      say: 'Nobody in the Imperial pool could stop her, so it succeeded without dice. Now the Empire reveals: Tarkin rules Ord Mantell by fear, with 1 diplomacy.',
      plays: true,
      light: ['system ord-mantell', 'question'],
    },
    {
      say: 'Send Leia against him.',
      why: 'Her 2 dice against his 1: she has 2 diplomacy. If he has no more successes than she has, he fails.',
      asks: ['oppose'],
      light: ['question', 'leader princess-leia'],
      wants: ['oppose princess-leia|jan-dodonna|general-rieekan'],
      wrong: [
        {
          when: 'decline',
          say: 'Then he succeeds without a roll, and Ord Mantell works for the Empire with both icons. You have leaders in the pool.',
        },
      ],
      otherwise: 'Choose a leader who opposes him.',
      shown: ['oppose princess-leia'],
    },
    {
      say: 'A tie or better is enough to stop a mission. Leaders whom you send stay away until the round ends, so the Empire can tempt you: what it does next may be worse.',
      plays: true,
      light: ['news'],
    },
  ],
}

const SABOTAGE: Lesson = {
  id: 'rebel-sabotage',
  title: 'Sabotage and objectives',
  position: sabotage,
  answers: ['pass', 'keep * *', 'build-all', 'deploy *'],
  steps: [
    {
      say: 'Your objective, Cut Supply Lines: three Imperial systems with a sabotage marker or a Rebel unit. Mustafar is sabotaged, a trooper of yours stands on Saleucami. One is missing.',
      light: ['objectives', 'system mustafar', 'system saleucami'],
    },
    {
      say: 'Reveal Sabotage at Corellia or Sullust.',
      why: 'A sabotaged system builds nothing, and nothing is deployed there: Corellia’s shipyards are the best the Empire has. It is the third Imperial system, too.',
      asks: ['command'],
      light: ['assigned', 'system corellia', 'system sullust'],
      wants: ['reveal sabotage corellia|sullust'],
      wrong: [
        PASSING,
        REVEALING_THE_BASE,
        {
          when: 'reveal sabotage saleucami|mustafar',
          say: 'That one counts already. A third Imperial system is needed: Corellia or Sullust.',
        },
        {
          when: 'reveal sabotage coruscant',
          say: 'The Emperor is there. A leader in the system opposes by himself, so you would need luck.',
        },
        {
          when: 'reveal sabotage *',
          unless: 'reveal sabotage corellia|sullust',
          say: 'It has to be an Imperial system for the objective: Corellia or Sullust.',
        },
        { when: 'activate *', say: 'First the mission: Rieekan is on it, and waits.' },
      ],
      otherwise: 'Reveal Sabotage at Corellia or Sullust.',
      shown: ['reveal sabotage corellia'],
    },
    {
      say: 'A pink bolt marks it on the board. Your objective has a tick now: the condition is met.',
      onTerminal:
        'An ! marks it on the board. All three systems count now: the condition of your objective is met.',
      plays: true,
      light: ['objectives'],
    },
    {
      say: 'Pass, so that the round ends.',
      why: 'Most objectives are scored in the Refresh Phase, one each round. Your other leaders could still act; in this lesson they rest.',
      asks: ['command'],
      light: ['question'],
      wants: ['pass'],
      wrong: [REVEALING_THE_BASE],
      otherwise: 'There would be more to do, but the lesson is about the objective: pass.',
      shown: ['pass'],
    },
    {
      say: 'Score Cut Supply Lines.',
      why: 'Reputation comes 1 closer: the game is a whole round shorter, for you.',
      asks: ['objective'],
      light: ['question', 'objectives'],
      wants: ['score cut-supply-lines-1'],
      wrong: [
        {
          when: 'decline',
          say: 'The Empire may repair what you broke, and then the chance is gone. Score it now.',
        },
      ],
      otherwise: 'Score the objective.',
      shown: ['score cut-supply-lines-1'],
    },
    {
      say: 'Reputation has moved to 13. One objective each round, and you need not hold out for more than a few.',
      light: ['track'],
    },
  ],
}

const BATTLE: Lesson = {
  id: 'rebel-battle',
  title: 'A fight that pays',
  position: battle,
  answers: ['pass'],
  steps: [
    {
      say: 'You cannot win a war of fleets, but some fights pay. Rodia is held by one Stormtrooper and one AT-ST, without a ship. Your objective, Crippling Blow, wants 3 health of ground units destroyed.',
      light: ['system rodia', 'objectives'],
    },
    {
      say: 'Send General Rieekan to Rodia.',
      why: 'He draws 2 cards on the ground. The objective counts only in a combat that you start.',
      asks: ['command'],
      light: ['leader general-rieekan', 'system rodia'],
      wants: ['activate general-rieekan|princess-leia|jan-dodonna rodia'],
      wrong: [
        PASSING,
        REVEALING_THE_BASE,
        {
          when: 'activate * sullust',
          say: 'Two Star Destroyers and an army: that fight would cost you everything. Rodia is weak.',
        },
      ],
      otherwise: 'The weak place is Rodia, next to your fleet at Bothawui.',
      shown: ['activate general-rieekan rodia'],
    },
    {
      say: 'Bring the Transport with at least 4 ground units, Airspeeders among them.',
      why: 'A Transport carries 4, a Corvette 2. An Airspeeder rolls a red die too, and only red or direct hits harm the AT-ST.',
      asks: ['move-group'],
      light: ['question', 'system bothawui'],
      brings: [
        'units.rodia.rebel-trooper + units.rodia.airspeeder >= 4',
        'units.rodia.airspeeder >= 1',
      ],
      otherwise:
        'That is too few to be sure. Take both ships and as many ground units as they carry, with an Airspeeder.',
      shown: [
        'move 1 rebel-transport bothawui',
        'move 1 corellian-corvette bothawui',
        'move 2 airspeeder bothawui',
        'move 4 rebel-trooper bothawui',
        'move 3 rebel-trooper bothawui',
        'done',
      ],
    },
    {
      say: 'Fight, and score the objective when it is offered.',
      why: 'Black hits strike the Stormtrooper, red ones the AT-ST, a direct hit either. When both are gone, the objective is met.',
      asks: [...FIGHTING, 'objective'],
      light: ['question'],
      until: ['combat is false'],
      wrong: [
        { when: 'retreat *', say: 'You are winning. Stay.' },
        {
          kind: 'objective',
          when: 'decline',
          say: 'Take it: such a chance may not come again.',
        },
      ],
      otherwise: 'Go on with the battle.',
      shown: [
        'score *',
        'hit at-st',
        'hit at-st hit-1',
        'hit stormtrooper',
        'done',
        'decline',
        '*',
      ],
    },
    {
      say: 'A small battle, and reputation comes closer. Now go before the Empire answers: what stands here cannot leave this round, so never bring what you cannot lose.',
      plays: true,
      light: ['track', 'system rodia'],
    },
  ],
}

const MOVING: Lesson = {
  id: 'rebel-move-base',
  title: 'Moving the base',
  position: move,
  answers: ['pass'],
  steps: [
    {
      say: 'Your base is on Hoth, and an army stands next to it, on Mustafar. It is round 6: five more rounds. The Empire still takes six systems for possible.',
      light: ['system hoth', 'system mustafar'],
    },
    {
      say: 'Reveal Rapid Mobilization.',
      why: 'At the end of the Command Phase it lets you found a new base. It needs no roll, and nobody can oppose it.',
      asks: ['command'],
      light: ['assigned'],
      wants: ['reveal rapid-mobilization *'],
      wrong: [
        PASSING,
        {
          when: 'reveal-base',
          say: 'That would show them Hoth. Its army lands next turn.',
        },
        { when: 'activate *', say: 'No fleet of yours stops that army. Move the base.' },
      ],
      otherwise: 'Reveal Rapid Mobilization.',
      shown: ['reveal rapid-mobilization *'],
    },
    {
      say: 'Pass, so that the Command Phase ends.',
      why: 'Nothing else is urgent, and the mission is carried out at the end.',
      asks: ['command'],
      light: ['question'],
      wants: ['pass'],
      wrong: [
        { when: 'reveal-base', say: 'Keep the secret until the new base stands.' },
        {
          when: 'activate * hoth',
          say: 'A leader there would tell the Empire where to look.',
        },
      ],
      otherwise: 'The lesson is about the base: pass.',
      shown: ['pass'],
    },
    {
      say: 'Choose to found a new base.',
      why: 'You draw 4 probe cards and may move to one of those systems. The cards go back under the deck: the Empire learns nothing of them.',
      asks: ['base', 'pick'],
      light: ['question'],
      wants: ['choose new-base'],
      wrong: [
        {
          when: 'choose move-units',
          say: 'More troops at Hoth only delay the end. Found a new base.',
        },
      ],
      otherwise: 'Found a new base.',
      shown: ['choose new-base'],
    },
    {
      say: 'Choose one of these systems, away from Imperial ground units.',
      why: 'The old base is revealed when you move, and what stays in the Rebel Base space is left in the open on Hoth. The new one is a secret again, anywhere.',
      asks: ['base', 'pick'],
      light: ['question'],
      otherwise: 'Choose a system that was drawn.',
      wrong: [
        {
          when: 'decline',
          say: 'Staying would be the end: the army on Mustafar lands next round.',
        },
      ],
      shown: ['choose *'],
    },
    {
      say: 'The hunt begins anew. You know enough to play: begin with the First game set-up. The question on the right always says what is decided, and Hint shows what the computer would do.',
      onTerminal:
        'The hunt begins anew. You know enough to play: dejarik play --as rebel --setup first. There "hint" shows what the computer would do, and ? helps with every choice.',
      light: ['track'],
    },
  ],
}

export const REBEL_TUTORIAL: Tutorial = {
  ...REBEL_OUTLINE,
  lessons: [THE_BASE, LOYALTY, SABOTAGE, BATTLE, MOVING],
}
