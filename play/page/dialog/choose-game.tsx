import { useState } from 'preact/hooks'
import type { RecordedText } from '../../shell/recorded-games.js'
import type { PageRules } from '../page-rules.js'
import { sideNamesOf, spoken } from '../page-rules.js'
import type { Store } from '../store.js'
import { Dialog } from './dialog.js'

/** The games of a file that holds many, to look at one of them. */
export function ChooseGame({ store }: { store: Store }) {
  const [shown, setShown] = useState(PAGE)
  const { listed } = store.games
  if (listed === null) return null
  const { name, games } = listed
  return (
    <Dialog title={`${games.length} games`} store={store} class="choose-game">
      <p>{name}</p>
      <ul>
        {games.slice(0, shown).map((game) => (
          <li>
            <button type="button" onClick={() => void store.games.choose(game)}>
              <b>{game.number}</b>
              <span>{game.players.join(' – ') || 'players not named'}</span>
              <small>{resultOf(store.rules, game)}</small>
            </button>
          </li>
        ))}
      </ul>
      {games.length > shown && (
        <button type="button" class="link" onClick={() => setShown(shown + PAGE)}>
          {Math.min(PAGE, games.length - shown)} more
        </button>
      )}
    </Dialog>
  )
}

const PAGE = 60

/** As the file tells it; whether that is so is seen when the game is opened. */
function resultOf(rules: PageRules, { found }: RecordedText): string {
  const { result, moves, options } = found as Readonly<Record<string, unknown>>
  const count = Array.isArray(moves) ? `${moves.length} moves` : 'no moves'
  const { utility } = (result ?? {}) as { readonly utility?: unknown }
  const winner = Array.isArray(utility)
    ? sideNamesOf(rules, Object(options))[utility.indexOf(1)]
    : undefined
  return `${count}, ${winner === undefined ? 'not played to an end' : `won by ${spoken(rules, winner)}`}`
}
