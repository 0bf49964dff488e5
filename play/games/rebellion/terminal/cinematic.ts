import { TACTICS } from '../../../../engine/rebellion/cards/registry.js'
import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { THEATER_IDS } from '../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { argA, PICK_TACTIC, verbOf } from '../../../../engine/rebellion/state/moves.js'
import { tacticId } from '../../../../engine/rebellion/text/names.js'
import type { State } from '../../../../engine/state.js'
import type { Choice, Saying } from '../../../terminal/choices.js'
import type { Match } from '../../../terminal/matching.js'
import { type DeckCard, deckOf, deckTheater, readyIn, theaterOfCard } from '../cinematic/decks.js'
import type { HalfSight } from '../cinematic/halves.js'
import { inForce } from '../cinematic/in-force.js'
import { hitsExpected, isCinematic } from '../cinematic/rolls.js'

/** Cinematic combat as lines: the order, what they may play, what lies there and what stays in force. */

/** Behind the head of the combat: whose attack is first in the battle at hand. */
export function orderWords(view: RebellionView): string {
  const theater = deckTheater(view)
  const said = view.tacticCards.attacksFirst(theater)
  const first = said < 0 ? view.combatSide : said
  const why = said < 0 ? '' : ', by a card'
  return `${THEATER_IDS[theater]}: ${first === view.side ? 'you attack' : 'they attack'} first${why}`
}

/** Each with its name for the left column. */
export function tacticLines(view: RebellionView, state: State): [string, string][] {
  const theater = deckTheater(view)
  const { tacticCards } = view
  const theirs = deckOf(state, view, view.enemy, theater)
  const used = theirs.filter((one) => one.state !== 'ready').map(({ name }) => name)
  const lines: [string, string][] = []
  if (tacticCards.theater >= 0 && tacticCards.first < 0) lines.push(...pickLines(view, theater))
  if (tacticCards.first >= 0) lines.push(...openLines(view))
  if (!tacticCards.isLocked(view.enemy, theater)) lines.push(['theirs', mayPlayWords(theirs)])
  if (used.length > 0) lines.push(['', `used: ${used.join(', ')}`])
  for (const { text } of inForce(view, theater)) lines.push(['force', text])
  const [own, enemy] = [view.side, view.enemy].map((side) =>
    hitsExpected(state, view, side, theater).toFixed(1),
  )
  if (tacticCards.theater >= 0)
    lines.push(['expect', `${own} of your dice hit, ${enemy} of theirs, before cards`])
  return lines
}

/** Who has chosen, and who may not. */
function pickLines(view: RebellionView, theater: number): [string, string][] {
  const { tacticCards } = view
  const lines: [string, string][] = []
  for (const side of [view.side, view.enemy])
    if (tacticCards.isLocked(side, theater))
      lines.push([
        'locked',
        side === view.side ? 'no card for you in this round' : 'no card for them in this round',
      ])
  const open = tacticCards.picked(view.enemy)
  if (open >= 0) lines.push(['theirs', `${TACTICS[open]?.name} lies open (Good Intel)`])
  else if (tacticCards.hasHiddenPick(view.enemy)) lines.push(['chosen', 'theirs lies face down'])
  return lines
}

/** Both cards, and which counts first. */
function openLines(view: RebellionView): [string, string][] {
  const { tacticCards } = view
  const cards = [view.side, view.enemy].map((side) => {
    const card = tacticCards.picked(side)
    const name = card < 0 ? 'no card' : (TACTICS[card]?.name ?? '')
    const isOut = tacticCards.first !== side && tacticCards.isSecondCancelled
    return `${side === view.side ? 'you' : 'they'}: ${name}${isOut ? ' (CANCELLED)' : ''}`
  })
  const isMine = tacticCards.first === view.side
  const why = tacticCards.first === view.combatSide ? 'current player' : 'it can cancel'
  return [['shown', `${cards.join('; ')}; ${isMine ? 'yours' : 'theirs'} counts first (${why})`]]
}

