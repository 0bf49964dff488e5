import type { Game, Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { quoted } from '../../engine/json-field.js'
import { seatNames } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import type { AskedField } from './field.js'

/** A state, or what a player saw of one, that a program has loaded. Never changed once it is here. */
export interface Held {
  readonly game: Game
  readonly state: State
  /** Whose observation it is; null for a whole state. */
  readonly observer: Player | null
  /** Names of the seats. */
  readonly seats: readonly string[]
}

const MOST_HELD = 50_000
const LONGEST_NAME = 60

/** What a program holds here, under names that it gives or is given. */
export class Store {
  private readonly held = new Map<string, Held>()
  private counter = 0

  get count(): number {
    return this.held.size
  }

  /** Whether there is room for so many more. */
  require(count: number): void {
    if (this.held.size + count > MOST_HELD)
      throw new InputError(
        `state: ${this.held.size} are held, at most ${MOST_HELD} can be; free some`,
      )
  }

  put(game: Game, state: State, observer: Player | null, as: AskedField): string {
    const name = as.isGiven ? as.short(LONGEST_NAME) : this.nextName()
    if (!this.held.has(name)) this.require(1)
    const seats = seatNames(game, game.optionsOf(state))
    this.held.set(name, { game, state, observer, seats })
    return name
  }

  get(field: AskedField): Held {
    if (!field.isGiven) field.fail('missing; give the name of a state')
    const name = field.text()
    const held = this.held.get(name)
    if (held === undefined) field.fail(`nothing is held under the name ${quoted(name)}`)
    return held
  }

  /** What is held under a name that is known to be good. */
  named(name: string): Held {
    const held = this.held.get(name)
    if (held === undefined) throw new InputError(`state: nothing is held under ${name}`)
    return held
  }

  /** A whole state, in which moves can be made. */
  whole(field: AskedField): Held {
    const held = this.get(field)
    if (held.observer !== null)
      field.fail('is what one player saw; sample a world from it, or ask "best"')
    return held
  }

  free(field: AskedField): void {
    this.get(field)
    this.held.delete(field.text())
  }

  clear(): void {
    this.held.clear()
  }

  private nextName(): string {
    do this.counter++
    while (this.held.has(`s${this.counter}`))
    return `s${this.counter}`
  }
}
