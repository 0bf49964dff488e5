import { capital, listed } from '../../../engine/english.js'
import { saveText } from '../dialog/files.js'
import type { GivenUpGame } from '../opening.js'
import { type PageRules, sideNamesOf, spoken, victorsOver } from '../page-rules.js'
import { type Reel, roundAt } from '../reel.js'
import { fileText } from '../saving.js'
import { peopleOf } from '../seating.js'
import type { Store } from '../store.js'
import { EndBox } from './end-box.js'

/** The end of a game that somebody gave up: the same ways on as from one that was played out. */
export function GivenUpEnd({
  store,
  given,
  reel,
  close,
  watch,
}: {
  store: Store
  given: GivenUpGame
  reel: Reel
  close: () => void
  watch: () => void
}) {
  const { rules } = store
  const { game, seat } = given
  const { record, settings } = game
  const when = `in ${rules.roundName ?? 'round'} ${roundAt(reel, reel.moves.length)}`
  return (
    <EndBox
      store={store}
      record={record}
      seat={seat ?? settings.seat}
      ending={{
        style: seat === null ? '' : winnersStyle(rules, record.options, seat),
        look: 'Look at the board',
        who: 'Given up',
        title: seat === null ? 'The game is over' : `Victory for ${winnersOf(rules, given, seat)}`,
        reason: `${capital(loser(rules, given))} resigned ${when}.`,
        facts: [],
        rounds: reel.rounds,
        close,
        watch,
        save: () => saveText(store, fileText(rules, game), record.seed),
      }}
    />
  )
}

function winnersOf(rules: PageRules, { game }: GivenUpGame, seat: number): string {
  return listed(victorsOver(rules, game.record.options, seat))
}

/** Who gave up; of several people nobody remembers which. */
function loser(rules: PageRules, { game: { record, settings }, seat }: GivenUpGame): string {
  if (peopleOf(settings).length === 1) return 'you'
  return seat === null ? 'one side' : spoken(rules, sideNamesOf(rules, record.options)[seat])
}

/** The colour of those who win, where they are one side. */
function winnersStyle(
  { game, seatStyle }: PageRules,
  options: GivenUpGame['game']['record']['options'],
  loser: number,
): string {
  const sides = game.seats(options).map(({ side }) => side)
  const others = [...sides.keys()].filter((seat) => sides[seat] !== sides[loser])
  const isOne = new Set(others.map((seat) => sides[seat])).size === 1
  return isOne ? (seatStyle?.(options, others[0] as number) ?? '') : ''
}
