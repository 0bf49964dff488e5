import { cardOfCode, codeOf, sideOfCode } from '../../../../engine/duel/facts/cards.js'
import { BUREAUCRACY, DECEPTION } from '../../../../engine/duel/facts/strategies.js'
import { MOST_TURNS } from '../../../../engine/duel/knowledge/view.js'
import { capital, counted, listed } from '../../../../engine/english.js'
import type { Move } from '../../../../engine/game.js'
import { bustChance } from '../table/draw.js'
import { knownStrategy, standingOf } from '../table/standing.js'
import type { DuelTable, TableCard } from '../table/table.js'
import { percent, SIDE_NAMES, shortName, shortNameOf } from '../words/names.js'
import { powerId, shortPower } from '../words/powers.js'
import { effectOfParts, isInPlay, type Range, rangesOf, sideOf, totalsAfter } from './effect.js'
import { numberOf, PASS_PART, type Part, PLAY_PART, partOf, sortOf } from './parts.js'
import type { Asked, Choice, Group, Prompt } from './prompt.js'

/** A turn of the struggle: its acts in fixed places, and the targets of a power. */

export function turnPrompt(asked: Asked): Prompt {
  const used = usedPart(asked)
  if (used !== null) return targetPrompt(asked, used)
  const { table, choosing, marked, side } = asked
  const move = choosing.whole(marked)
  const room = (table.event?.capacity ?? 0) - sideOf(table, side).cards.length
  const places = `${counted(room, 'place')} left.`
  return {
    title: table.passes === 1 ? 'They passed. Your turn' : 'Your turn',
    about:
      table.passes === 1
        ? `If you pass too, the struggle ends. ${places}`
        : `They have not passed. ${places}`,
    groups: [{ title: '', note: '', choices: acts(asked) }],
    tray: null,
    move,
    confirm: move === null ? 'Choose' : confirmWords(asked),
    isFinal: finalWords(asked),
    caution: cautionWords(asked),
    isInside: false,
  }
}

/** The card whose targets are asked; null while an act is chosen, or where it asks nothing. */
function usedPart({ choosing, marked }: Asked): Part | null {
  const used = marked.find((part) => sortOf(part) === 'use')
  return used !== undefined && choosing.open([used]).length > 1 ? used : null
}

function acts(asked: Asked): Choice[] {
  const { table, side } = asked
  return [
    playChoice(asked),
    ...sideOf(table, side).cards.map((card, i) =>
      card.isReady ? useChoice(asked, card, i + 2) : readyChoice(asked, card, i + 2),
    ),
    passChoice(asked),
  ]
}

function playChoice(asked: Asked): Choice {
  const { table, side, marked, choosing } = asked
  const own = sideOf(table, side)
  const isLegal = choosing.open([PLAY_PART]).length > 0
  const objective = table.event?.objective ?? 0
  const from = standingOf(table, [table.sides[0].total, table.sides[1].total]).finals[
    own.side as 0 | 1
  ]
  const bust = bustChance(own.draw, from, objective)
  const values = own.draw.values.map(({ value }) => from + value)
  const range = rangeWords([Math.min(...values), Math.max(...values)])
  return {
    part: PLAY_PART,
    digit: '1',
    label: 'Play a card',
    detail: `${from} → ${range}, bust ${percent(bust)}`,
    isBust: bust > 0.5,
    refusal: isLegal
      ? ''
      : own.cards.length >= (table.event?.capacity ?? 0)
        ? `${own.cards.length} of ${table.event?.capacity} in play`
        : TURNS_OVER,
    isOn: marked.includes(PLAY_PART),
    spot: `deck ${side}`,
    makes: null,
  }
}

const TURNS_OVER = `${MOST_TURNS} turns: only passing is left`

function useChoice(asked: Asked, card: TableCard, digit: number): Choice {
  const { table, side, marked, choosing } = asked
  const part = partOf('use', card.card)
  const open = choosing.open([part])
  const name = shortName(side, card.card)
  const isDone = open.length > 0 && isEmpty(asked, card, open)
  return {
    part,
    digit: String(digit),
    label: isDone ? `Exhaust ${name}` : `Use ${name}`,
    detail: isDone
      ? `${totalWords(table, side, open)}${card.isBlocked ? ', power blocked' : ', nothing to do'}`
      : (veersWords(asked, card) ?? useWords(table, side, open) ?? powerWords(side, card.card)),
    isBust: false,
    refusal:
      open.length > 0 ? '' : table.turns >= MOST_TURNS ? TURNS_OVER : 'the position would recur',
    isOn: marked.includes(part),
    spot: `card ${card.code}`,
    makes: open.length === 0 ? null : makesOf(table, side, open),
  }
}

