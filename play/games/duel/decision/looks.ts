import { SEARCH_KEEP } from '../../../../engine/duel/course/stage-numbers.js'
import { cardOfCode, READY_VALUE } from '../../../../engine/duel/facts/cards.js'
import { counted } from '../../../../engine/english.js'
import { standingOf } from '../table/standing.js'
import { shortName, shortNameOf } from '../words/names.js'
import { shortPower } from '../words/powers.js'
import { choice, legalParts, oneGroup, type Words } from './answers.js'
import { effectOfParts, sideOf, totalsAfter } from './effect.js'
import { NOBODY, numberOf, type Part, partOf, sortOf } from './parts.js'
import type { Asked, Choice } from './prompt.js'

/** What powers ask once hidden cards have been seen. */

export function recon(asked: Asked): Words {
  const { table, side } = asked
  const owner = table.owner
  const held = table.held[owner === 0 ? 0 : 1]
  return {
    title: 'Recon: which card is discarded?',
    about: `The top of ${owner === side ? 'your' : 'their'} deck. The other one goes back on top, and only you know it.`,
    groups: oneGroup(
      legalParts(asked, 'discard').map((part) => {
        const card = cardOfCode(numberOf(part))
        const kept = held.find((one) => one !== card) ?? card
        return choice(asked, part, shortName(owner, card), nextWords(asked, owner, kept))
      }),
    ),
    tray: { title: 'Seen by Recon', note: 'only you see it', sort: 'cards', side: owner },
    confirm: 'Discard it',
  }
}

/** What the next total would be if this card comes. */
export function nextWords({ table, side }: Asked, owner: number, card: number): string {
  const totals = [table.sides[0].total, table.sides[1].total] as [number, number]
  const at = owner === 0 ? 0 : 1
  totals[at] += READY_VALUE[card] ?? 0
  const total = standingOf(table, totals).finals[at]
  const isBust = total > (table.event?.objective ?? 0)
  const who = owner === side ? 'you' : 'they'
  return `${shortName(owner, card)} stays: ${who} would have ${total}${isBust ? ', bust' : ''}`
}

export function search(asked: Asked): Words {
  const { table, side } = asked
  const { owner } = table
  const isKeeping = table.stage === SEARCH_KEEP
  const parts = legalParts(asked, isKeeping ? 'keep' : 'discard')
  return {
    title: isKeeping ? 'IG-88: which card goes on top?' : 'IG-88: which card is discarded?',
    about: isKeeping
      ? 'It is played next; only you know it.'
      : `${owner === side ? 'Your' : 'Their'} whole deck. Another card goes on top after it.`,
    groups: oneGroup(
      byValue(parts).map((part) => {
        const card = cardOfCode(numberOf(part))
        const detail = isKeeping ? nextWords(asked, owner, card).replace(/^.*: /, '') : ''
        return choice(asked, part, shortName(owner, card), detail)
      }),
    ),
    tray: {
      title: `${owner === side ? 'Your' : 'Their'} deck, ${counted(parts.length, 'card')}`,
      note: 'only you see it',
      sort: 'cards',
      side: owner,
    },
    confirm: isKeeping ? 'Put it on top' : 'Discard it',
  }
}

/** The best ones first. */
function byValue(parts: readonly Part[]): Part[] {
  const valueIn = (part: Part): number => READY_VALUE[cardOfCode(numberOf(part))] ?? 0
  return [...parts].sort((a, b) => valueIn(b) - valueIn(a) || numberOf(a) - numberOf(b))
}

export function searchDeck(asked: Asked): Words {
  const { side, marked } = asked
  const parts = byValue(legalParts(asked, 'take'))
  const [first] = marked
  return {
    title: 'Han: which card do you play?',
    about: 'It comes in ready; your deck is shuffled afterwards.',
    groups: oneGroup(
      parts.map((part) =>
        choice(asked, part, shortName(side, numberOf(part)), ownTotal(asked, [part]), {
          isBust: isOver(asked, [part]),
        }),
      ),
    ),
    tray: {
      title: `Your deck, ${counted(parts.length, 'card')}`,
      note: 'only you see it; shuffled afterwards',
      sort: 'cards',
      side,
    },
    confirm: first === undefined ? 'Choose' : `Play ${shortName(side, numberOf(first))}`,
  }
}

function finalOf({ table, side }: Asked, parts: readonly Part[]): number {
  const totals = totalsAfter(table, effectOfParts(table, side, parts))
  return standingOf(table, totals).finals[side === 0 ? 0 : 1]
}

export function isOver(asked: Asked, parts: readonly Part[]): boolean {
  return finalOf(asked, parts) > (asked.table.event?.objective ?? 0)
}

function ownTotal(asked: Asked, parts: readonly Part[]): string {
  return `you ${finalOf(asked, parts)}${isOver(asked, parts) ? ', bust' : ''}`
}

export function reserve(asked: Asked): Words {
  const { side, choosing, marked } = asked
  const who = marked.find((part) => sortOf(part) === 'who')
  const canBring = choosing.parts().includes(partOf('bring', 0))
  const bring = partOf('bring', 0)
  const shuffle = partOf('shuffle', 0)
  const then: Choice[] = [
    choice(
      asked,
      bring,
      'Play',
      who === undefined ? 'it comes in ready' : ownTotal(asked, [who, bring]),
      {
        refusal: canBring ? '' : 'no place left in play',
      },
    ),
    choice(asked, shuffle, 'Shuffle into the deck', 'they do not see who'),
  ]
  return {
    title: 'Leia: who comes?',
    groups: [
      {
        title: 'Who',
        note: 'your reserve',
        choices: legalParts(asked, 'who').map((part) =>
          choice(asked, part, shortName(side, numberOf(part)), shortPower(side, numberOf(part))),
        ),
      },
      { title: 'Where to', note: '', choices: then },
    ],
    tray: { title: 'Your reserve', note: 'only you see it', sort: 'cards', side },
    confirm:
      who === undefined
        ? 'Choose'
        : marked.includes(bring)
          ? `Play ${shortName(side, numberOf(who))}`
          : 'Shuffle in',
  }
}

export function bargain(asked: Asked): Words {
  const { table, side, choosing, marked } = asked
  const { top } = sideOf(table, side)
  const name = top === null ? 'your top card' : shortName(side, top)
  const discards = choosing.parts().filter((part) => sortOf(part) === 'discard')
  const play = partOf('top', 0)
  const gone = marked.find((part) => sortOf(part) === 'discard')
  const withDiscard = gone === undefined ? [] : [gone]
  return {
    title: `Jabba: the top card is ${name}`,
    about: 'You may discard one of yours, and may play the card.',
    groups: [
      {
        title: 'Discard',
        note: '',
        choices: discards.map((part) =>
          numberOf(part) === NOBODY
            ? choice(asked, part, 'None', '')
            : choice(asked, part, shortNameOf(numberOf(part)), ownTotal(asked, [part]), {
                spot: `card ${numberOf(part)}`,
              }),
        ),
      },
      {
        title: 'The top card',
        note: '',
        choices: [
          choice(asked, play, `Play ${name}`, ownTotal(asked, [...withDiscard, play]), {
            isBust: isOver(asked, [...withDiscard, play]),
          }),
          choice(asked, partOf('leave', 0), 'Leave it', ownTotal(asked, withDiscard)),
        ],
      },
    ],
    tray: { title: 'Your top card', note: 'only you see it', sort: 'cards', side },
    confirm: marked.includes(play) ? `Play ${name}` : 'Leave it',
  }
}
