import type { Move } from '../../../../engine/game.js'
import { atOnce, type HintPlan, type OpenQuestion } from '../../../page/advice.js'
import { Store } from '../../../page/store.js'
import type { Beat } from '../../../page/telling/beat.js'
import type { LogLine } from '../../../shell/session.js'
import { Choosing, type Part, PLACES, partOf, partsOf } from '../decision/parts.js'
import { choicesIn, type Prompt } from '../decision/prompt.js'
import { promptOf } from '../decision/prompt-of.js'
import { type DuelTable, tableOf } from '../table/table.js'
import { duelRules } from './rules.js'
import { beatsOf } from './scene/beats.js'

/** What fills the lower part of a phone. */
export type Tab = 'table' | 'strategy' | 'decks' | 'opponent' | 'log'

/** What the page knows of a game of Empire vs. Rebellion besides: what is marked, and what is pointed at. */
export class DuelStore extends Store {
  /** Parts of a move that are marked, in the order in which they were. */
  private marked: readonly Part[] = []
  private trail: readonly (readonly Part[])[] = []
  /** The person wanted to go on, and is asked whether he means it. */
  asking = false
  /** The answer that the mouse or the keyboard is on: the scale shows what it would make. */
  private pointed: Part | null = null
  /** Side whose cards still to come are listed. */
  listed: number | null = null
  tab: Tab = 'table'
  private cachedTable: DuelTable | null = null
  private cachedPrompt: Prompt | null = null

  constructor() {
    super(duelRules)
  }

  protected stale(): void {
    this.cachedTable = null
    this.cachedPrompt = null
  }

  protected letGo(): void {
    this.marked = []
    this.trail = []
    this.asking = false
    this.pointed = null
    this.tab = 'table'
    this.stale()
  }

  protected beatsOf(lines: readonly LogLine[]): readonly Beat[] {
    return beatsOf(lines, this.session?.viewer ?? 0)
  }

  /** Acts are one move each. */
  protected goesOn(): boolean {
    return false
  }

  // What is shown

  /** What is drawn; everything lies open once the game is over. */
  get table(): DuelTable {
    this.cachedTable ??= this.look()
    return this.cachedTable
  }

  private look(): DuelTable {
    const { session } = this
    if (session === null) throw new Error('no game to show')
    if (session.isOver && !this.telling.isBusy) return tableOf(session.truth, 'all', session.viewer)
    return tableOf(this.observation, session.viewer)
  }

  get prompt(): Prompt | null {
    const { session } = this
    if (session === null || !this.isAsked) return null
    this.cachedPrompt ??= promptOf(
      session.observation,
      session.viewer,
      this.kind,
      session.legal,
      this.marked,
    )
    return this.cachedPrompt
  }

  get markedParts(): readonly Part[] {
    return this.marked
  }

  /** The parts whose effect is drawn: of the hint that is looked at, of what is pointed at, else what is marked. */
  get previewed(): readonly Part[] {
    const { session, pointed, marked } = this
    if (session === null || !this.isAsked) return []
    const hinted = this.hintedMove
    if (hinted !== null) return partsOf(session.viewer, hinted)
    if (pointed === null || marked.includes(pointed)) return marked
    return this.choosing.toggled(marked, pointed)
  }

  private get hintedMove(): Move | null {
    if (this.panel !== 'hint') return null
    return this.hint?.plans[this.hint.shown]?.moves[0] ?? null
  }

  private get choosing(): Choosing {
    const { session } = this
    return new Choosing(session?.viewer ?? 0, session?.legal ?? [])
  }

  // The hint

  get stillOpen(): OpenQuestion {
    const { session } = this
    return {
      observation: this.observation,
      legal: session === null ? [] : this.choosing.open(this.marked),
    }
  }

  async carriedOn(moves: readonly Move[]): Promise<readonly Move[]> {
    return moves
  }

  playPlan({ moves }: HintPlan): void {
    this.make(moves)
  }

  // Choosing

  choose(part: Part): void {
    const { prompt } = this
    if (prompt === null) return
    const choice = choicesIn(prompt).find((one) => one.part === part)
    if (choice === undefined) return
    if (choice.refusal !== '') return this.say(`${choice.label}: ${choice.refusal}.`)
    const next = this.choosing.toggled(this.marked, part)
    if (this.panel === 'hint') this.show('hint')
    this.notice = null
    this.trail = [...this.trail, this.marked]
    this.marked = next
    this.pointed = null
    this.asking = false
    this.changed()
  }

  /** Chooses what stands for this on the table: a card, a deck, a strategy. */
  chooseSpot(spot: string): void {
    const { prompt } = this
    const choice = prompt === null ? undefined : choicesIn(prompt).find((one) => one.spot === spot)
    if (choice !== undefined) this.choose(choice.part)
    else this.say(this.isAsked ? 'It cannot be chosen now.' : 'It is not your decision now.')
  }

  point(part: Part | null): void {
    if (this.pointed === part) return
    this.pointed = part
    this.changed()
  }

  get hasChoice(): boolean {
    return this.asking || this.marked.length > 0
  }

  /** Marks are let go, nothing is undone. */
  get backCloses(): boolean {
    return this.hasChoice
  }

  back(): boolean {
    if (!this.hasChoice) return false
    if (this.asking) this.asking = false
    else {
      this.marked = this.trail.at(-1) ?? []
      this.trail = this.trail.slice(0, -1)
    }
    this.changed()
    return true
  }

  /** Marks all three events in this order, the next one first. */
  arrange(events: readonly number[]): void {
    this.trail = [...this.trail, this.marked]
    this.marked = PLACES.map((place, i) => partOf(place, events[i] ?? 0))
    this.changed()
  }

  /** Makes what is marked; what somebody may not want is asked once. */
  confirm(): void {
    const { prompt } = this
    if (prompt?.move == null) return
    if (prompt.caution !== '' && !this.asking) {
      this.asking = true
      this.changed()
    } else this.make([prompt.move])
  }

  /** Fills in the four that a hint would name. */
  async suggest(): Promise<void> {
    const move = await atOnce(this)
    const { session } = this
    if (move === null || session === null || !session.legal.includes(move)) return
    this.trail = [...this.trail, this.marked]
    this.marked = partsOf(session.viewer, move)
    this.changed()
  }

  list(side: number): void {
    this.listed = side
    this.changed()
  }

  turnTo(tab: Tab): void {
    this.tab = tab
    this.changed()
  }
}
