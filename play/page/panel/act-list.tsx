import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import type { GameEvent } from '../../../engine/game.js'
import type { Act } from '../../shell/acts.js'
import type { LogLine } from '../../shell/session.js'

/** What a game adds to the lines of a log. */
export interface ActLook {
  /** Lights the places of events on the board; none puts the light out. */
  light?(events: readonly GameEvent[]): void
  /** A line with what its words stand for. */
  line?(line: LogLine): ComponentChild
  /** Who of a side it was; empty where that needs no words. */
  who?(act: Act): string
  /** Marks the card that an act is about, so that it can be read there. */
  card?(act: Act): Readonly<Record<string, string>>
}

/** Acts, one foldable line each, in the colour of who acted. */
export function ActList({
  acts,
  look,
  unfolded = false,
}: {
  acts: readonly Act[]
  look: ActLook
  unfolded?: boolean
}) {
  return (
    <ul class="acts">
      {acts.map((act) => (
        <ActLine
          key={`${act.first} ${act.kind} ${act.side} ${unfolded}`}
          act={act}
          look={look}
          unfolded={unfolded}
        />
      ))}
    </ul>
  )
}

function ActLine({ act, look, unfolded }: { act: Act; look: ActLook; unfolded: boolean }) {
  const [open, setOpen] = useState(unfolded)
  const { title, result, lines } = act
  const who = look.who?.(act) ?? ''
  const events = lines.map(({ event }) => event)
  const canOpen = lines.length > 1 || lines[0]?.text !== title
  const isOpen = open && canOpen
  return (
    <li class={act.side}>
      <button
        type="button"
        class="act"
        aria-expanded={canOpen ? isOpen : undefined}
        onClick={() => setOpen(!open)}
        {...lighting(look, events)}
        {...look.card?.(act)}
      >
        <span>
          {who !== '' && <i class="who">{who}</i>}
          {title}
        </span>
        {result !== '' && <small> {result}</small>}
      </button>
      {isOpen && (
        <ul class="details">
          {lines.map((line) => (
            <li {...lighting(look, [line.event])}>{look.line?.(line) ?? line.text}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function lighting(look: ActLook, events: readonly GameEvent[]) {
  const on = (): void => look.light?.(events)
  const off = (): void => look.light?.([])
  return { onMouseEnter: on, onFocusIn: on, onMouseLeave: off, onFocusOut: off }
}
