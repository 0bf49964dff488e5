import { countBits, lowestBit } from '../../engine/duel/facts/bits.js'
import {
  CARDS,
  CHARACTERS_OF,
  characterNumber,
  DIPLOMACY,
  FORCE,
  isCharacter,
  MILITARY,
  READY_VALUE,
  suitOf,
} from '../../engine/duel/facts/cards.js'
import { EMPIRE, REBEL } from '../../engine/duel/facts/sides.js'
import { DECEPTION, DIRECT_ASSAULT } from '../../engine/duel/facts/strategies.js'
import { type DuelView, HIDDEN } from '../../engine/duel/knowledge/view.js'
import {
  firstOf,
  PASS,
  PLAY,
  READY,
  SWAP,
  secondOf,
  swappedOf,
  thirdOf,
  verbOf,
} from '../../engine/duel/state/moves.js'
import type { Move, MoveList } from '../../engine/game.js'
import { OPINIONS } from './opinions.js'
import { INFLUENCE_WORTH, type Struggle, someCard, sum } from './struggle.js'

/** What a target of a power suffers. */
const NOTHING = 0
const DISCARD = 1
const EXHAUST = 2
const ENTER = 3

interface Effect {
  readonly first: number
  readonly second: number
}

const PLAIN: Effect = { first: NOTHING, second: NOTHING }

const SUIT_EFFECTS: Readonly<Record<number, Effect>> = {
  [DIPLOMACY]: { first: NOTHING, second: DISCARD },
  [FORCE]: { first: NOTHING, second: EXHAUST },
  [MILITARY]: { first: NOTHING, second: DISCARD },
}

const CHARACTER_EFFECTS: Readonly<Record<string, Effect>> = {
  chewbacca: { first: EXHAUST, second: EXHAUST },
  'luke-skywalker': { first: DISCARD, second: DISCARD },
  'obi-wan-kenobi': { first: NOTHING, second: ENTER },
  'boba-fett': { first: DISCARD, second: EXHAUST },
  'darth-vader': { first: NOTHING, second: DISCARD },
}

/** By side and card. */
const EFFECTS: readonly (readonly Effect[])[] = CHARACTERS_OF.map((characters) =>
  Array.from({ length: CARDS }, (_, card) =>
    isCharacter(card)
      ? (CHARACTER_EFFECTS[characters.find(({ number }) => number === card)?.id ?? ''] ?? PLAIN)
      : (SUIT_EFFECTS[suitOf(card)] ?? PLAIN),
  ),
)

const HAN = characterNumber(REBEL, 'han-solo')
const LEIA = characterNumber(REBEL, 'leia-organa')
const YODA = characterNumber(REBEL, 'yoda')
const DROIDS = characterNumber(REBEL, 'r2-d2-and-c-3po')
const VEERS = characterNumber(EMPIRE, 'general-veers')
const TARKIN = characterNumber(EMPIRE, 'grand-moff-tarkin')
const VADER = characterNumber(EMPIRE, 'darth-vader')

/** A use that does nothing loses what the card could have done. */
const IDLE_COST = 0.05
/** A further character that leaves the game for the reserve, in victory points of the rest of it. */
const RESERVE_PART = 0.5

/** Scores for the options of a turn: what the table is worth after each. */
export class Turn {
  private played = 0
  private exhausted = 0
  private theirPlayed = 0
  private theirExhausted = 0
  private extra = 0

  constructor(private readonly struggle: Struggle) {}

  score(view: DuelView, moves: MoveList, scores: Float64Array): void {
    for (let i = 0; i < moves.count; i++) {
      this.lay(view)
      scores[i] = this.worth(view, moves.list[i] as Move)
    }
  }

  private lay(view: DuelView): void {
    const { me, enemy } = this.struggle
    this.played = view.played(me)
    this.exhausted = view.exhausted(me)
    this.theirPlayed = view.played(enemy)
    this.theirExhausted = view.exhausted(enemy)
    this.extra = 0
  }

  private worth(view: DuelView, move: Move): number {
    switch (verbOf(move)) {
      case PASS:
        return this.pass(view)
      case PLAY:
        return this.struggle.afterPlay(
          this.played,
          this.exhausted,
          this.theirPlayed,
          this.theirExhausted,
        )
      case READY:
        this.exhausted &= ~(1 << thirdOf(move))
        return this.standing() - INFLUENCE_WORTH
      case SWAP:
        return this.swap(view, swappedOf(move))
      default:
        return this.use(view, move)
    }
  }

  private standing(): number {
    const { played, exhausted, theirPlayed, theirExhausted } = this
    return this.struggle.standing(played, exhausted, theirPlayed, theirExhausted, false)
  }

  /** Whoever is content with the table as it lies passes, too. */
  private pass(view: DuelView): number {
    const now = this.struggle.ended(
      sum(this.played, this.exhausted),
      sum(this.theirPlayed, this.theirExhausted),
    )
    return view.passes === 1 ? now : Math.min(now, this.standing())
  }