/** `6 of 8: OUTRUN THEM (cancels), Escort; lower half only: Ion Blast`. */
function mayPlayWords(deck: readonly DeckCard[]): string {
  const ready = deck.filter(({ state }) => state === 'ready')
  const full = ready.filter(({ halves }) => halves[0]?.isHere === true)
  const lower = ready.filter((one) => !full.includes(one))
  const names = full.map(({ name, halves: [top] }) =>
    top?.cancels === true && top.works ? `${name.toUpperCase()} (cancels)` : name,
  )
  const only =
    lower.length === 0 ? '' : `; lower half only: ${lower.map(({ name }) => name).join(', ')}`
  return `${ready.length} of ${deck.length}: ${names.join(', ') || 'none in full'}${only}`
}

/** The deck as choices: each card keeps its number, used ones are off. */
export function deckChoices(
  view: RebellionView,
  state: State,
  open: readonly Match[],
  saying: Saying,
): readonly Choice[] | null {
  const picks = open.filter(({ move }) => verbOf(move) === PICK_TACTIC)
  const [first] = picks
  if (!isCinematic(view) || first === undefined) return null
  const deck = deckOf(state, view, view.side, theaterOfCard(argA(first.move)))
  const others = open
    .filter((one) => !picks.includes(one))
    .map(({ move, text }) => ({ words: text, ...saying(move) }))
  return [
    ...deck.map((one) => {
      const match = picks.find(({ move }) => argA(move) === one.card)
      const words = match?.text ?? `pick ${tacticId(one.card)}`
      const label = `${one.name}${one.cancels && match !== undefined ? ' (cancels)' : ''}`
      return {
        words,
        label,
        about: halvesWords(one),
        ...(match === undefined ? { off: 'used' } : {}),
      }
    }),
    ...others,
  ]
}

/** `TF 2 damage on a ship / 1 damage on X-wing`: upper half, lower half. */
function halvesWords({ halves }: DeckCard): string {
  return halves.map(halfWords).join(' / ')
}

function halfWords({ unit, isHere, says }: HalfSight): string {
  if (unit === null) return says
  const code = UNITS[unit]?.code ?? ''
  return isHere ? `${code} ${says}` : `no ${code}`
}

/** `deck`, `deck ground`: what both sides have left, and what each half says. */
export function deckLines(view: RebellionView, state: State, typed: string): readonly string[] {
  if (!isCinematic(view)) return ['Both sides draw from shared tactic decks in this game.']
  const named = THEATER_IDS.findIndex((id) => typed !== '' && id.startsWith(typed.toLowerCase()))
  const theater = named >= 0 ? named : view.inCombat ? deckTheater(view) : -1
  const theaters = theater < 0 ? [0, 1] : [theater]
  return theaters.flatMap((one) =>
    [view.side, view.enemy].flatMap((side) => {
      const deck = deckOf(state, view, side, one)
      const whose = side === view.side ? 'Your' : 'Their'
      return [
        `${whose} ${THEATER_IDS[one]} cards, ${readyIn(deck)} of ${deck.length} left`,
        ...deck.map(deckLine),
      ]
    }),
  )
}

function deckLine({ name, place, state, card }: DeckCard): string {
  const [top, bottom] = [TACTICS[card]?.top, TACTICS[card]?.bottom]
  const unit = top?.unit === undefined ? 'any' : (UNITS[top.unit]?.code ?? '')
  const where = state === 'ready' ? '' : state === 'used' ? ' (used)' : ' (out of the game)'
  return `  ${place} ${name}${where}: ${unit}: ${top?.about ?? ''} any: ${bottom?.about ?? ''}`
}

/** How the halves of the card that is asked about, and units that it points at, may be typed, too. */
export function shortOrders([
  verb = '',
  what = '',
  ...more
]: readonly string[]): readonly (readonly string[])[] {
  if (verb === 'choose' && what === 'top') return [['upper']]
  if (verb === 'choose' && what === 'bottom') return [['lower']]
  if (verb === 'decline') return [['none'], ['neither']]
  const code = POINTING.includes(verb) ? UNITS.find(({ id }) => id === what)?.code : undefined
  return code === undefined
    ? []
    : [
        [code.toLowerCase(), ...more],
        [what, ...more],
      ]
}

const POINTING: readonly string[] = ['hit', 'strike', 'repair', 'divert']
