import type { Lesson, Tutorial } from '../../../shell/lesson/lesson.js'
import { FIGHTING } from './fighting.js'
import { EMPIRE_OUTLINE } from './outlines.js'
import battle from './positions/empire-battle.json' with { type: 'json' }
import board from './positions/empire-board.json' with { type: 'json' }
import fleet from './positions/empire-fleet.json' with { type: 'json' }
import hunt from './positions/empire-hunt.json' with { type: 'json' }
import missions from './positions/empire-missions.json' with { type: 'json' }
import refresh from './positions/empire-refresh.json' with { type: 'json' }

/** The Empire's tutorial. The texts of moves are those of `dejarik position moves`. */

const PASSING = {
  when: 'pass',
  say: 'Passing ends your turns for this round. There is still something to do.',
}

const THE_BOARD: Lesson = {
  id: 'empire-board',
  title: 'The board and your goal',
  position: board,
  steps: [
    {
      say: 'You are the Empire. The Rebels have hidden their base in one of these 32 systems. Find it, beat all that guards it, and you win.',
      light: ['board'],
    },
    {
      say: 'This is the clock. The time marker goes on by 1 each round. When it reaches the reputation marker, the Rebels have won. Their objectives pull reputation towards time, so you are in a hurry.',
      light: ['track'],
    },
    {
      say: 'A whole ring means loyalty: Corellia builds ships for you, Bothawui builds for the Rebels. Mandalore is loyal to nobody, but your troops hold it: the dashed ring says that it is subjugated, and builds for you as well.',
      onTerminal:
        'On the board E is loyal to you and R to the Rebels: Corellia builds ships for you, Bothawui builds for them. Mandalore is loyal to nobody (·), but your troops hold it: s says that it is subjugated, and builds for you as well. "marks" explains them all.',
      light: ['system corellia', 'system bothawui', 'system mandalore'],
    },
    {
      say: 'A question mark means that the base may be there. It is never where your ground units stand, nor in a system loyal to you: these places need no search.',
      onTerminal:
        'A ? on the board means that the base may be there. It is never where your ground units stand, nor in a system loyal to you: these places need no search.',
      light: ['system yavin', 'system hoth', 'system dagobah'],
    },
    {
      say: 'These are your leaders. Each round some go on missions, face down. Those who stay in the pool command your fleets and oppose Rebel missions. You need both.',
      light: ['leaders'],
    },
    {
      say: 'Assign Research and Development to a leader with logistics, then finish. General Tagge will do.',
      onTerminal:
        'Assign Research and Development to a leader with logistics, then type done. General Tagge will do: type "research tagge".',
      why: 'The mission needs 1 logistics. It draws projects, such as a second Death Star, and Tagge is the one you miss least elsewhere.',
      asks: ['assign'],
      light: ['mission research-and-development', 'leader general-tagge'],
      wants: ['assign research-and-development *'],
      wrong: [
        {
          when: 'assign * *darth-vader|emperor-palpatine*',
          say: 'Vader and the Emperor are your best commanders. Keep them in the pool this time, and send Tagge alone.',
        },
        {
          when: 'assign * *grand-moff-tarkin',
          unless: 'assign research-and-development grand-moff-tarkin',
          say: 'Tarkin is needed in the pool: with Tagge alone on the mission it can be done, and two moves stay yours.',
        },
      ],
      otherwise:
        'Research and Development is not assigned yet. Choose the card, then Tagge, then finish.',
      shown: ['assign research-and-development general-tagge', 'done'],
    },
    {
      say: 'It lies face down now. The Rebels see Tagge on it, but not the card. Next come the turns: one act of theirs, one of yours, until both have passed.',
      light: ['assigned'],
    },
  ],
}

