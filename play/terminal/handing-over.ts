import { counted } from '../../engine/english.js'
import type { Move, Player } from '../../engine/game.js'
import { isCode, lockFor, opens } from '../shell/code-lock.js'
import type { LogLine } from '../shell/session.js'
import { answersBeforeAll, hasSecrets, hidesFrom, lockOf } from '../shell/sitters.js'
import type { Table } from './table.js'
import type { Typist } from './typist.js'

/** One terminal for several people: whoever is asked looks, and sees it only when the one before him has gone. */

/** Somebody looks, has answered before all, or the game is left. */
export type HandedOver = 'looks' | 'answered' | 'left'

/** Brings who is asked before the screen. */
export async function handOver(table: Table, typist: Typist): Promise<HandedOver> {
  const { session, lastViewer, words, screen } = table
  const { actor, people } = session
  if (people.length < 2 || lastViewer === actor) return 'looks'
  const isCovered =
    lastViewer === null ? hasSecrets(words, session) : hidesFrom(words, session, lastViewer, actor)
  if (isCovered) {
    screen.wipe()
    table.wasHidden()
    // The one before has typed it
    typist.forget()
    const shown = tellAll(table, actor)
    const answers = askBeforeAll(table, actor)
    await screen.flush(null)
    const taken = await uncovered(table, typist, actor, answers)
    if (taken === 'looks') {
      session.look(actor)
      table.tellNews(shown)
    }
    return taken
  }
  if (lastViewer !== null) screen.say('', `Now ${table.whoIs(actor)}.`)
  session.look(actor)
  table.tellNews(lastViewer === null ? [] : session.logOf(lastViewer))
  return 'looks'
}

/** Waits until who is asked says that he looks: by Enter, or by his four figures. */
async function uncovered(
  table: Table,
  typist: Typist,
  seat: Player,
  answers: readonly Move[],
): Promise<HandedOver> {
  const { screen } = table
  // Who chooses unseen types it twice, or a slip would lock him out
  let chosen: string | null = null
  for (;;) {
    const lock = lockOf(table.sitters, seat)
    const isNew = lock === null && table.codeless.includes(seat)
    const how = isNew
      ? `${chosen === null ? 'choose four figures' : 'the same figures again'}, which are not shown`
      : lock === null
        ? 'Enter'
        : 'four figures, which are not shown'
    const prompt = screen.bold(`-- for ${table.whoIs(seat)}: ${how} --`)
    const typed = await (lock === null && !isNew
      ? typist.line(prompt)
      : typist.secret(`${prompt} `))
    screen.wasRead()
    const text = typed?.trim() ?? null
    if (text === null || text === 'quit') return 'left'
    const answer = /^[1-9]$/.test(text) ? answers[Number(text) - 1] : undefined
    if (answer !== undefined) return answerBeforeAll(table, seat, answer)
    if (isNew && chosen === null && isCode(text)) {
      chosen = text
      continue
    }
    if (isNew && chosen === text) {
      table.giveLock(seat, lockFor(text))
      return 'looks'
    }
    if (lock === null && !isNew && text === '') return 'looks'
    if (lock !== null && opens(text, lock)) return 'looks'
    screen.warn(
      chosen === null
        ? complaint(isNew, lock !== null)
        : 'these were not the same figures: choose them anew',
    )
    chosen = null
    await screen.flush(null)
  }
}

function complaint(isNew: boolean, isLocked: boolean): string {
  if (isNew) return 'a code is four figures, as 0417; "quit" leaves'
  return isLocked
    ? 'these are not the four figures; "quit" leaves, and the game stays kept'
    : 'nothing is asked yet; Enter shows it, "quit" leaves'
}

/** Asks what names nothing secret, with nobody's cards in sight; answers what may be said to it. */
function askBeforeAll(table: Table, seat: Player): readonly Move[] {
  const { session, words, screen, sitters, codeless } = table
  // Who is still to choose his code is asked for that
  if (codeless.includes(seat)) return []
  const answers = answersBeforeAll(words, session, sitters)
  if (answers.length === 0) return answers
  const observation = session.observationOf(seat)
  const [title = ''] = words.question?.(observation, answers, false).lines ?? []
  screen.say(
    `${title} A number answers before all; whoever looks answers with his cards in sight.`.trim(),
    ...answers.map(
      (move, i) => `  ${i + 1}  ${words.plan?.(observation, [move]).join('; ') ?? ''}`,
    ),
    '',
  )
  return answers
}

/** Nobody has looked: what comes of it is told to whoever looks next. */
function answerBeforeAll(table: Table, seat: Player, answer: Move): HandedOver {
  const { session } = table
  session.look(seat)
  table.playLine([answer], (move) => session.play(move))
  table.lastViewer = null
  return 'answered'
}

/** Tells what all people at the screen were told since this one's last decision; answers those lines. */
function tellAll({ session, screen }: Table, seat: Player): readonly LogLine[] {
  const last = session.lastMoveOf(seat)
  const lines = session.toldToAll(last + 1)
  const shown = lines.slice(-MOST_LINES)
  const earlier = lines.length - shown.length
  if (lines.length > 0)
    screen.say(
      `Seen by all since ${last < 0 ? 'the beginning' : 'your last decision'}:`,
      ...(earlier > 0 ? [`  … and ${counted(earlier, 'line')} before`] : []),
      ...shown.map(({ text }) => `  ${text}`),
      '',
    )
  return shown
}

const MOST_LINES = 12