  private swap(view: DuelView, swapped: number): number {
    const count = countBits(swapped)
    const lando = characterNumber(REBEL, 'lando-calrissian')
    this.exhausted = (this.exhausted | (1 << lando)) & ~swapped
    this.played &= ~swapped
    if (count === 0) return this.standing() - IDLE_COST
    if (count === 1) {
      const { played, exhausted, theirPlayed, theirExhausted } = this
      return this.struggle.afterPlay(played, exhausted, theirPlayed, theirExhausted)
    }
    return this.spread(view, count)
  }

  /** Several cards: as if they were all low, of middling worth, and all high. */
  private spread(view: DuelView, count: number): number {
    const before = this.played
    let worth = 0
    for (let value = 3; value <= 5; value++) {
      this.played = before
      for (let n = 0; n < count; n++)
        this.played |= 1 << someCard(value, this.played | view.played(this.struggle.me))
      worth += this.standing() / 3
    }
    return worth
  }

  private use(view: DuelView, move: Move): number {
    const { me } = this.struggle
    const card = firstOf(move)
    this.exhausted |= 1 << card
    if (!view.isResolvable(me, card)) return this.standing() - IDLE_COST
    const effect = EFFECTS[me]?.[card] ?? PLAIN
    this.suffer(effect.first, secondOf(move) - 1, card)
    this.suffer(effect.second, thirdOf(move) - 1, card)
    const use = OPINIONS[me]?.[card]?.use ?? 0
    return this.special(view, card) + this.extra + use
  }

  private suffer(effect: number, code: number, user: number): void {
    if (effect === NOTHING || code < 0) return
    const { me } = this.struggle
    const isOwn = Math.floor(code / CARDS) === me
    const bit = 1 << (code % CARDS)
    if (effect === ENTER) this.played |= bit
    else if (isOwn) {
      if (effect === DISCARD) this.played &= ~bit
      this.exhausted = effect === DISCARD ? this.exhausted & ~bit : this.exhausted | bit
    } else {
      if (effect === DISCARD) this.theirPlayed &= ~bit
      this.theirExhausted =
        effect === DISCARD ? this.theirExhausted & ~bit : this.theirExhausted | bit
    }
    if (me === EMPIRE && user === VADER && isCharacter(code % CARDS)) {
      const lost = RESERVE_PART * (OPINIONS[isOwn ? me : 1 - me]?.[code % CARDS]?.worth ?? 0)
      this.extra += isOwn ? -lost - 0.05 : lost + 0.05
    }
  }

  /** Powers whose effect is more than their targets show. */
  private special(view: DuelView, card: number): number {
    return this.struggle.me === REBEL ? this.rebel(view, card) : this.empire(view, card)
  }

  private rebel(view: DuelView, card: number): number {
    switch (card) {
      case HAN:
        return this.search(view)
      case LEIA: {
        const now = this.standing()
        if (countBits(this.played) >= this.struggle.capacity) return now
        this.played |= 1 << someCard(6, this.played)
        return Math.max(now, this.standing())
      }
      case YODA:
        return this.standing() + INFLUENCE_WORTH
      case DROIDS:
        return this.standing() + this.changeOfMind(view)
      default:
        return this.standing()
    }
  }

  private empire(view: DuelView, card: number): number {
    switch (card) {
      case VEERS:
        return this.veers()
      case TARKIN:
        return this.standing() + INFLUENCE_WORTH * Math.min(2, view.influence(this.struggle.enemy))
      default:
        return this.standing()
    }
  }

  /** Han Solo takes the card that suits best. */
  private search(view: DuelView): number {
    const before = this.played
    const deck = view.surelyInDeck(this.struggle.me)
    let best = Number.NEGATIVE_INFINITY
    for (let rest = deck; rest !== 0; rest &= rest - 1) {
      this.played = before | (1 << lowestBit(rest))
      best = Math.max(best, this.standing())
    }
    this.played = before
    return best
  }

  private veers(): number {
    const { theirPlayed, theirExhausted, struggle } = this
    const chances = struggle.draw[struggle.me as 0 | 1]
    let worth = 0
    for (let value = 2; value <= 6; value++) {
      const chance = chances[value] as number
      if (chance === 0) continue
      this.theirPlayed = theirPlayed
      for (let rest = theirPlayed; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const counts =
          (theirExhausted & bit) !== 0 ? sum(bit, bit) : (READY_VALUE[lowestBit(bit)] as number)
        if (counts < value) this.theirPlayed &= ~bit
      }
      this.theirExhausted = theirExhausted & this.theirPlayed
      worth += chance * this.standing()
    }
    return worth
  }

  /** A strategy that has become a burden is worth changing. */
  private changeOfMind(view: DuelView): number {
    const { me, enemy, objective } = this.struggle
    const own = sum(this.played, this.exhausted)
    const chosen = view.chosen(me)
    if (chosen === HIDDEN) return 0
    if (chosen === DECEPTION && own > sum(view.played(enemy), view.exhausted(enemy))) return 0.3
    return chosen === DIRECT_ASSAULT && own > objective - 2 && own <= objective ? 0.4 : -0.1
  }
}
