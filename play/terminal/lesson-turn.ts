import type { Move } from '../../engine/game.js'
import { isTask } from '../shell/lesson/lesson.js'
import { showBoard } from './asking.js'
import type { Answer, Table } from './table.js'
import type { Tutoring } from './tutoring.js'

/** A lesson in the conversation: its steps are said, acts are judged before they are made. */

/** Says the step that is due, once. */
export function sayStep(table: Table, tutoring: Tutoring): void {
  if (!tutoring.hasNews()) return
  const { screen } = table
  const { run } = tutoring
  const { lesson, tutorial, number, step, current } = run
  if (run.isLost) return screen.title('The game has ended another way than this lesson wants.')
  if (current === null) return screen.title(tutoring.doneWords)
  screen.say('')
  if (step === 0) {
    showBoard(table, true)
    screen.say('')
    screen.title(`LESSON ${number + 1} of ${tutorial.lessons.length}: ${lesson.title}`)
    screen.say(
      'Enter reads on; "do" does a step for you, "skip" leads to the next lesson, ? tells more.',
    )
  }
  const count = `(${step + 1} of ${lesson.steps.length})`
  const text = current.onTerminal ?? current.say
  if (isTask(current)) {
    screen.title(`DO ${count}: ${text}`)
    screen.say(current.why)
  } else screen.say(`${text} ${count}`)
  for (const name of current.light ?? []) screen.say(...tutoring.unseen(lightLines(table, name)))
  table.showAgain()
}

function lightLines({ words, session, screen }: Table, name: string): readonly string[] {
  return words.light?.(session.observation, session.viewer, name, screen.drawing) ?? []
}

/** Enter where nothing is decided: reads on, or begins what comes next. */
export function goOn(table: Table, tutoring: Tutoring): Answer {
  const { run } = tutoring
  if (run.isLost) return begin(table, tutoring, run.lesson)
  if (!run.isDone) {
    run.read()
    return 'done'
  }
  return skip(table, tutoring)
}

/** To the next lesson, whatever is left of this one. */
export function skip(table: Table, tutoring: Tutoring): Answer {
  const { following } = tutoring.run
  return following === null ? 'quit' : begin(table, tutoring, following)
}

export function again(table: Table, tutoring: Tutoring): Answer {
  return begin(table, tutoring, tutoring.run.lesson)
}

function begin(table: Table, tutoring: Tutoring, lesson: Tutoring['run']['lesson']): Answer {
  tutoring.begin(lesson)
  table.attend(tutoring.run)
  return 'done'
}

/** What does the step that is due, or goes on with it; what was typed before is taken back where it leads elsewhere. */
export function demonstration(table: Table, tutoring: Tutoring): readonly Move[] {
  const { session, begunAt } = table
  const moves = tutoring.run.demonstration()
  if (complaintAbout(table, tutoring, moves).complaint === null) return moves
  session.takeBack(begunAt)
  return tutoring.run.demonstration()
}

/** Why an act is not to be made; null where it is right, or not complete yet. */
export function complaintAbout(
  table: Table,
  { run }: Tutoring,
  moves: readonly Move[],
): { readonly isWhole: boolean; readonly complaint: string | null } {
  if (table.goesOnAfter(moves)) return { isWhole: false, complaint: null }
  const { session, begunAt } = table
  const earlier = session.moves.slice(begunAt)
  // Judged as a whole, from where it began; small moves show nothing, so they can be made again
  session.takeBack(begunAt)
  const complaint = run.judge([...earlier, ...moves])
  for (const move of earlier) {
    session.beginDecision()
    session.play(move)
  }
  return { isWhole: true, complaint }
}