const A_FLEET: Lesson = {
  id: 'empire-fleet',
  title: 'Moving a fleet',
  position: fleet,
  steps: [
    {
      say: 'It is your turn in the Command Phase. One way to act: a leader from the pool activates a system. He goes there, and units may follow from the systems next to it.',
      light: ['leaders', 'system sullust'],
    },
    {
      say: 'Send a leader to Naboo.',
      why: 'Naboo is nobody’s. Your fleet at Sullust is next to it, and what it occupies builds for you.',
      asks: ['command'],
      light: ['system naboo', 'leaders'],
      wants: ['activate * naboo'],
      wrong: [
        PASSING,
        {
          when: 'activate * sullust',
          say: 'The fleet is at Sullust already. Units that stand where a leader is cannot leave in this round: activate where they are to go.',
        },
      ],
      otherwise:
        'The lesson is about Naboo: the fleet at Sullust can reach it, since a route joins the two.',
      shown: ['activate general-tagge naboo'],
    },
    {
      say: 'Take the Star Destroyer and at least 2 ground units along, then confirm.',
      onTerminal:
        'Take the Star Destroyer and at least 2 ground units along: name them, or "move all". Then type done.',
      why: 'Ground units and TIE Fighters need room on a ship; a Star Destroyer carries 6. Without ground units Naboo would not be yours.',
      asks: ['move-group'],
      light: ['question', 'system sullust'],
      brings: ['units.naboo.stormtrooper + units.naboo.at-st >= 2'],
      otherwise:
        'Only ground units hold a system, and none can fly alone. Take the Star Destroyer and 2 of those at Sullust.',
      shown: [
        'move 1 star-destroyer sullust',
        'move 1 at-st sullust',
        'move 2 stormtrooper sullust',
        'done',
      ],
    },
    {
      say: 'Naboo is subjugated: a dashed ring. As long as ground units of yours stay, its first icon builds for you. And the base is surely not there.',
      onTerminal:
        'Naboo is subjugated: an s on the board. As long as ground units of yours stay, its first icon builds for you. And the base is surely not there.',
      light: ['system naboo'],
    },
    {
      say: 'Now from Coruscant: send another leader to Ord Mantell.',
      why: 'Every system that you hold builds, and the base has one hiding place less.',
      asks: ['command'],
      light: ['system ord-mantell', 'system coruscant'],
      wants: ['activate * ord-mantell'],
      wrong: [PASSING],
      otherwise: 'Ord Mantell is the place, next to Coruscant.',
      shown: ['activate grand-moff-tarkin|general-tagge ord-mantell'],
    },
    {
      say: 'Bring the Assault Carrier with at least 1 Stormtrooper.',
      why: 'An Assault Carrier carries 4. What is left at Coruscant holds it: your loyalty there needs no troops, but the Rebels may come.',
      asks: ['move-group'],
      light: ['question', 'system coruscant'],
      brings: ['units.ord-mantell.stormtrooper >= 1'],
      otherwise: 'Nobody would hold Ord Mantell. The Assault Carrier can carry both Stormtroopers.',
      shown: ['move 1 assault-carrier coruscant', 'move 1 stormtrooper coruscant', 'done'],
    },
    {
      say: 'Two systems more in one round. Your leaders stay there until the round ends, so think of who is left to act and to oppose.',
      light: ['leaders'],
    },
  ],
}

const MISSIONS: Lesson = {
  id: 'empire-missions',
  title: 'Missions, and opposing them',
  position: missions,
  answers: ['reveal build-alliance utapau'],
  steps: [
    {
      say: 'The other way to act is to reveal a mission. Both sides have one face down. The Rebels begin.',
      light: ['assigned', 'opponent'],
    },
    {
      say: 'Mon Mothma tries to win Utapau over. She has 3 diplomacy: 3 dice. You may send somebody from the pool against her.',
      plays: true,
      light: ['system utapau', 'question'],
    },
    {
      say: 'Oppose her with a leader who has diplomacy: the Emperor or Vader.',
      why: 'Each side rolls a die for each icon of that skill. She needs more successes than you; a tie fails. Unopposed she would succeed without a roll.',
      asks: ['oppose'],
      light: ['question', 'leader emperor-palpatine', 'leader darth-vader'],
      wants: ['oppose emperor-palpatine|darth-vader'],
      wrong: [
        {
          when: 'decline',
          say: 'Then she succeeds without a roll, and Utapau turns to the Rebels. You have leaders to spare: send one.',
        },
        {
          when: 'oppose *',
          unless: 'oppose emperor-palpatine|darth-vader',
          say: 'He has too little diplomacy against her 3 dice. The Emperor has 3, Vader 2.',
        },
      ],
      otherwise: 'Somebody has to stop her: the Emperor or Vader.',
      shown: ['oppose emperor-palpatine'],
    },
    {
      say: 'One success against two: Utapau stays neutral. The leader whom you sent is away from the pool for this round. That is the price of opposing.',
      plays: true,
      light: ['news'],
    },
    {
      say: 'Your turn. Reveal Rule by Fear, at Ord Mantell.',
      why: 'It gains 1 loyalty where you have a unit. Ord Mantell is held by your troops only: with loyalty all its icons build, and the troops may leave.',
      asks: ['command'],
      light: ['assigned', 'system ord-mantell'],
      wants: ['reveal rule-by-fear ord-mantell'],
      wrong: [
        PASSING,
        {
          when: 'reveal rule-by-fear *',
          unless: 'reveal rule-by-fear ord-mantell',
          say: 'That system is loyal to you already: there is nothing to gain. Ord Mantell is only occupied.',
        },
        {
          when: 'activate *',
          say: 'A fleet can wait. If Tarkin’s mission is not revealed, it comes to nothing this round.',
        },
      ],
      otherwise: 'Reveal Rule by Fear at Ord Mantell, where your troops are.',
      shown: ['reveal rule-by-fear ord-mantell'],
    },
    {
      say: 'Nobody opposed, so it succeeded without dice. Ord Mantell is loyal now: both of its icons build for you.',
      plays: true,
      light: ['system ord-mantell'],
    },
  ],
}

