import { levelById } from '../shell/levels.js'
import type { Store } from './store.js'

declare const VERSION: string

/** The text of a file that tells what failed. With a game it is a save of it, too: all that it takes to see it again. */
export function reportText(store: Store, error: Error): string {
  const { session, settings, rules } = store
  const fault = {
    message: error.message,
    trace: error.stack ?? '',
    program: `dejarik ${VERSION}`,
    browser: navigator.userAgent,
    at: new Date().toISOString(),
    ...(session === null
      ? {}
      : {
          opponent: levelById(rules.levels, settings.level).spec,
          move: session.moves.length,
          decision: session.kind,
        }),
  }
  const game: object = session === null ? {} : JSON.parse(store.games.fileText())
  return `${JSON.stringify({ fault, ...game })}\n`
}
