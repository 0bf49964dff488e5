import type { State } from '../../../../../engine/state.js'
import { fight, onTo } from '../../../../engine/rebellion/combat/duel.js'
import { assigned, faces } from '../../../../engine/rebellion/missions/attempt.js'
import { RISE, risen, risePosition } from '../../../../engine/rebellion/rise/rise.js'
import { play } from '../../../../engine/rebellion/support.js'

/** Positions that lead to what random games hardly ever ask, of the expansion's cards and beside them. */

const CAPTIVES = {
  // Carbon Freezing is a card of the base set
  options: { expansion: 'on', combat: 'base', rebelMissions: 'rise', empireMissions: 'base' },
  units: { kessel: { stormtrooper: 1 } },
  leaders: { kessel: ['han-solo', 'luke-skywalker'] },
  rings: { captured: 'han-solo', carbonite: 'luke-skywalker' },
}
const MARKED = { sabotage: ['rodia', 'corellia'] }
const SHIPYARD = { loyalty: { empire: ['mon-calamari'] } }
const BUNKERS = { kessel: { 'shield-bunker': 1 }, naboo: { 'shield-bunker': 2 } }

function failed(fields: Readonly<Record<string, unknown>>): State {
  const s = assigned('build-alliance', ['princess-leia'], {
    dice: [...faces(2, 'blank'), ...faces(2, 'hit')],
    ...fields,
  })
  return play(s, 'reveal build-alliance alderaan', 'oppose darth-vader')
}

export const RARE_RISE: Readonly<Record<string, () => State>> = {
  droid: () => failed({ rings: { 'c-3po': 'han-solo' }, leaders: { alderaan: ['han-solo'] } }),
  'mission-failed': () =>
    failed({
      ...RISE,
      dice: [...faces(2, 'blank'), ...faces(6, 'hit')],
      leaders: { alderaan: ['jabba', 'han-solo'] },
      hands: { empire: { actions: ['post-bounty'] } },
    }),
  retreated: () =>
    onTo(
      fight({
        rebel: { 'x-wing': 2 },
        empire: { 'star-destroyer': 1 },
        leader: 'jan-dodonna',
        there: ['admiral-piett'],
        empireActions: ['track-them'],
        dice: '-- ------',
        more: RISE,
      }),
      'retreat jan-dodonna geonosis',
    ),
  'battle-won': forJyn,
  'something-to-fight-for/revive-objective': forJyn,
  'wookiee-uprising/destroy-worth': () =>
    assigned('wookiee-uprising', ['chewbacca'], { units: { kashyyyk: { stormtrooper: 4 } } }),
  'more-dangerous-than-you-realize/draw-three-tactics': () =>
    fight({
      by: 'empire',
      rebel: { 'x-wing': 1 },
      empire: { 'tie-fighter': 1 },
      leader: 'general-tagge',
      empireActions: ['more-dangerous-than-you-realize'],
    }),
  'aggressive-negotiations/rescue-captive': () =>
    risen('aggressive-negotiations', ['mon-mothma'], CAPTIVES),
  'critical-rescue/rescue-captive': () => risen('critical-rescue', ['obi-wan-kenobi'], CAPTIVES),
  'discredit-rebellion/reroll-discredit': () =>
    play(
      risen('discredit-rebellion', ['motti'], {
        ...MARKED,
        rings: { 'master-yoda': 'luke-skywalker' },
        leaders: { corellia: ['luke-skywalker'] },
      }),
      'reveal discredit-rebellion corellia',
      'choose roll',
    ),
  'construct-super-star-destroyer-rise/queue-one': () =>
    risen('construct-super-star-destroyer-rise', ['general-tagge'], {
      ...SHIPYARD,
      units: { rodia: { 'super-star-destroyer': 2 } },
    }),
  'interdictor-development/queue-one': () =>
    risen('interdictor-development', ['general-tagge'], {
      ...SHIPYARD,
      units: { rodia: { interdictor: 3 } },
    }),
  'trust-in-the-force/destroy-foot-unit': () =>
    play(
      risePosition({
        turn: 'rebel',
        hands: { rebel: { actions: ['trust-in-the-force'] } },
        leaders: { pool: ['jyn-erso'] },
        units: { rodia: { stormtrooper: 1, 'assault-tank': 1 } },
      }),
      'play trust-in-the-force jyn-erso',
    ),
  'secret-facility/gain-at': () =>
    play(
      risePosition({
        phase: 'command',
        turn: 'empire',
        underCards: { 'secret-facility': 'rodia' },
        units: BUNKERS,
      }),
      'play secret-facility',
    ),
  'sweep-the-area/pick-rebel': () =>
    swept({ leaders: { rodia: ['luke-skywalker', 'han-solo'] }, units: BUNKERS }),
  'sweep-the-area/capture-and-carry': () =>
    swept({
      units: { ryloth: { stormtrooper: 1 }, geonosis: { stormtrooper: 1 } },
      underCards: { 'sweep-the-area': 'tatooine' },
      leaders: { tatooine: ['luke-skywalker'] },
    }),
  'seize-control-2/may-repair': () =>
    play(
      fight({
        rebel: { 'rebel-trooper': 1 },
        empire: { stormtrooper: 1 },
        objectives: ['seize-control-2'],
        dice: 'h -',
        more: { ...RISE, sabotage: ['ryloth'] },
      }),
      'score seize-control-2',
    ),
}

function forJyn(): State {
  return fight({
    rebel: { 'rebel-trooper': 1 },
    empire: { stormtrooper: 1 },
    leader: 'jyn-erso',
    rebelActions: ['something-to-fight-for'],
    dice: 'h -',
    more: { ...RISE, playedObjectives: ['rebel-assault-1', 'major-victory-3'] },
  })
}

function swept(fields: Readonly<Record<string, unknown>>): State {
  const s = risePosition({
    phase: 'command',
    turn: 'rebel',
    passed: ['empire'],
    underCards: { 'sweep-the-area': 'rodia' },
    ...fields,
  })
  return play(s, 'pass', 'play sweep-the-area')
}