/** General Veers: what they would have left, by what may lie on top of one's own deck; null for others. */
function veersWords({ table, side }: Asked, { card }: TableCard): string | null {
  if (powerId(side, card) !== 'general-veers') return null
  const enemy = sideOf(table, 1 - side)
  const left = sideOf(table, side).draw.values.map(({ value }) =>
    enemy.cards.reduce((sum, one) => sum + (one.value < value ? 0 : one.value), 0),
  )
  const own = totalsAfter(table, effectOfParts(table, side, [partOf('use', card)]))[
    side === 0 ? 0 : 1
  ]
  return `you ${own}, they ${rangeWords([Math.min(...left), Math.max(...left)])}`
}

/** The side whose total an act changes, theirs rather than one's own. */
function makesOf(table: DuelTable, side: number, open: readonly Move[]): Choice['makes'] {
  const ranges = rangesOf(table, side, open)
  const changed = [1 - side, side].find((one) => {
    const [least, most] = ranges[one === 0 ? 0 : 1]
    return least !== finalNow(table, one) || most !== finalNow(table, one)
  })
  if (changed === undefined) return null
  const [least, most] = ranges[changed === 0 ? 0 : 1]
  return { side: changed, least, most }
}

/** Powers that ask nothing and change no total: by what they do. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  recon: 'sees 2 cards',
  'ig-88': 'searches a deck',
  'han-solo': 'plays any card of your deck',
  'leia-organa': 'one of your reserve',
  'r2-d2-and-c-3po': 'another strategy for you',
  yoda: '+1 influence',
  'admiral-piett': 'a discarded card on top',
  'emperor-palpatine': 'another strategy for them',
  'general-veers': 'your top card goes',
  'grand-moff-tarkin': 'they lose influence',
  'jabba-the-hutt': 'sees your top card',
}

function powerWords(side: number, card: number): string {
  const short = shortPower(side, card)
  return PLAIN_WORDS[powerId(side, card)] ?? `${short.charAt(0).toLowerCase()}${short.slice(1)}`
}

/** Its power does nothing now: it is only exhausted. */
function isEmpty(asked: Asked, card: TableCard, open: readonly Move[]): boolean {
  if (card.isBlocked) return true
  const parts = asked.choosing.parts([partOf('use', card.card)])
  if (open.length > 1 || parts.length > 1) return false
  const id = powerId(asked.side, card.card)
  const own = sideOf(asked.table, asked.side)
  const enemy = sideOf(asked.table, 1 - asked.side)
  const isFull = own.cards.length >= (asked.table.event?.capacity ?? 0)
  if (id === 'han-solo') return isFull
  if (id === 'leia-organa') return own.reserveCount === 0
  if (id === 'grand-moff-tarkin') return enemy.influence === 0
  return PLAIN_WORDS[id] === undefined || id === 'admiral-piett'
}

/** `you 4–7, they 5–10`; null where no total changes but by its own turning. */
function useWords(table: DuelTable, side: number, open: readonly Move[]): string | null {
  const ranges = rangesOf(table, side, open)
  const words = ([side, 1 - side] as (0 | 1)[]).flatMap((one) => {
    const [least, most] = ranges[one]
    const now = finalNow(table, one)
    const isSame = least === now && most === now
    return isSame ? [] : [`${one === side ? 'you' : 'they'} ${rangeWords([least, most])}`]
  })
  return words.length === 0 ? null : words.join(', ')
}

function totalWords(table: DuelTable, side: number, open: readonly Move[]): string {
  return useWords(table, side, open) ?? `you ${finalNow(table, side)}`
}

function finalNow(table: DuelTable, side: number): number {
  const totals = [table.sides[0].total, table.sides[1].total] as const
  return standingOf(table, totals).finals[side === 0 ? 0 : 1]
}

function rangeWords([least, most]: Range): string {
  return least === most ? String(least) : `${least}–${most}`
}

function readyChoice(asked: Asked, card: TableCard, digit: number): Choice {
  const { table, side, marked, choosing } = asked
  const part = partOf('ready', card.card)
  const own = sideOf(table, side)
  const finals = finalsWith(asked, [part])
  const total = finals[side === 0 ? 0 : 1]
  const isBust = total > (table.event?.objective ?? 0)
  const isLegal = choosing.open([part]).length > 0
  return {
    part,
    digit: String(digit),
    label: `Ready ${shortName(side, card.card)}`,
    detail: `you ${total}${isBust ? ', bust' : ''} · 1 influence`,
    isBust,
    refusal: isLegal
      ? ''
      : table.isTutorial
        ? 'no influence in the first struggle'
        : own.influence === 0
          ? 'no influence'
          : table.turns >= MOST_TURNS
            ? TURNS_OVER
            : 'the position would recur',
    isOn: marked.includes(part),
    spot: `card ${card.code}`,
    makes: isLegal ? { side, least: total, most: total } : null,
  }
}

