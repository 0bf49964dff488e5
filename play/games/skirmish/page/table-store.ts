import { Store } from '../../../page/store.js'
import { Viewport } from './table/viewport.js'

/** What fills the lower part of a phone. */
export type Tab = 'table' | 'order' | 'chances' | 'reserves' | 'log'

/** What of the table is drawn besides. */
export const LAYERS = ['own-arcs', 'their-arcs', 'lines', 'reach', 'chances'] as const
export type Layer = (typeof LAYERS)[number]

/** What is looked at on the table, whatever is asked. */
export abstract class TableStore extends Store {
  pointed = -1
  /** The unit below the pointer; -1 for none. */
  overUnit = -1
  /** What an answer that the pointer is on stands for. */
  private hovered = -1
  layers: ReadonlySet<Layer> = new Set<Layer>(['own-arcs', 'lines', 'reach'])
  tab: Tab = 'table'
  readonly viewport = new Viewport(() => this.changed())

  /** The unit of the roster that is looked at, by its id. */
  lookedAt = ''

  lookAt(id: string): void {
    this.lookedAt = id
    this.changed()
  }

  protected lookAway(): void {
    this.pointed = -1
    this.overUnit = -1
    this.hovered = -1
  }

  point(slot: number): void {
    if (this.pointed === slot) return
    this.pointed = slot
    this.changed()
  }

  lookOver(slot: number): void {
    if (this.overUnit === slot) return
    this.overUnit = slot
    this.changed()
  }

  /** Marks what an answer stands for, and nothing more. */
  hover(target: number): void {
    if (this.hovered === target) return
    this.hovered = target
    this.changed()
  }

  get hoveredTarget(): number {
    return this.hovered
  }

  toggle(layer: Layer): void {
    const next = new Set(this.layers)
    if (!next.delete(layer)) next.add(layer)
    this.layers = next
    this.changed()
  }

  turnTo(tab: Tab): void {
    this.tab = tab
    this.changed()
  }
}
