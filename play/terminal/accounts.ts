import type { Account, AccountedCandidate } from '../../agents/agent.js'
import { MOST_MOVES, type Move, type Player } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'
import { areComparable, leadPercent } from '../shell/plan-order.js'
import type { Session } from '../shell/session.js'
import type { Table } from './table.js'
import type { Advice, Plan } from './thoughts.js'

/** What a computer considered, in the words of the questions, and told as somebody at the table may know it. */

const MOST_CANDIDATES = 6

/** Several ways to go on with the chances of who decides, and what sets the first apart; by a partner, if he was asked. */
export function adviceLines(table: Table, { plans, games }: Advice, partner = ''): string[] {
  const { session, words } = table
  const [first, ...others] = plans
  if (first === undefined) return []
  const said = plans.map((plan, i) => `  ${i + 1} ${chanceOf(plan)}${planText(table, plan.moves)}`)
  const next = others.reduce<Plan | null>(
    (best, one) => (best === null || one.value > best.value ? one : best),
    null,
  )
  const gains = next === null ? [] : (words.gains?.(first, next, session.viewer) ?? [])
  return [
    games > 0
      ? searchedWords(games, Number.isFinite(first.value), partner)
      : (words.hints?.unsearched?.(session.observation) ?? 'By rules of thumb:'),
    ...said,
    ...(next === null ? [] : leadWords(first, next, gains)),
    `  "follow" makes the first${plans.length > 1 ? ', "follow 2" the second' : ''}${games > 0 ? '; "hint longer" looks longer' : ''}.`,
  ]
}

/** What the list of a search shows, and from whose knowledge; without chances it is of a battle. */
function searchedWords(games: number, hasChances: boolean, partner: string): string {
  const looked = hasChances ? `${games} games looked at` : `tried ${games} times`
  if (partner !== '') return `Your ${partner} would (${looked}, knowing only what he knows):`
  const list = hasChances
    ? 'Your chance to win by what you could do'
    : 'What would do best in this battle'
  return `${list} (${looked}, knowing only what you know):`
}

/** How far the first is ahead of the next best, and by what. */
function leadWords(first: Plan, next: Plan, gains: readonly string[]): string[] {
  if (!areComparable(first, next)) return []
  const percent = leadPercent(first, next)
  const lead =
    percent <= 0
      ? 'The first and the next best are as good, within the error'
      : `The first wins ${percent}% more than the next best`
  return [`  ${lead}${gains.length === 0 ? '' : `: ${gains.join('; ')}`}.`]
}

/** Several moves of the decision at hand in one line. */
export function planText({ session, words, game }: Table, moves: readonly Move[]): string {
  const said = words.plan?.(session.observation, moves)
  return said?.join('; ') ?? moves.map((move) => game.describe(session.truth, move)).join(', ')
}

function chanceOf({ value, error }: Pick<AccountedCandidate, 'value' | 'error'>): string {
  if (Number.isNaN(value)) return ''
  const around = Number.isNaN(error) ? '' : `±${Math.max(1, Math.round(100 * error))}`
  return `${percent(value).padStart(4)} ${around.padEnd(3)}  `
}

function percent(part: number): string {
  return `${Math.round(100 * part)}%`
}

/** The last real decision of a computer; while the game goes on, what is hidden from the reader has no name. */
export function whyLines(table: Table): string[] {
  const { session, words, considered } = table
  if (considered === null) return ['The computer has considered nothing that it could tell.']
  const { account, state, actor, move } = considered
  const { game, viewer, isOver } = session
  const reader = isOver ? actor : viewer
  const seen = game.observe(state, actor)
  const inWords = (text: string): string => words.candidate?.(seen, text) ?? text
  const made = inWords(game.describe(state, game.seen(state, move, reader)))
  const all = [...account.candidates]
    .sort((a, b) => (b.value || 0) - (a.value || 0))
    .map((one) => {
      const isNamed = isOver || isPublic(session, state, one.move, reader)
      // The move that was made is known as far as it was seen
      return { ...one, text: isNamed ? inWords(one.text) : one.move === move ? made : HIDDEN }
    })
  const named = all.filter(({ text }) => text !== HIDDEN)
  const hidden = all.length - named.length
  return [
    `What ${table.calledAt(actor)} weighed last: ${made}`,
    ...(named.length === 0
      ? []
      : [
          `Their chance to win by what they could do (${account.iterations} games looked at${isOver ? `; ${account.reason}` : ''}):`,
        ]),
    ...named
      .slice(0, MOST_CANDIDATES)
      .map((one) => `  ${one.move === move ? '>' : ' '} ${chanceOf(one)}${one.text}`),
    ...(hidden === 0
      ? []
      : [`  It weighed ${hidden} more that hidden cards allow; they are named after the game.`]),
    ...(isOver ? beliefLines(account) : []),
  ]
}

const HIDDEN = ''
const MOST_BELIEFS = 6

function beliefLines({ belief }: Account): string[] {
  if (belief.length === 0) return []
  const likeliest = belief.slice(0, MOST_BELIEFS)
  return [
    'What it believed, likeliest first:',
    ...likeliest.map(({ what, chance }) => `    ${percent(chance).padStart(4)}  ${what}`),
  ]
}

const WORLDS = 32

/** Nothing hidden is in a move that could be made, with the same words, in every world that looks the same. */
function isPublic({ game }: Session, state: State, move: Move, reader: Player): boolean {
  if (game.isOpen?.(state, reader) === false) return false
  const text = game.describe(state, move)
  const observation = game.observe(state, reader)
  const random = new Random('why')
  const list = new Int32Array(MOST_MOVES)
  for (let i = 0; i < WORLDS; i++) {
    const world = game.sample(observation, random)
    if (game.actor(world) !== game.actor(state)) return false
    const legal = list.subarray(0, game.moves(world, list))
    if (!legal.includes(move) || game.seen(world, move, reader) !== move) return false
    if (game.describe(world, move) !== text) return false
  }
  return true
}
