import { useState } from 'preact/hooks'
import { capital, listed } from '../../../engine/english.js'
import { levelById } from '../../shell/levels.js'
import { saveText } from '../dialog/files.js'
import type { GamePage } from '../game-page.js'
import { sideNamesOf, spoken } from '../page-rules.js'
import { fileText, type KeptGame } from '../saving.js'
import { peopleNames, peopleOf } from '../seating.js'
import { type Kept, type OtherKept, textAt } from '../shelf.js'
import type { Store } from '../store.js'

/** The game that was saved last, in large. */
export function LatestGame({ page }: { page: GamePage }) {
  const [latest] = page.store.games.all
  if (latest?.kind !== 'game') return null
  return <Latest page={page} place={latest.key} game={latest.game} />
}

/** The other games that the browser keeps, in a list. */
export function OtherGames({ page }: { page: GamePage }) {
  const [isLong, setLong] = useState(false)
  const { all } = page.store.games
  const others = all.filter((kept, i) => i > 0 || kept.kind !== 'game')
  if (others.length === 0) return null
  return (
    <section class="kept" aria-label="Other kept games">
      <h2>{others.length === all.length ? 'Kept games' : 'Other kept games'}</h2>
      <ul>
        {(isLong ? others : others.slice(0, FEW)).map((kept) => (
          <Row key={kept.key} page={page} kept={kept} />
        ))}
      </ul>
      {others.length > FEW && (
        <button type="button" class="link" onClick={() => setLong(!isLong)}>
          {isLong ? 'Show fewer' : `Show all ${others.length}`}
        </button>
      )}
    </section>
  )
}

const FEW = 3

function Latest({ page, place, game }: { page: GamePage; place: string; game: KeptGame }) {
  const { store, Preview } = page
  const isOver = isEnded(game)
  return (
    <section class="continue" aria-label="Kept game">
      <h2>{isOver ? 'Finished game' : 'Game under way'}</h2>
      <b>
        {seatsWords(page, game)}, {roundWords(page, game)}
      </b>
      <p>
        {endOf(page, game)}
        {against(page, game)}
      </p>
      <Preview key={place} game={game} />
      <Elsewhere store={store} place={place} />
      <div class="row">
        <button type="button" class="button outline" onClick={() => store.games.goOn(place)}>
          {isOver ? 'Look at it' : 'Continue'}
        </button>
        <Remove store={store} place={place} />
      </div>
    </section>
  )
}

function Row({ page, kept }: { page: GamePage; kept: Kept }) {
  const { store, rules } = page
  const { key } = kept
  const title = kept.kind === 'other' ? store.neighbours.titleOf(kept.other.game) : null
  if (kept.kind === 'other' && title !== null)
    return <OtherRow store={store} place={key} other={kept.other} title={title} />
  if (kept.kind !== 'game')
    return (
      <li class="damaged">
        <b>A game that cannot be opened</b>
        <p>{kept.why}</p>
        <div class="row">
          <button
            type="button"
            class="link"
            onClick={() => saveText(store, textAt(key) ?? '', 'damaged')}
          >
            Save to file
          </button>
          <Remove store={store} place={key} />
        </div>
      </li>
    )
  const { game } = kept
  const isOver = isEnded(game)
  return (
    <li>
      <b>
        {seatsWords(page, game)}, {isOver ? 'finished in ' : ''}
        {roundWords(page, game)}
      </b>
      <p>
        {endOf(page, game)}
        {against(page, game)} · <span class="seed">{game.record.seed}</span>
      </p>
      <Elsewhere store={store} place={key} />
      <div class="row">
        <button type="button" class="link" onClick={() => store.games.goOn(key)}>
          {isOver ? 'Look at it' : 'Continue'}
        </button>
        <button
          type="button"
          class="link"
          onClick={() => saveText(store, fileText(rules, game), game.record.seed)}
        >
          Save to file
        </button>
        <Remove store={store} place={key} />
      </div>
    </li>
  )
}

