import type { ComponentChild } from 'preact'
import type { ReferenceEntry } from '../../../../page/dialog/reference.js'
import { SKILL_NAMES } from '../../words/texts.js'
import type { SymbolId } from '../data/symbols.js'
import { Icon, skillSymbol } from '../icon.js'

/** The legend of the small icons: skills, theaters, and what stands on the track of time. */

interface Sign {
  readonly id: SymbolId
  readonly name: string
  readonly text: string
}

const SIGNS: readonly Sign[] = [
  ...SKILL_NAMES.map((name, skill) => ({
    id: skillSymbol(skill),
    name,
    text: 'A skill. A mission shows how many of its icons its leaders need; an attempt rolls a die for each of theirs.',
  })),
  {
    id: 'theater-space',
    name: 'space',
    text: 'Of a leader: the space tactic cards that he draws.',
  },
  {
    id: 'theater-ground',
    name: 'ground',
    text: 'Of a leader: the ground tactic cards that he draws.',
  },
  { id: 'mark-time', name: 'time', text: 'On the track: where the time marker stands.' },
  {
    id: 'mark-reputation',
    name: 'reputation',
    text: 'On the track: where the reputation marker stands.',
  },
  {
    id: 'icon-recruit',
    name: 'recruit',
    text: 'On the track: both sides recruit when time comes there.',
  },
  {
    id: 'icon-build',
    name: 'build',
    text: 'On the track: both sides build when time comes there.',
  },
]

export const ICON_ENTRIES: readonly ReferenceEntry[] = SIGNS.map(({ id, name, text }) => ({
  key: `icon ${name}`,
  words: `${name} icon ${text}`,
  content: () => <Line id={id} name={name} text={text} />,
}))

function Line({ id, name, text }: Sign): ComponentChild {
  return (
    <p class="icon-line">
      <Icon id={id} size={18} /> <b>{name}</b> {text}
    </p>
  )
}
