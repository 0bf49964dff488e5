import type { State } from '../../../../../engine/state.js'
import { fight } from '../../../../engine/rebellion/combat/duel.js'
import { assigned } from '../../../../engine/rebellion/missions/attempt.js'
import { play, position } from '../../../../engine/rebellion/support.js'

/** Positions that lead to what random games hardly ever ask, by who asks. */

const CAPTIVES = {
  units: { kessel: { stormtrooper: 1 } },
  leaders: { kessel: ['han-solo', 'luke-skywalker'] },
  rings: { captured: 'han-solo', carbonite: 'luke-skywalker' },
}
const GROUND = ['ground-dig-in', 'ground-onslaught', 'ground-take-it-down', 'ground-escape-plan']

export const RARE: Readonly<Record<string, () => State>> = {
  'pool-limit': () =>
    position({
      options: { expansion: 'on', missions: 'rise' },
      phase: 'refresh',
      leaders: {
        coruscant: [
          'emperor-palpatine',
          'darth-vader',
          'grand-moff-tarkin',
          'general-tagge',
          'boba-fett',
          'krennic',
          'motti',
          'jabba',
          'krennics-finest',
        ],
      },
    }),
  'pending-combats': () =>
    position({
      units: {
        naboo: { 'x-wing': 1, 'star-destroyer': 1 },
        rodia: { 'rebel-trooper': 1, 'at-st': 1 },
      },
      stack: [{ step: 'command-phase' }, { step: 'pending-combats', side: 'rebel' }],
      situation: { pendingCombats: ['naboo', 'rodia'] },
    }),
  'daring-rescue/rescue-captive': () => assigned('daring-rescue', ['princess-leia'], CAPTIVES),
  'for-the-greater-good/rescue-captive': () =>
    assigned('for-the-greater-good', ['princess-leia', 'obi-wan-kenobi'], CAPTIVES),
  'construct-death-star/gain-at': () =>
    assigned('construct-death-star', ['general-tagge'], {
      units: { hoth: { 'death-star-under-construction': 1 } },
    }),
  'construct-super-star-destroyer/queue-one': () =>
    assigned('construct-super-star-destroyer', ['general-tagge'], {
      loyalty: { empire: ['corellia'] },
      units: { rodia: { 'super-star-destroyer': 2 } },
    }),
  'base-defenses/gain-at': () =>
    assigned('base-defenses', ['general-rieekan'], {
      loyalty: { rebel: ['kessel'] },
      units: { kessel: { 'ion-cannon': 3 } },
    }),
  'public-support/gain-at': () =>
    position({
      phase: 'assignment',
      turn: 'empire',
      units: { kessel: { stormtrooper: 29 } },
      leaders: { pool: ['janus-greejatus', 'darth-vader'] },
      hands: { empire: { actions: ['public-support'] } },
    }),
  'the-millennium-falcon/wear-ring': () =>
    position({
      phase: 'refresh',
      leaders: { pool: ['chewbacca'] },
      decks: { rebelActions: ['the-millennium-falcon', 'ambush'] },
    }),
  'end-of-command': () => {
    const s = position({
      phase: 'command',
      passed: ['empire'],
      round: { rapidMobilization: [1, 2] },
    })
    return play(s, 'pass')
  },
  plans: () =>
    fight({
      rebel: { 'x-wing': 6 },
      empire: { 'death-star': 1, 'tie-fighter': 1 },
      objectives: ['death-star-plans-2'],
    }),
  'fully-operational/destroy-ship': () =>
    fight({
      by: 'empire',
      rebel: { 'mon-calamari-cruiser': 1, 'x-wing': 2 },
      empire: { 'death-star': 1 },
      empireActions: ['fully-operational'],
    }),
  'target-the-generator/destroy-structure': () =>
    fight({
      rebel: { 'ion-cannon': 1, 'shield-generator': 1, 'rebel-trooper': 1 },
      empire: { stormtrooper: 1 },
      there: ['general-veers'],
      empireActions: ['target-the-generator'],
      ground: GROUND,
    }),
  'return-of-the-jedi-3/eliminate-imperial': () =>
    fight({
      rebel: { 'rebel-trooper': 3 },
      empire: { stormtrooper: 1 },
      leader: 'luke-skywalker',
      there: ['darth-vader', 'boba-fett'],
      objectives: ['return-of-the-jedi-3'],
      ground: GROUND,
      dice: 'hhh -',
      more: { jedi: true },
    }),
}

/** It could never ask: a Death Star is not sacrificed for another one (F17). */
export const NEVER: readonly string[] = ['construct-death-star/queue-one']
