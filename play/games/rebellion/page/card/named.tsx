import { Peek } from '../../../../page/card/peek.js'
import type { LogLine } from '../../../../shell/session.js'
import { type Thing, thingOf } from '../../things.js'

/** A line of the log in which the cards, leaders and units that it names can be looked at. */
export function Named({ line }: { line: LogLine }) {
  return (
    <>{partsOf(line).map((part) => (typeof part === 'string' ? part : <NamedThing {...part} />))}</>
  )
}

interface Part {
  readonly thing: Thing
  readonly text: string
  /** What follows without a blank: it must not stand on the next line alone. */
  readonly tail: string
}

function NamedThing({ thing, text, tail }: Part) {
  return (
    <span class="named">
      <Peek id={thing.id}>{text}</Peek>
      {tail}
    </span>
  )
}

/** The text taken apart at the names of what its event is about. */
export function partsOf({ text, event }: LogLine): readonly (string | Part)[] {
  const { cards = [], leaders = [], units = [], places = [], target } = event
  const ids = [...cards, ...leaders, ...units.map(({ unit }) => unit), ...places]
  if (target !== undefined) ids.push(target)
  let parts: (string | Part)[] = [text]
  // Long names first: one may lie within another
  const things = [...new Set(ids)].map(thingOf).filter((one) => one !== null)
  for (const thing of things.sort((a, b) => b.name.length - a.name.length))
    parts = parts.flatMap((part) => (typeof part === 'string' ? splitAt(part, thing) : [part]))
  return parts.filter((part) => part !== '')
}

function splitAt(text: string, thing: Thing): (string | Part)[] {
  const at = text.indexOf(thing.name)
  if (at < 0) return [text]
  const end = at + thing.name.length
  const tail = /^\S*/.exec(text.slice(end))?.[0] ?? ''
  const rest = text.slice(end + tail.length)
  return [text.slice(0, at), { thing, text: text.slice(at, end), tail }, ...splitAt(rest, thing)]
}
