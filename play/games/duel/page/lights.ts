import { cardOfCode, sideOfCode } from '../../../../engine/duel/facts/cards.js'
import { codeWithId } from '../words/ids.js'

/** What the steps of a lesson light up: `card rebel-military-4`, `strategy deception`, or a part of the screen. */

const PARTS: Readonly<Record<string, string>> = {
  scale: '.duel .scale',
  event: '.duel .event',
  'own-row': '.duel .table-row.own .places',
  'their-row': '.duel .table-row.theirs .places',
  'own-deck': '.duel .table-row.own .deck',
  'their-deck': '.duel .table-row.theirs .deck',
  influence: '.duel .table-row.own .influence',
  strategies: '.duel .dock .strategies',
  decks: '.duel .dock .to-come',
  points: '.duel .tracks',
  question: '.rail .prompt',
  pass: '.rail .option[data-part="pass 0"]',
}

/** The selector of what has this name; a name that nothing has is a fault of the lesson. */
export function lightOf(name: string): string {
  const [sort, id = ''] = name.split(' ')
  if (sort === 'card') {
    const code = codeWithId(id)
    if (code === null) throw new Error(`no card ${id}`)
    return `.duel [data-card="${sideOfCode(code)} ${cardOfCode(code)}"]`
  }
  if (sort === 'strategy') return `.duel .dock [data-strategy="${id}"]`
  const part = PARTS[name]
  if (part === undefined) throw new Error(`nothing to light up is called "${name}"`)
  return part
}
