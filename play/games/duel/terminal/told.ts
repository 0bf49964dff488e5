import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import { SIDE_IDS } from '../../../../engine/duel/facts/sides.js'
import { type Act, actsOf } from '../../../shell/acts.js'
import type { LogLine } from '../../../shell/session.js'
import { wrap } from '../../../shell/wrap.js'
import type { Sight } from '../../../terminal/game-words.js'
import { stepOf, stepTitles } from '../acts/dominance.js'
import { duelActs } from '../acts/rules.js'
import { type Standing, standingOf, standingWords } from '../table/standing.js'
import { type DuelTable, tableOf } from '../table/table.js'
import { labelOf } from '../words/names.js'
import { scaleLines } from './scale.js'

/** What has happened: an act a line, with both totals; the end of a struggle in its four steps. */
export function toldLines(lines: readonly LogLine[], sight: Sight): string[] {
  return actsOf(lines, duelActs).flatMap((act) =>
    act.kind === 'dominance' ? dominanceLines(act, sight) : [actLine(act)],
  )
}

function actLine({ side, title, result }: Act): string {
  const who = SIDE_IDS.indexOf(side)
  const what =
    result === ''
      ? title.replace(/\.$/, '')
      : `${title.replace(/\.$/, '')}: ${result.replace(/\.$/, '')}`
  return `${who < 0 || title.startsWith('The ') ? '' : `${labelOf(who)}: `}${what}.`
}

function dominanceLines(act: Act, sight: Sight): string[] {
  const { seat, drawing } = sight
  const table = tableOf(sight.before(act.first), seat)
  const standing = standingWith(table, act)
  const steps: string[][] = [[], [], [], []]
  let present = 0
  for (const { event, text } of act.lines) {
    present = stepOf(event.kind, present)
    if (text !== '' && event.kind !== 'struggle-over') steps[present]?.push(text)
  }
  const { sum } = standingWords(table, standing, 'as it stands')
  // A question may come before it is known
  if (steps[1]?.length !== 0 && steps[0]?.length !== 0) steps[1]?.unshift(`${sum}.`)
  const isEnd = act.lines.some(({ event }) => event.kind === 'struggle-over')
  return [
    ...(isEnd ? ['The struggle is over: both passed.'] : []),
    ...(isEnd ? scaleLines(table, standing, null, drawing) : []),
    ...stepTitles(table.isTutorial).flatMap((title, i) => {
      const told = steps[i] ?? []
      if (told.length === 0 || (table.isTutorial && i === 0)) return []
      const line = `  ${title.replace('The event', 'Event').toLowerCase().padEnd(TITLE)}${told.join(' ')}`
      return wrap(line, drawing.width, ' '.repeat(TITLE + 2))
    }),
  ]
}

const TITLE = 12

/** Who has what, now that the strategies lie open. */
function standingWith(table: DuelTable, { lines }: Act): Standing {
  const revealed = (side: number): number | null => {
    const found = lines.find(
      ({ event }) => event.kind === 'revealed' && event.side === SIDE_IDS[side],
    )
    const number = STRATEGIES.findIndex(({ id }) => id === found?.event.cards?.[0])
    return number < 0 ? null : number
  }
  return standingOf(table, [table.sides[0].total, table.sides[1].total], [revealed(0), revealed(1)])
}