const BATTLE: Lesson = {
  id: 'empire-battle',
  title: 'A battle',
  position: battle,
  steps: [
    {
      say: 'Rebels hold Naboo: an X-wing above it, two troopers on the ground. When both sides are in a system, they fight: first in space, then on the ground.',
      light: ['system naboo'],
    },
    {
      say: 'Send a leader to Naboo who commands well on the ground: Vader or Tagge.',
      why: 'His two tactic values say how many cards you draw, for space and for ground. Vader has 2 and 3, Tagge 1 and 2.',
      asks: ['command'],
      light: ['leader darth-vader', 'leader general-tagge', 'system naboo'],
      wants: ['activate darth-vader|general-tagge naboo'],
      wrong: [
        PASSING,
        {
          when: 'activate grand-moff-tarkin naboo',
          say: 'Tarkin is a man for space battles: 2 cards there, 1 on the ground. The troopers are what holds Naboo.',
        },
      ],
      otherwise: 'The battle is to be at Naboo, with Vader or Tagge in command.',
      shown: ['activate darth-vader naboo'],
    },
    {
      say: 'Bring the Star Destroyer and at least 3 ground units.',
      why: 'Each unit rolls its dice. Be stronger in both theaters: what you bring for space also carries what fights on the ground.',
      asks: ['move-group'],
      light: ['question', 'system sullust'],
      brings: [
        'units.naboo.stormtrooper + units.naboo.at-st >= 3',
        'units.naboo.star-destroyer >= 1',
      ],
      otherwise: 'That is too weak. The Star Destroyer carries 6: take 3 ground units or more.',
      shown: [
        'move 1 star-destroyer sullust',
        'move 1 assault-carrier sullust',
        'move 1 at-st sullust',
        'move 4 stormtrooper sullust',
        'move 2 tie-fighter sullust',
        'done',
      ],
    },
    {
      say: 'Fight until one side is gone. Black hits strike black health, red hits red health, a direct hit anything. Specials draw cards or pay for them.',
      why: 'Place each hit where it destroys something: a damaged unit still rolls, a destroyed one does not.',
      asks: FIGHTING,
      light: ['question'],
      until: ['combat is false'],
      wrong: [
        {
          when: 'retreat *',
          say: 'You are far stronger here. Retreat is for battles that you cannot win.',
        },
      ],
      otherwise: 'Go on with the battle.',
      shown: ['hit *', 'play *', 'done', 'decline', '*'],
    },
    {
      say: 'Naboo is under your control, though its people still love the Rebels: a subjugated system keeps its star. If your troops leave, it is theirs again.',
      onTerminal:
        'Naboo is under your control, though its people still love the Rebels: a subjugated system keeps its R. If your troops leave, it is theirs again.',
      light: ['system naboo'],
    },
  ],
}

