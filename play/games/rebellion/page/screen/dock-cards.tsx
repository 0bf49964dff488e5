import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { leaderName } from '../../words/names.js'
import { skillNeed } from '../../words/needs.js'
import { LeaderIcon } from '../board/leader-token.js'
import { Icon, skillSymbol } from '../icon.js'
import type { LeaderPicture } from '../picture/picture.js'

/** Cards as they lie in the dock. */

export function MissionCard({
  card,
  can,
  on,
  onClick,
  leaders = [],
  foot = '',
  drop,
}: {
  card: number
  can: boolean
  on: boolean
  /** What it is to things that are carried onto it, and when it is carried itself. */
  drop?: string
  onClick: () => void
  leaders?: readonly LeaderPicture[]
  /** What stands below its text. */
  foot?: string
}) {
  const facts = MISSIONS[card]
  if (facts === undefined) return null
  const need = `needs ${skillNeed(facts)}`
  const words = leaders.map((one) => leaderName(one.leader)).join(', ')
  return (
    <button
      type="button"
      class={`card ${can ? 'can' : ''} ${on ? 'on' : ''} ${facts.kind}`}
      aria-pressed={on}
      data-thing={facts.id}
      style={roomFor(facts.name, facts.about)}
      data-mission={card}
      data-drag={can ? drop : undefined}
      data-drop={drop}
      data-lit={can ? 'yes' : undefined}
      onClick={onClick}
    >
      <b>{facts.name}</b>
      <span class="hidden">, {need}. </span>
      <span class="need" aria-hidden="true">
        {Array.from({ length: facts.needs }, () => (
          <Icon id={skillSymbol(facts.skill)} size={13} />
        ))}
        {facts.where === 'opposed' ? ' opposes' : facts.mode === 'attempt' ? '' : ' sure'}
        <span class="on-it">
          {leaders.map((one) => (
            <LeaderIcon leader={one.leader} side={one.side} size={22} />
          ))}
        </span>
      </span>
      <span class="text">{facts.about}</span>
      {foot !== '' && <span class="foot">{foot}</span>}
      {words !== '' && <span class="hidden"> Leaders: {words}.</span>}
    </button>
  )
}

/** How much of the dock a group of cards takes: as its texts to those of the others. */
export function shareOf(texts: readonly (string | undefined)[]): string {
  const letters = texts.reduce((sum, text = '') => sum + text.length, 0)
  return `--share:${letters + 40 * Math.max(2, texts.length)}`
}

/** How long the text is, and how wide a card of the lowest dock has to be to show it whole. */
function roomFor(name: string, text: string, foot = ICONS_LINE): string {
  let width = NARROWEST
  while (width < WIDEST && heightOf(width, name, text, foot) > INSIDE) width += 4
  return `--letters:${text.length};--least:${width}px`
}

/** Pixels of a card: its widths, and what is left inside. */
const NARROWEST = 92
const WIDEST = 240
const MARGINS = 16
const INSIDE = 117
/** The icons that a mission needs take as much as a line. */
const ICONS_LINE = '-'

function heightOf(width: number, name: string, text: string, foot: string): number {
  const room = width - MARGINS
  return (
    6 +
    13.3 * linesOf(name, room / 6.9) +
    13.8 * (linesOf(text, room / 5.9) + linesOf(foot, room / 5.9))
  )
}

/** Lines of so many letters that a text takes. */
function linesOf(text: string, letters: number): number {
  let lines = 1
  let used = 0
  for (const { length } of text.split(' ')) {
    if (used > 0 && used + 1 + length > letters) {
      lines++
      used = length
    } else used += length + (used > 0 ? 1 : 0)
  }
  return lines
}

export function PlainCard({
  id,
  name,
  text,
  foot,
  now = '',
  can,
  on,
  onClick,
}: {
  id: string
  name: string
  text: string
  foot: string
  /** How it stands, for its tip. */
  now?: string
  can: boolean
  on: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      class={`card ${can ? 'can' : ''} ${on ? 'on' : ''}`}
      aria-pressed={on}
      data-thing={id}
      data-now={now || undefined}
      style={roomFor(name, text, foot)}
      data-lit={can ? 'yes' : undefined}
      onClick={onClick}
    >
      <b>{name}</b>
      <span class="text">{text}</span>
      <span class="foot">{foot}</span>
    </button>
  )
}
