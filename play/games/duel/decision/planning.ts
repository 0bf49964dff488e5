import { NEW_STRATEGY } from '../../../../engine/duel/course/stage-numbers.js'
import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import { CHOSEN_CHARACTERS } from '../../../../engine/duel/facts/cards.js'
import { counted } from '../../../../engine/english.js'
import type { DuelTable } from '../table/table.js'
import { shortName, strategyName } from '../words/names.js'
import { choice, legalParts, oneGroup, them, type Words } from './answers.js'
import { numberOf } from './parts.js'
import type { Asked } from './prompt.js'

/** Set-up and planning: who joins the deck, and the strategies. */

export function characters(asked: Asked): Words {
  const { side, marked } = asked
  const missing = CHOSEN_CHARACTERS - marked.length
  const chooses = side === 0 ? 'chooses' : 'choose'
  return {
    title:
      missing === CHOSEN_CHARACTERS
        ? `Choose ${CHOSEN_CHARACTERS} characters`
        : missing > 0
          ? `Choose ${missing} more ${missing === 1 ? 'character' : 'characters'}`
          : `These ${CHOSEN_CHARACTERS} join your deck`,
    about: `In secret. ${them(side)} ${chooses} at the same time; you see a character when it is played.`,
    groups: oneGroup(
      [...legalParts(asked, 'character')]
        .sort((a, b) => numberOf(a) - numberOf(b))
        .map((part) => {
          const isOn = marked.includes(part)
          return choice(asked, part, shortName(side, numberOf(part)), isOn ? 'in the deck' : '', {
            refusal:
              missing === 0 && !isOn ? `${CHOSEN_CHARACTERS} are marked: take one back first` : '',
            spot: `character ${numberOf(part)}`,
          })
        }),
    ),
    confirm: 'Choose, in secret',
  }
}

/** What a strategy would do, in few words. */
function strategyDetail(table: DuelTable, strategy: number): string {
  const objective = table.event?.objective ?? 0
  const words: Readonly<Record<string, string>> = {
    bureaucracy: '2 influence if they win',
    deception: 'the lower total wins',
    'direct-assault': `+2, also over ${objective}`,
    infiltration: 'you choose their next one',
    support: 'a character may join',
  }
  return words[STRATEGIES[strategy]?.id ?? ''] ?? ''
}

export function strategy(asked: Asked): Words {
  const { table, side, marked } = asked
  const isOwn = table.owner === side || table.stage === NEW_STRATEGY
  const chosen = marked[0]
  const choices = legalParts(asked, 'strategy').map((part) =>
    choice(asked, part, strategyName(numberOf(part)), strategyDetail(table, numberOf(part)), {
      spot: isOwn ? `strategy ${numberOf(part)}` : '',
    }),
  )
  if (!isOwn)
    return {
      title: 'Choose their strategy',
      about: `Your Infiltration: ${them(side)} must take this one, and may look at it.`,
      groups: oneGroup(choices),
      tray: {
        title: 'Their unused strategies',
        note: 'one of them is theirs for this event',
        sort: 'strategies',
        side: 1 - side,
      },
      confirm: chosen === undefined ? 'Choose' : `${strategyName(numberOf(chosen))} for them`,
    }
  const { event } = table
  const isNew = table.stage === NEW_STRATEGY
  return {
    title: isNew
      ? 'Another strategy'
      : `Your strategy for ${event?.objective} with ${counted(event?.capacity ?? 0, 'card')}`,
    about: isNew
      ? 'Yours is lost: choose one of the others, in secret.'
      : 'In secret; both are turned up after the struggle. If you are bust it has no effect.',
    groups: oneGroup(choices),
    confirm: 'Choose, in secret',
  }
}
