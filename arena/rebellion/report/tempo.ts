import { type CurveLabel, curveLabels } from '../../report/curve-labels.js'
import { figure, numbers, type Section, section } from '../../report/html.js'
import { digit, dot, line, type Point, path, plot, rect, scale, text } from '../../report/svg.js'
import { cut } from '../../report/words.js'
import type { Summary } from '../../summary/summary.js'
import { REBEL_MARK } from '../side-marks.js'
import { rebellionPart, type TempoSummary } from '../summary.js'
import { numberText } from './hunt.js'

const LEFT = 26
const RIGHT = 268
const TOP = 24
const BOTTOM = 292
/** Strong people win in these rounds. */
const STRONG = { from: 6, to: 8 }
const LAST_ROUND = 14
const SHOWN_ROUNDS = 12

interface Course {
  readonly agent: string
  /** Mean place of the reputation marker at the end of each round. */
  readonly places: readonly number[]
  /** When it meets the time marker; null when it does not within the game. */
  readonly meeting: { readonly round: number; readonly place: number } | null
}

/** Both markers on the track. */
export function tempoSection(summary: Summary): Section | null {
  const { tempo } = rebellionPart(summary)
  if (tempo === null) return null
  const byRank = summary.agents
    .map((one) => tempo.byAgent.find((row) => row.agent === one.agent))
    .filter((row): row is TempoSummary['byAgent'][number] => row !== undefined && row.games > 0)
  const [leader] = byRank
  if (leader === undefined) return null
  const courses = byRank.map((one) => courseOf(tempo, one))
  const meeting = courses[0]?.meeting ?? null
  const rates = `${numberText(leader.reputationPerRound, 2)} reputation a round, ${numberText(leader.objectivesPerGame, 1)} objectives a game`
  const finding =
    meeting === null
      ? `Even where its base holds, ${leader.agent} does not win by round ${LAST_ROUND}: ${rates}.`
      : `Where its base holds, ${leader.agent} wins in round ${Math.ceil(meeting.round)}: ${rates}.`
  const rounds = Math.min(8, Math.max(...byRank.map((one) => one.gainInRound.length - 1)))
  const points = Array.from({ length: rounds }, (_, i) => i + 1)
  return section({
    id: 'tempo',
    short: 'Tempo',
    title: 'Reputation against the clock',
    from: 'tempo',
    finding,
    body:
      figure(
        drawing(tempo, courses),
        `Both markers on the track. Reputation starts on ${tempo.startReputation} and falls by the mean gain of each round, over games that reached it; the Rebels win where it meets the time marker (the round is given at the name).`,
      ) +
      numbers(
        'The numbers: reputation gained in each round',
        ['agent', ...points.map((round) => `r${round}`), 'objectives'],
        byRank.map((one) => [
          one.agent,
          ...points.map((round) => numberText(one.gainInRound[round], 2)),
          numberText(one.objectivesPerGame, 1),
        ]),
      ),
  })
}

/** The mean course of the marker; rounds that too few games reached go on as the last one did. */
function courseOf(tempo: TempoSummary, one: TempoSummary['byAgent'][number]): Course {
  const places = [tempo.startReputation]
  let gain = one.reputationPerRound ?? 0
  for (let round = 1; round < LAST_ROUND; round++) {
    gain = one.gainInRound[round] ?? gain
    const before = places[round - 1] as number
    const place = before - gain
    const time = tempo.startTime + round
    if (place <= time) {
      // Between the two ends of the round both move evenly.
      const gapBefore = before - (time - 1)
      const part = gapBefore / (gapBefore - (place - time))
      return {
        agent: one.agent,
        places,
        meeting: { round: round - 1 + part, place: time - 1 + part },
      }
    }
    places.push(place)
  }
  return { agent: one.agent, places, meeting: null }
}

/** Where a round and a space of the track lie. */
interface Chart {
  readonly x: (round: number) => number
  readonly y: (space: number) => number
}

