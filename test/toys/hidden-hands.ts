import { type Move, NOBODY, type Outcome, type Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'
import { bitCount, diceBelow, fieldWord, nthBit, ToyGame } from './toy-game.js'

const CARDS = 9 // ranks 0 to 8
const HAND = 3
const DECK = 3
const LAST_ROUND = 3

const PHASE = fieldWord(0)
const ROUND = fieldWord(1)
const HANDS = fieldWord(2) // 2 words: bits of the cards held (only the known ones for the other seat)
const SHOWN = fieldWord(4) // 2 words: bits of the cards held that the other seat knows
const SIZES = fieldWord(6) // 2 words
const DECK_SIZE = fieldWord(8)
const SLOTS = fieldWord(9) // 3 words: card + 1 from the bottom up, 0 unknown or gone
const SLOT_KNOWN = fieldWord(12) // 3 words: bits of the seats that know the card there
const LAID = fieldWord(15) // what the first seat laid face down: card + 1, 0 nothing, UNKNOWN
const POINTS = fieldWord(16) // 2 words
const PLAYED = fieldWord(18) // bits, public

const PREPARING_SECOND = 1 // 0: the first seat prepares
const LAYING_FIRST = 2
const LAYING_SECOND = 3
const OVER = 4

const UNKNOWN = 15
const PEEK = 16
const BOAST = 17

/**
 * Nine cards, two hands of three, a deck of three in order. Each seat first peeks at the top of the deck or
 * boasts with its best card; then three tricks, laid face down one after the other; who loses one draws.
 * It has everything that hidden cards need: hands, an ordered deck, cards known to one seat only.
 */
export class HiddenHands extends ToyGame {
  readonly name = 'hidden-hands'
  readonly title = 'Hidden hands'
  readonly kinds = ['prepare', 'lay']

  constructor() {
    super([
      'phase',
      'round',
      'hand0',
      'hand1',
      'shown0',
      'shown1',
      'size0',
      'size1',
      'deckSize',
      'slot0',
      'slot1',
      'slot2',
      'slotKnown0',
      'slotKnown1',
      'slotKnown2',
      'laid',
      'points0',
      'points1',
      'played',
    ])
  }

  protected setUp(state: State): void {
    const words = state.words
    let left = (1 << CARDS) - 1
    for (let i = 0; i < CARDS; i++) {
      const card = nthBit(left, diceBelow(state, CARDS - i))
      left &= ~(1 << card)
      if (i < 2 * HAND) words[HANDS + (i % 2)] = (words[HANDS + (i % 2)] as number) | (1 << card)
      else words[SLOTS + i - 2 * HAND] = card + 1
    }
    words[SIZES] = HAND
    words[SIZES + 1] = HAND
    words[DECK_SIZE] = DECK
  }

  actor(state: State): Player {
    const phase = state.words[PHASE] as number
    return phase === OVER ? NOBODY : phase % 2
  }

  moves(state: State, out: Int32Array): number {
    const phase = state.words[PHASE] as number
    if (phase === OVER) return 0
    if (phase <= PREPARING_SECOND) {
      out[0] = PEEK
      out[1] = BOAST
      return 2
    }
    const hand = state.words[HANDS + (phase % 2)] as number
    let count = 0
    for (let card = 0; card < CARDS; card++) if ((hand >> card) & 1) out[count++] = card
    return count
  }

  protected play(state: State, move: Move): void {
    this.step(state, move)
    // A single card is laid without being asked for.
    while (
      (state.words[PHASE] as number) !== OVER &&
      (state.words[PHASE] as number) >= LAYING_FIRST
    ) {
      const hand = state.words[HANDS + ((state.words[PHASE] as number) % 2)] as number
      if (hand === 0) throw new Error('hidden-hands: an empty hand has to lay a card')
      if ((hand & (hand - 1)) !== 0) return
      this.step(state, nthBit(hand, 0))
    }
  }

  outcome(state: State): Outcome | null {
    if (state.words[PHASE] !== OVER) return null
    const ahead = Math.sign((state.words[POINTS] as number) - (state.words[POINTS + 1] as number))
    return { utility: [(1 + ahead) / 2, (1 - ahead) / 2], reason: ahead === 0 ? 'even' : 'tricks' }
  }

  protected hide(state: State, player: Player): void {
    const words = state.words
    const other = 1 - player
    words[HANDS + other] = words[SHOWN + other] as number
    for (let slot = 0; slot < DECK; slot++)
      if ((((words[SLOT_KNOWN + slot] as number) >> player) & 1) === 0) words[SLOTS + slot] = 0
    if (player === 1 && words[LAID] !== 0) words[LAID] = UNKNOWN
  }

  protected fill(state: State, player: Player, random: Random): void {
    const words = state.words
    const other = 1 - player
    let loose =
      ((1 << CARDS) - 1) &
      ~(words[PLAYED] as number) &
      ~(words[HANDS] as number) &
      ~(words[HANDS + 1] as number)
    // A laid card stays in its owner's hand until both lie, so only the deck's known cards are taken out here.
    for (let slot = 0; slot < DECK; slot++) {
      const card = words[SLOTS + slot] as number
      if (card !== 0) loose &= ~(1 << (card - 1))
    }
    for (
      let missing = (words[SIZES + other] as number) - bitCount(words[HANDS + other] as number);
      missing > 0;
      missing--
    ) {
      const card = nthBit(loose, random.below(bitCount(loose)))
      loose &= ~(1 << card)
      words[HANDS + other] = (words[HANDS + other] as number) | (1 << card)
    }
    for (let slot = 0; slot < (words[DECK_SIZE] as number); slot++) {
      if (words[SLOTS + slot] !== 0) continue
      const card = nthBit(loose, random.below(bitCount(loose)))
      loose &= ~(1 << card)
      words[SLOTS + slot] = card + 1
    }
    if (words[LAID] === UNKNOWN) {
      const hand = words[HANDS] as number
      words[LAID] = 1 + nthBit(hand, random.below(bitCount(hand)))
    }
  }

  seen(state: State, move: Move, player: Player): Move {
    return state.words[PHASE] === LAYING_FIRST && player === 1 ? UNKNOWN : move
  }

  override signal(state: State, _player: Player): number {
    return (state.words[POINTS] as number) * 4 + (state.words[POINTS + 1] as number)
  }

  override quiet(state: State): boolean {
    return state.words[PHASE] === LAYING_FIRST
  }

  kind(state: State): number {
    return (state.words[PHASE] as number) <= PREPARING_SECOND ? 0 : 1
  }

  protected moveText(_state: State, move: Move): string {
    return move === PEEK ? 'peek' : move === BOAST ? 'boast' : `lay ${move}`
  }

  protected check(state: State): void {
    const phase = state.words[PHASE] as number
    if (phase < 0 || phase > OVER) throw new InputError('position.phase: 0 to 4')
  }

  private step(state: State, move: Move): void {
    const words = state.words
    const phase = words[PHASE] as number
    if (phase <= PREPARING_SECOND) {
      if (move === PEEK) {
        const top = SLOT_KNOWN + (words[DECK_SIZE] as number) - 1
        words[top] = (words[top] as number) | (1 << phase)
      } else
        words[SHOWN + phase] =
          (words[SHOWN + phase] as number) |
          (1 << (31 - Math.clz32(words[HANDS + phase] as number)))
      words[PHASE] = phase + 1
    } else if (phase === LAYING_FIRST) {
      words[LAID] = move + 1
      words[PHASE] = LAYING_SECOND
    } else this.compare(state, (words[LAID] as number) - 1, move)
  }

  private compare(state: State, first: number, second: number): void {
    const words = state.words
    words[LAID] = 0
    this.discard(state, 0, first)
    this.discard(state, 1, second)
    const winner = first > second ? 0 : 1
    words[POINTS + winner] = (words[POINTS + winner] as number) + 1
    words[ROUND] = (words[ROUND] as number) + 1
    words[PHASE] = words[ROUND] === LAST_ROUND ? OVER : LAYING_FIRST
    if (words[PHASE] === LAYING_FIRST) this.draw(state, 1 - winner)
  }

  private discard(state: State, player: Player, card: number): void {
    const words = state.words
    words[HANDS + player] = (words[HANDS + player] as number) & ~(1 << card)
    words[SHOWN + player] = (words[SHOWN + player] as number) & ~(1 << card)
    words[SIZES + player] = (words[SIZES + player] as number) - 1
    words[PLAYED] = (words[PLAYED] as number) | (1 << card)
  }

  private draw(state: State, player: Player): void {
    const words = state.words
    const slot = (words[DECK_SIZE] as number) - 1
    const card = (words[SLOTS + slot] as number) - 1
    words[HANDS + player] = (words[HANDS + player] as number) | (1 << card)
    words[SIZES + player] = (words[SIZES + player] as number) + 1
    if (((words[SLOT_KNOWN + slot] as number) >> (1 - player)) & 1)
      words[SHOWN + player] = (words[SHOWN + player] as number) | (1 << card)
    words[SLOTS + slot] = 0
    words[SLOT_KNOWN + slot] = 0
    words[DECK_SIZE] = slot
  }
}