function isEnded({ record, settings }: KeptGame): boolean {
  return record.result !== undefined || settings.givenUp !== undefined
}

/** `Victory for the Empire. `; empty while nobody has won. */
function endOf({ rules }: GamePage, { record, settings }: KeptGame): string {
  const { givenUp } = settings
  if (givenUp !== undefined) {
    if (peopleOf(settings).length === 1) return 'You resigned. '
    const side = sideNamesOf(rules, record.options)[givenUp.seat ?? -1]
    return side === undefined ? 'Given up. ' : `${capital(spoken(rules, side))} resigned. `
  }
  const winner = sideNamesOf(rules, record.options)[record.result?.utility.indexOf(1) ?? -1]
  return winner === undefined ? '' : `Victory for ${spoken(rules, winner)}. `
}

/** A kept game that another page of ours plays. */
function OtherRow({
  store,
  place,
  other,
  title,
}: {
  store: Store
  place: string
  other: OtherKept
  title: string
}) {
  const { game, isOver, round, savedAt, seed, seat } = other
  const side = seat === null ? null : store.neighbours.sideOf(game, seat)
  return (
    <li>
      <b>
        {title}
        {side === null ? '' : ` as ${side}`}, {isOver ? 'finished in ' : ''}round {round}
      </b>
      <p>
        Saved {ago(savedAt)} · <span class="seed">{seed}</span>
      </p>
      <div class="row">
        <button type="button" class="link" onClick={() => void store.games.goOnBeside(game, place)}>
          {isOver ? 'Look at it' : 'Continue'}
        </button>
        <button
          type="button"
          class="link"
          onClick={() => saveText(store, textAt(place) ?? '', seed)}
        >
          Save to file
        </button>
        <Remove store={store} place={place} />
      </div>
    </li>
  )
}

function against({ rules }: GamePage, { settings, savedAt }: KeptGame): string {
  const saved = `saved ${ago(savedAt)}`
  const { sitters } = settings
  if (sitters === undefined)
    return `Against ${levelById(rules.levels, settings.level).name}, ${saved}`
  const computers = sitters.length - peopleOf(settings).length
  return `${capital(saved)}, ${computers === 0 ? 'no computer' : `${computers} ${computers === 1 ? 'computer' : 'computers'}`} at the table`
}

/** `You as the Imperial General`, or `Mira and Ben`. */
function seatsWords({ rules }: GamePage, { record, settings }: KeptGame): string {
  const people = peopleNames(settings)
  if (people.length > 1) return listed(people)
  return `You as ${spoken(rules, rules.seatNames(record.options)[settings.seat])}`
}

/** `turn 5`, as its game calls it. */
function roundWords({ rules }: GamePage, { round }: KeptGame): string {
  return `${rules.roundName ?? 'round'} ${round}`
}

/** Asked for here, and played in another tab. */
function Elsewhere({ store, place }: { store: Store; place: string }) {
  if (store.games.elsewhere !== place) return null
  return (
    <p class="notice" role="alert">
      This game is open in another tab.{' '}
      <button type="button" class="link" onClick={() => store.games.goOn(place, true)}>
        Play it here
      </button>
    </p>
  )
}

/** Asks once. */
function Remove({ store, place }: { store: Store; place: string }) {
  const [asks, setAsks] = useState(false)
  if (!asks)
    return (
      <button type="button" class="link" onClick={() => setAsks(true)}>
        Delete
      </button>
    )
  return (
    <span class="asks" role="alert">
      Delete it for good?{' '}
      <button type="button" class="link warn" onClick={() => void store.games.throwAway(place)}>
        Delete
      </button>{' '}
      <button type="button" class="link" onClick={() => setAsks(false)}>
        Keep
      </button>
    </span>
  )
}

function ago(time: number): string {
  const minutes = Math.round((Date.now() - time) / 60000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return counted(minutes, 'minute')
  if (minutes < 2880) return counted(Math.round(minutes / 60), 'hour')
  return time === 0 ? 'long ago' : counted(Math.round(minutes / 1440), 'day')
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'} ago`
}