function drawing(tempo: TempoSummary, courses: readonly Course[]): string {
  const x = scale(0, SHOWN_ROUNDS, LEFT, RIGHT)
  const y = scale(tempo.startReputation + 0.5, tempo.startTime, TOP, BOTTOM)
  const chart = { x, y }
  // The first on top of the others
  const runs = [...courses.entries()].reverse().map(([i, course]) => runOf(course, i === 0, chart))
  return plot(328, 'Reputation and time markers by round', [
    ...strongPeople(chart),
    ...axes(tempo, chart),
    ...timeMarker(tempo, chart),
    ...runs.flatMap(({ parts }) => parts),
    ...curveLabels(
      runs.map(({ label }) => label),
      TOP,
      BOTTOM,
    ),
    text(LEFT + 6, TOP + 1, 'reputation marker', `${REBEL_MARK} halo`),
  ])
}

function strongPeople({ x }: Chart): string[] {
  const middle = x((STRONG.from + STRONG.to) / 2)
  return [
    rect('wash', x(STRONG.from), TOP, x(STRONG.to) - x(STRONG.from), BOTTOM - TOP),
    text(middle, BOTTOM - 22, 'strong', 'tick', 'middle'),
    text(middle, BOTTOM - 9, 'people', 'tick', 'middle'),
  ]
}

function axes({ startReputation }: TempoSummary, { x, y }: Chart): string[] {
  const parts: string[] = []
  for (const place of [1, 4, 6, 8, 10, 12, 14]) {
    if (place > startReputation) continue
    parts.push(
      line('grid', LEFT, y(place), RIGHT, y(place)),
      text(LEFT - 6, y(place) + 4, String(place), 'tick', 'end'),
    )
  }
  for (let round = 0; round <= SHOWN_ROUNDS; round += 2)
    parts.push(text(x(round), BOTTOM + 17, String(round), 'tick', 'middle'))
  parts.push(
    line('axis', LEFT, BOTTOM, RIGHT, BOTTOM),
    text(RIGHT, BOTTOM + 32, 'end of round', 'tick', 'end'),
    text(0, 10, 'space of the track', 'tick'),
  )
  return parts
}

function timeMarker({ startTime }: TempoSummary, { x, y }: Chart): string[] {
  const from: Point = [x(0), y(startTime)]
  const to: Point = [x(SHOWN_ROUNDS), y(startTime + SHOWN_ROUNDS)]
  const slope = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return [
    path('slope', [from, to]),
    `<text class="strong" transform="translate(${digit(x(2.2) - 4)} ${digit(y(startTime + 2.2) - 6)}) rotate(${digit(slope)})">time marker</text>`,
  ]
}

/** The reputation marker of an agent's games, to where it meets the time marker. */
function runOf(
  { agent, places, meeting: meets }: Course,
  isLead: boolean,
  { x, y }: Chart,
): { parts: string[]; label: CurveLabel } {
  const meeting = meets !== null && meets.round <= SHOWN_ROUNDS ? meets : null
  const points = places
    .slice(0, SHOWN_ROUNDS + 1)
    .map((place, round): Point => [x(round), y(place)])
  if (meeting !== null) points.push([x(meeting.round), y(meeting.place)])
  const [atX, atY] = points[points.length - 1] as Point
  const parts = [path(`run ${REBEL_MARK}${isLead ? ' lead' : ''}`, points)]
  if (meeting !== null) {
    const told = `${agent}: the markers meet in round ${Math.ceil(meeting.round)}`
    parts.push(dot(REBEL_MARK, atX, atY, isLead ? 4 : 3, told))
  }
  const when = meeting === null ? `over ${SHOWN_ROUNDS}` : meeting.round.toFixed(1)
  const kind = `${REBEL_MARK}${isLead ? ' strong' : ''}`
  return { parts, label: { x: atX, y: atY, words: `${cut(agent)} ${when}`, kind } }
}