function passChoice({ table, marked, side }: Asked): Choice {
  const { winner } = standingOf(table, [table.sides[0].total, table.sides[1].total])
  const ends =
    winner === null
      ? 'ends it: nobody wins'
      : winner === side
        ? 'ends it: you win'
        : 'ends it: they win'
  return {
    part: PASS_PART,
    digit: '0',
    label: 'Pass',
    detail: table.passes === 1 ? ends : 'their turn',
    isBust: table.passes === 1 && winner !== side,
    refusal: '',
    isOn: marked.includes(PASS_PART),
    spot: '',
    makes: null,
  }
}

function finalsWith({ table, side }: Asked, parts: readonly Part[]): readonly [number, number] {
  return standingOf(table, totalsAfter(table, effectOfParts(table, side, parts))).finals
}

// Targets

function targetPrompt(asked: Asked, used: Part): Prompt {
  const { choosing, marked, side } = asked
  const card = numberOf(used)
  const name = shortName(side, card)
  const parts = choosing.parts([used]).filter((part) => part !== used)
  const move = choosing.whole(marked)
  let digit = 0
  const groups = groupsOf(asked, parts).map(
    ({ title, note, parts: those }): Group => ({
      title,
      note,
      choices: those.map((part) => {
        digit++
        return targetChoice(asked, part, digit < 10 ? String(digit) : '')
      }),
    }),
  )
  const isPile = parts.some(
    (part) => !isInPlay(asked.table, numberOf(part)) && sortOf(part) !== 'deck',
  )
  return {
    title: `${name}: ${TARGET_QUESTIONS[powerId(side, card)] ?? 'which card?'}`,
    about: TARGET_NOTES[powerId(side, card)] ?? '',
    groups,
    tray: isPile
      ? { title: 'Discarded', note: 'face up, known to both', sort: 'cards', side }
      : null,
    move,
    confirm: move === null ? 'Choose' : confirmWords(asked),
    isFinal: finalWords(asked),
    caution: cautionWords(asked),
    isInside: true,
  }
}

const TARGET_QUESTIONS: Readonly<Record<string, string>> = {
  diplomacy: 'which of yours?',
  force: 'which ready card?',
  military: 'which of theirs?',
  recon: 'which deck?',
  chewbacca: 'exhaust up to 2 of theirs',
  'lando-calrissian': 'which of yours are swapped?',
  'luke-skywalker': 'discard theirs, yours or both',
  'obi-wan-kenobi': 'which discarded card do you play?',
  'admiral-piett': 'which card goes on top?',
  'boba-fett': 'discard theirs, exhaust one, or both',
  'darth-vader': 'which exhausted card goes?',
  'ig-88': 'which deck?',
}

const TARGET_NOTES: Readonly<Record<string, string>> = {
  'lando-calrissian': 'For each you play a new card, unseen.',
  'boba-fett': 'The discarded one goes first.',
  'darth-vader': 'A character goes to its reserve, another card to the discard pile.',
  'admiral-piett': 'It is put on top of its owner’s deck, in view of both.',
}

interface Parts {
  readonly title: string
  readonly note: string
  readonly parts: readonly Part[]
}

const GROUP_WORDS: Readonly<Record<string, string>> = { exhaust: 'exhaust ', discard: 'discard ' }

/** Targets by what befalls them and whose they are; theirs first. */
function groupsOf(asked: Asked, parts: readonly Part[]): Parts[] {
  const { table, side } = asked
  if (parts.every((part) => sortOf(part) === 'deck')) return [{ title: '', note: '', parts }]
  const sorts = [...new Set(parts.map(sortOf))]
  const finals = finalsWith(asked, asked.marked.slice(0, 1))
  return sorts.flatMap((sort) =>
    [1 - side, side].flatMap((whose) => {
      const those = parts.filter(
        (part) => sortOf(part) === sort && sideOfCode(numberOf(part)) === whose,
      )
      if (those.length === 0) return []
      const verb = sorts.length > 1 ? (GROUP_WORDS[sort] ?? '') : ''
      const isMine = whose === side
      const used = isInPlay(table, numberOf(those[0] ?? ''))
      return [
        {
          title: capital(`${verb}${isMine ? 'yours' : 'theirs'}`),
          note: used ? `${finals[whose === 0 ? 0 : 1]} now` : 'discard pile',
          parts: those,
        },
      ]
    }),
  )
}