const REFRESH: Lesson = {
  id: 'empire-refresh',
  title: 'The end of a round',
  position: refresh,
  answers: ['keep an-old-friend han-solo', 'build-all', 'deploy * rebel-base'],
  steps: [
    {
      say: 'Both sides have passed: the Refresh Phase. Leaders come home, both draw 2 missions, and you draw 2 probe cards: systems where the base is not.',
      light: ['leaders', 'hand'],
    },
    {
      say: 'The time marker moves. On a space with a person both recruit, on one with a wrench both build. The Rebels choose first.',
      onTerminal:
        'The time marker moves. On a space with "recruit" both recruit, on one with "build" both build. The Rebels choose first.',
      plays: true,
      light: ['track'],
    },
    {
      say: 'Recruit: keep a card and take a leader whom it shows.',
      why: 'More leaders are more acts each round. Look at what you lack: skills for missions, or tactic values for battles.',
      asks: ['recruit'],
      light: ['question'],
      wants: ['keep * *'],
      otherwise: 'A leader is worth more than the card alone: choose one of those shown.',
      shown: ['keep * *'],
    },
    {
      say: 'Build: every open icon gives a unit of its kind. Take them all.',
      why: 'They lie on the queue as many rounds as the system says: Corellia’s ships take 3, Stormtroopers only 1.',
      asks: ['build'],
      light: ['question', 'queues'],
      wants: ['build-all|build-each'],
      otherwise: 'Build what your systems offer.',
      shown: ['build-all'],
    },
    {
      say: 'Deploy what has left the queue: at most 2 units in a system of yours without Rebel units.',
      why: 'Put ground units where ships can fetch them, or where the Rebels may land.',
      asks: ['deploy'],
      light: ['question', 'queues'],
      wants: ['deploy * *'],
      otherwise: 'What waits on space 1 fights nowhere. Deploy at least one unit.',
      shown: ['deploy *', 'deploy *', 'deploy *', 'deploy *', 'done'],
    },
    {
      say: 'A new round begins, with new cards in hand and one space less on the track. Assign, act, refresh: that is all of it.',
      light: ['track', 'hand'],
    },
  ],
}

const HUNT: Lesson = {
  id: 'empire-hunt',
  title: 'Finding the base',
  position: hunt,
  answers: ['pass'],
  steps: [
    {
      say: 'Round 7. Probe cards and landings have ruled out all but three systems: Hoth, Endor and Dagobah. Four rounds are left.',
      light: ['system hoth', 'system endor', 'system dagobah'],
    },
    {
      say: 'Land ground units in these three, one turn each, until the base is found.',
      why: 'Ground units in its system reveal the base at once. Come strong enough to beat what guards it, or it will move away.',
      asks: ['command', 'move-group'],
      light: ['system hoth', 'system endor', 'system dagobah'],
      until: ['base.revealed is true'],
      wrong: [
        PASSING,
        {
          when: 'activate *',
          unless: 'activate * hoth|endor|dagobah',
          say: 'The base cannot be there any more. Only Hoth, Endor and Dagobah are left.',
        },
        {
          when: 'done',
          unless: 'move * stormtrooper|at-st|at-at *',
          say: 'Ships alone see nothing: only ground units reveal the base. Take some along, at least 2.',
        },
      ],
      otherwise: 'Send a leader to one of the three, with troops.',
      shown: [
        'activate * hoth',
        'move 2 star-destroyer mustafar',
        'move 2 at-st mustafar',
        'move 6 stormtrooper mustafar',
        'done',
      ],
    },
    {
      say: 'There it is! Destroy every Rebel unit in the system.',
      why: 'You win as soon as the base’s system has units of yours and none of theirs.',
      asks: FIGHTING,
      light: ['question'],
      until: ['result.winner is empire'],
      wrong: [{ when: 'retreat *', say: 'Not now: the base is before you.' }],
      otherwise: 'Go on with the battle.',
      shown: ['hit *', 'play *', 'done', 'decline', '*'],
    },
    {
      say: 'The Rebel base is taken: the Empire wins. You know enough to play. Begin with the First game set-up; the question on the right always says what is decided, and Hint shows what the computer would do.',
      onTerminal:
        'The Rebel base is taken: the Empire wins. You know enough to play. Begin with the set-up for a first game: dejarik play --as empire --setup first. There "hint" shows what the computer would do, and ? helps with every choice.',
    },
  ],
}

export const EMPIRE_TUTORIAL: Tutorial = {
  ...EMPIRE_OUTLINE,
  lessons: [THE_BOARD, A_FLEET, MISSIONS, BATTLE, REFRESH, HUNT],
}
