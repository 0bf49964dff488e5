import {
  ACTIONS,
  MISSIONS,
  OBJECTIVES,
  TACTICS,
} from '../../../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../../../engine/rebellion/data/leaders.js'
import { RINGS } from '../../../../../engine/rebellion/data/rings.js'
import { SYSTEMS } from '../../../../../engine/rebellion/data/systems.js'
import { type SetId, setNumber } from '../../../../../engine/rebellion/data/table.js'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import { isInGame } from '../../../../../engine/rebellion/state/in-game.js'
import type { State } from '../../../../../engine/state.js'
import type { ReferenceEntry, ReferenceSection } from '../../../../page/dialog/reference.js'
import { keyEntry, termEntry } from '../../../../page/dialog/terms.js'
import { CINEMATIC_HELP, HELP } from '../../questions/help.js'
import { thingOf } from '../../things.js'
import { CardView } from '../card/card-view.js'
import { faceOf } from '../card/face.js'
import { diceEntries } from './dice.js'
import { ICON_ENTRIES } from './icons.js'
import { KEYS, READING } from './page-texts.js'
import { CINEMATIC_TERMS, RISE_TERMS } from './rise-texts.js'
import { GLOSSARY, PHASES } from './texts.js'

/** The sections of the reference: all that is in this game, from the tables, and the words of the rules. */
export function sectionsOf(state: State, kind: string): readonly ReferenceSection[] {
  const inGame = (side: number) => (card: { readonly set: SetId }) =>
    isInGame(state, setNumber(card.set), side)
  const missions = (side: number, isProject: boolean) =>
    MISSIONS.filter(
      (card) => card.side === side && (card.kind === 'project') === isProject && inGame(side)(card),
    )
  const actions = (side: number) =>
    ACTIONS.filter((card) => card.side === side && inGame(side)(card))
  const ofSide = <One extends { readonly side: string; readonly set: SetId }>(
    all: readonly One[],
  ) => all.filter((one) => inGame(SIDE_IDS.indexOf(one.side))(one))
  const isCinematic = inGame(REBEL)({ set: 'cinematic' })
  const help = (isCinematic ? CINEMATIC_HELP[kind] : undefined) ?? HELP[kind] ?? []
  const units = ofSide(UNITS)
  const colours = [0, 1, 2].filter((colour) => units.some(({ dice }) => (dice[colour] ?? 0) > 0))
  return [
    ...(help.length > 0 ? [{ title: 'This decision', entries: help.map(line) }] : []),
    { title: 'Board and keys', entries: [...READING.map(termEntry), ...KEYS.map(keyEntry)] },
    { title: 'Icons', entries: ICON_ENTRIES },
    things('Units', units),
    { title: 'Dice', entries: diceEntries(colours) },
    things('Leaders', ofSide(LEADERS)),
    things('Rebel missions', missions(REBEL, false)),
    things('Imperial missions', missions(EMPIRE, false)),
    things('Projects', missions(EMPIRE, true)),
    things('Rebel action cards', actions(REBEL)),
    things('Imperial action cards', actions(EMPIRE)),
    things('Objectives', OBJECTIVES.filter(inGame(REBEL))),
    things('Tactic cards', TACTICS.filter(inGame(REBEL))),
    things(
      'Rings',
      RINGS.filter((ring, number) => number > 0 && inGame(REBEL)(ring)),
    ),
    things('Systems and probe cards', SYSTEMS),
    { title: 'Course of a round', entries: PHASES.map(termEntry) },
    {
      title: 'Cinematic combat',
      entries: isCinematic ? CINEMATIC_TERMS.map(termEntry) : [],
    },
    {
      title: 'Rise of the Empire',
      entries: inGame(REBEL)({ set: 'rise' }) ? RISE_TERMS.map(termEntry) : [],
    },
    { title: 'Glossary', entries: GLOSSARY.map(termEntry) },
  ].filter(({ entries }) => entries.length > 0)
}

function things(title: string, all: readonly { readonly id: string }[]): ReferenceSection {
  return { title, entries: all.map(({ id }) => thingEntry(id)) }
}

function thingEntry(id: string): ReferenceEntry {
  const thing = thingOf(id)
  if (thing === null) throw new Error(`nothing is called ${id}`)
  const { kind, about, facts } = faceOf(thing)
  const words = [thing.name, kind, about, ...facts.map((one) => `${one.term} ${one.words}`)]
  return { key: id, words: words.join(' '), content: () => <CardView thing={thing} /> }
}

function line(text: string): ReferenceEntry {
  return { key: text, words: text, content: () => <p>{text}</p> }
}