function targetChoice(asked: Asked, part: Part, digit: string): Choice {
  const { table, side, choosing, marked } = asked
  const value = numberOf(part)
  const isOn = marked.includes(part)
  if (sortOf(part) === 'deck') {
    const { deckCount } = sideOf(table, value)
    return {
      part,
      digit,
      label: value === side ? 'Your deck' : 'Their deck',
      detail: counted(deckCount, 'card'),
      isBust: false,
      refusal: '',
      isOn,
      spot: `deck ${value}`,
      makes: null,
    }
  }
  const parts = isOn ? marked : choosing.toggled(marked, part)
  const changed = sortOf(part) === 'return' ? side : sideOfCode(value)
  const total = finalsWith(asked, parts)[changed === 0 ? 0 : 1]
  const isBust = total > (table.event?.objective ?? 0)
  return {
    part,
    digit,
    label: shortNameOf(value),
    detail:
      sortOf(part) === 'put'
        ? 'on top'
        : `${changed === side ? 'you' : 'they'} ${total}${isBust ? ', bust' : ''}`,
    isBust: isBust && changed === side,
    refusal: '',
    isOn,
    spot: `card ${value}`,
    makes: sortOf(part) === 'put' ? null : { side: changed, least: total, most: total },
  }
}

// The button

function confirmWords({ side, marked }: Asked): string {
  const named = (sort: string): string[] =>
    marked.filter((part) => sortOf(part) === sort).map((part) => shortNameOf(numberOf(part)))
  if (marked.includes(PLAY_PART)) return 'Play a card'
  if (marked.includes(PASS_PART)) return 'Pass'
  const ready = marked.find((part) => sortOf(part) === 'ready')
  if (ready !== undefined) return `Ready ${shortName(side, numberOf(ready))} for 1 influence`
  const acts = [
    ['Discard', named('discard')],
    ['Exhaust', named('exhaust')],
    ['Remove', named('remove')],
    ['Play', named('return')],
    ['Put on top', named('put')],
  ] as const
  const words = acts.flatMap(([verb, names]) =>
    names.length === 0 ? [] : [`${verb} ${listed(names)}`],
  )
  const deck = marked.find((part) => sortOf(part) === 'deck')
  if (deck !== undefined) return `Look at ${numberOf(deck) === side ? 'your' : 'their'} deck`
  const used = marked.find((part) => sortOf(part) === 'use')
  if (words.length > 0)
    return words.join(', ').replace(/, ([A-Z])/, (_, letter) => `, ${letter.toLowerCase()}`)
  return used === undefined ? 'Choose' : `Use ${shortName(side, numberOf(used))}`
}

/** Powers that show or bring what nobody could know. */
const REVEALING: readonly string[] = ['han-solo', 'leia-organa', 'general-veers', 'jabba-the-hutt']

function finalWords({ marked, side }: Asked): string {
  const used = marked.find((part) => sortOf(part) === 'use')
  const id = used === undefined ? '' : powerId(side, numberOf(used))
  const isSwap = id === 'lando-calrissian' && marked.length > 1
  const isLook = marked.some((part) => sortOf(part) === 'deck')
  return marked.includes(PLAY_PART) || REVEALING.includes(id) || isSwap || isLook
    ? 'no undo after it'
    : ''
}

/** What speaks against it; asked once. */
function cautionWords({ table, side, marked, choosing }: Asked): string {
  if (marked.includes(PASS_PART) && table.passes === 1) {
    const { winner, isBust } = standingOf(table, [table.sides[0].total, table.sides[1].total])
    if (winner === side) return ''
    if (winner === null) return isBust[0] ? 'Both are bust: nobody would win.' : 'Nobody would win.'
    const own = knownStrategy(table, side)
    const why = own === BUREAUCRACY ? ', and your Bureaucracy would pay' : ''
    return own === DECEPTION
      ? ''
      : `${capital(SIDE_NAMES[winner === 0 ? 0 : 1])} would win as it stands${why}.`
  }
  const removed = marked.find((part) => sortOf(part) === 'remove')
  const used = marked.find((part) => sortOf(part) === 'use')
  if (used === undefined) return ''
  const isAlone = marked.length === 1 && choosing.open(marked).length > 1
  if (isAlone && choosing.whole(marked) !== null)
    return `Nothing is chosen: ${shortName(side, numberOf(used))} would be exhausted for nothing.`
  if (removed === undefined) return ''
  return cardOfCode(numberOf(removed)) === numberOf(used) &&
    numberOf(removed) === codeOf(side, numberOf(used))
    ? `${shortName(side, numberOf(used))} himself would go to the reserve.`
    : ''
}
