import { type Hold, hold } from './hold.js'
import { fileText, type KeptGame, type Rules } from './saving.js'
import { EARLIER_PLACE, type Keeping, newPlace, put, textAt, watchShelf } from './shelf.js'
import { ofTab } from './storage.js'

/** `late`: something else was taken up meanwhile. */
export type Taking = 'ours' | 'elsewhere' | 'late'

/** Keeps the game under way in its place while this tab holds it, and knows what hinders that. */
export class Keeper {
  /** The place of the game under way. */
  place: string | null = null
  /** What became of the last save. */
  state: Keeping = 'kept'
  private held: Hold | null = null
  /** Counts the games that were taken up: what was asked for an earlier one comes too late. */
  private turn = 0
  /** What this tab last wrote or read there. */
  private text: string | null = null

  constructor(
    private readonly rules: Rules,
    /** Another tab goes on with this game; called once. */
    private readonly lost: () => void,
  ) {
    watchShelf((key) => {
      // Thrown away elsewhere it is only written again
      if (key === this.place && ![null, this.text].includes(textAt(key))) this.lose()
    })
  }

  /** A place of its own for a new game. */
  begin(): void {
    this.end()
    const place = newPlace()
    this.settle(place)
    void this.holdAt(place, false)
  }

  /** Takes up the game that is kept there, unless another tab plays it. */
  async take(place: string, isForced: boolean): Promise<Taking> {
    this.end()
    this.settle(place)
    const taking = await this.holdAt(place, isForced)
    if (taking === 'elsewhere') this.end()
    if (taking === 'ours') this.text = textAt(place)
    return taking
  }

  private settle(place: string): void {
    this.place = place
    ofTab.write(OPEN_KEY, place)
  }

  private async holdAt(place: string, isForced: boolean): Promise<Taking> {
    const { turn } = this
    const held = await hold(place, () => turn === this.turn && this.lose(), isForced)
    if (turn !== this.turn) {
      held?.release()
      return 'late'
    }
    this.held = held
    return held === null ? 'elsewhere' : 'ours'
  }

  private lose(): void {
    if (this.state === 'elsewhere') return
    this.state = 'elsewhere'
    this.lost()
  }

  save(game: KeptGame): void {
    if (this.place === null || this.state === 'elsewhere') return
    const text = fileText(this.rules, game)
    const found = put(this.place, text, this.text)
    if (found === 'elsewhere') return this.lose()
    this.state = found
    if (found === 'kept') this.text = text
  }

  /** Lets the game go; it stays where it was kept. */
  end(): void {
    this.turn++
    this.held?.release()
    this.held = null
    this.place = null
    this.text = null
    this.state = 'kept'
    ofTab.drop(OPEN_KEY)
  }
}

const OPEN_KEY = 'dejarik.playing'

/** The place of the game that was open in this tab when the page went away. */
export function lastOpen(): string | null {
  const found = ofTab.read(OPEN_KEY)
  // Earlier versions kept one game and said no more than that it was open
  return found === '1' ? EARLIER_PLACE : found
}
