import type { Move } from '../../../../engine/game.js'
import { DONE, move0, PLAY_ACTION, verbOf } from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'
import { Store } from '../../../page/store.js'
import type { Beat } from '../../../page/telling/beat.js'
import type { LogLine } from '../../../shell/session.js'
import { findOdds } from './advice.js'
import { type Draft, draftOf, isDrafted } from './choice/draft.js'
import type { Facet } from './choice/facets.js'
import { type Prompt, promptOf, withFacets } from './choice/prompt.js'
import { type Picture, pictureOf } from './picture/picture.js'
import { viewOf } from './picture/views.js'
import { rebellionRules } from './rules.js'
import { beatsOf, mayGoOn } from './scene/beats.js'
import { captionOf, summed } from './scene/on-board.js'
import { placesOf } from './words/event-places.js'
import { refusalOf } from './words/refusals.js'

/** What the page knows of a game of Rebellion besides: what is chosen and drafted, what lights up on the board. */
export class RebellionStore extends Store {
  chosen: readonly Facet[] = []
  /** What was chosen before each step, to go back and to keep the alternatives in view. */
  private trail: readonly (readonly Facet[])[] = []
  drafted: readonly Move[] = []
  /** Places that the log lights up. */
  marked: ReadonlySet<number> = new Set()
  /** Chance of each system to hold the base; null while unknown. */
  odds: ReadonlyMap<number, number> | null = null
  private cached: { picture: Picture; prompt: Prompt | null; draft: Draft | null } | null = null

  constructor() {
    super(rebellionRules)
  }

  protected stale(): void {
    this.cached = null
  }

  protected letGo(): void {
    this.chosen = []
    this.trail = []
    this.drafted = []
    this.marked = new Set()
    this.cached = null
  }

  protected beatsOf(lines: readonly LogLine[]): readonly Beat[] {
    const { session } = this
    const [first] = lines
    if (session === null || first === undefined) return []
    const { viewer } = session
    const before = session.seenBefore(first.number)
    const last = session.seenBefore((lines.at(-1)?.number ?? 0) + 1)
    return beatsOf(lines, {
      viewer,
      leaders: pictureOf(before, viewer).leaders,
      wasFighting: viewOf(viewer).bind(before).inCombat,
      openAfter: openScene(last, viewer),
    })
  }

  protected goesOn(last: LogLine): boolean {
    return mayGoOn(last)
  }

  override get saidNow(): readonly string[] {
    return summed(captionOf(this.telling.present?.lines ?? []))
  }

  /** Places that light up: those the log is pointed at, and those that are told of. */
  get lightedPlaces(): ReadonlySet<number> {
    const { present } = this.telling
    if (present === null) return this.marked
    return new Set(present.lines.flatMap(({ event }) => [...placesOf(event)]))
  }

  protected override opened(panel: string | null): void {
    if (panel === 'odds') void findOdds(this)
  }

  // What is shown

  get isDrafting(): boolean {
    const { session } = this
    return session !== null && this.isAsked && isDrafted(this.kind, session.legal)
  }

  get draft(): Draft | null {
    return this.shown.draft
  }

  get picture(): Picture {
    return this.shown.picture
  }

  get prompt(): Prompt | null {
    return this.shown.prompt
  }

  /** Moves that may be chosen now; the end of a draft is no choice, it has its own button. */
  get choices(): readonly Move[] {
    const { session } = this
    if (session === null || !this.isAsked) return []
    const { draft } = this
    if (draft === null) return session.legal
    const others = draft.legal.filter((move) => verbOf(move) !== DONE)
    return others
  }

  private get shown(): { picture: Picture; prompt: Prompt | null; draft: Draft | null } {
    if (this.cached !== null) return this.cached
    const { session } = this
    if (session === null) throw new Error('no game to show')
    const draft = this.isDrafting ? draftOf(session.observation, this.drafted) : null
    const observation = draft?.observation ?? this.observation
    const picture =
      session.isOver && !this.telling.isBusy
        ? pictureOf(session.truth, session.viewer, true)
        : pictureOf(observation, session.viewer)
    this.cached = { picture, prompt: null, draft }
    if (this.isAsked) {
      const prompt = promptOf(
        this.choices,
        this.chosen,
        this.trail[this.trail.length - 1] ?? [],
        this.kind,
        picture,
      )
      this.cached = { picture, prompt, draft }
    }
    return this.cached
  }

  // Choosing

  choose(facets: readonly Facet[]): void {
    const next = withFacets(this.choices, this.chosen, facets)
    if (next === null) {
      const last = facets[facets.length - 1]
      return this.say(last === undefined ? null : refusalOf(last, this.kind, this.picture))
    }
    this.notice = null
    if (this.prompt?.only == null) this.trail = [...this.trail, this.chosen]
    this.chosen = next
    this.cached = null
    const only = this.prompt?.only ?? null
    // In a draft everything can be taken back, so a single move needs no button
    if (only !== null && this.draft !== null && verbOf(only) !== PLAY_ACTION) this.addToDraft(only)
    else this.changed()
  }

  /** One step back within the decision. */
  back(): void {
    if (this.chosen.length > 0) {
      this.chosen = this.trail[this.trail.length - 1] ?? []
      this.trail = this.trail.slice(0, -1)
    } else if (this.drafted.length > 0) this.drafted = this.drafted.slice(0, -1)
    this.changed()
  }

  addToDraft(move: Move): void {
    const kept = this.kind === 'deploy' ? this.chosen.filter((one) => one.sort === 'unit') : []
    this.drafted = [...this.drafted, move]
    this.chosen = []
    this.trail = []
    this.cached = null
    this.chosen = withFacets(this.choices, [], kept) ?? []
    this.changed()
  }

  setDraft(moves: readonly Move[]): void {
    this.drafted = moves
    this.chosen = []
    this.trail = []
    this.changed()
  }

  /** True when the draft may be carried out as it stands. */
  get canFinish(): boolean {
    const { draft } = this
    return draft !== null && (draft.complete || draft.legal.includes(move0(DONE)))
  }

  /** Carries out what is chosen, or the draft. */
  confirm(): void {
    if (!this.isAsked) return
    const only = this.prompt?.only ?? null
    if (this.draft === null) {
      if (only !== null) this.make([only])
    } else if (only !== null && verbOf(only) === PLAY_ACTION) this.make([...this.drafted, only])
    else if (this.canFinish) this.make(this.draft.moves, [move0(DONE)])
  }

  mark(places: ReadonlySet<number>): void {
    if (places.size === 0 && this.marked.size === 0) return
    this.marked = places
    this.changed()
  }
}

/** The scene that a position stands in the middle of. */
function openScene(observation: State, viewer: number): 'combat' | 'mission' | null {
  const view = viewOf(viewer).bind(observation)
  if (view.inCombat) return 'combat'
  return view.mission >= 0 ? 'mission' : null
}
