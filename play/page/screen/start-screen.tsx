import { useState } from 'preact/hooks'
import type { Options } from '../../../engine/game.js'
import { type Answers, answered, optionsWith } from '../../setup.js'
import { titledLevels } from '../../shell/levels.js'
import type { Mind } from '../../shell/wishes.js'
import { WarningsButton } from '../coach/warnings-button.js'
import { loadFile } from '../dialog/files.js'
import { ThemeButton } from '../dialog/theme.js'
import { unkeptWarning } from '../dialog/unkept.js'
import type { GamePage, SeatCard } from '../game-page.js'
import { Icon } from '../icon.js'
import { Tutorials } from '../lesson/tutorials.js'
import { spoken } from '../page-rules.js'
import type { Pages } from '../pages.js'
import { Notice } from '../panel/notice.js'
import { isPerson, lastSitters } from '../seating.js'
import type { Settings, Sitter } from '../settings.js'
import { lasting } from '../storage.js'
import { LatestGame, OtherGames } from './kept-games.js'
import { lacksCode, named, SeatTable, seatedAt, withoutCodes } from './seat-table.js'

/** The set-up of the last game that was begun, with the answers given. */
const SETUP_KEY = 'dejarik.setup'

/** The first screen: a game, a side, an opponent, a set-up, a deal; or the game that is under way. */
export function StartScreen({ page, pages }: { page: GamePage; pages: Pages }) {
  const { store, rules, seats, setups } = page
  const [seat, setSeat] = useState(store.settings.seat)
  const [level, setLevel] = useState(store.settings.level)
  const [begun] = useState(lastSetup)
  const [setup, setSetup] = useState(
    () => setups.find(({ name }) => name === begun.name) ?? setups[0],
  )
  const [answers, setAnswers] = useState(begun.answers)
  const [sitters, setSitters] = useState(begun.sitters)
  const [mind, setMind] = useState<Mind>('asked')
  const [seed, setSeed] = useState(newSeed)
  const [help, setHelp] = useState({ takeBack: false, odds: true, verdicts: true })
  const [trouble] = useState(() => lasting.trouble())
  const options = setup === undefined ? {} : optionsWith(setup, answers)
  const open = answered(setup?.choices, answers)
  const [ofSeats, ofRules] = [true, false].map((isOf) =>
    open.filter(([choice]) => (choice.isOfSeats === true) === isOf),
  )
  const answer = (choice: string, name: string): void => setAnswers({ ...answers, [choice]: name })
  const rows = page.seating?.(options) ?? null
  const verdicts = page.verdicts?.(options) ?? null
  const seated = rows === null ? null : seatedAt(rows.length, sitters, rules.usualSeat, level)
  const people = seated?.flatMap((one, at) => (isPerson(one) ? [at] : [])) ?? [seat]
  const settings: Settings =
    seated === null
      ? { seat, level, ...help }
      : { seat: people[0] ?? 0, level, ...help, sitters: named(seated), mind }
  const start = (): void => {
    if (pages.awaited !== null) return
    const table = withoutCodes(seated ?? sitters)
    lasting.write(SETUP_KEY, JSON.stringify({ name: setup?.name ?? '', answers, sitters: table }))
    store.games.begin(options, seed.trim() === '' ? newSeed() : seed.trim(), settings)
  }
  return (
    <main class="start">
      <div class="choices">
        <header>
          <h1>Dejarik</h1>
          <p>{page.about}</p>
        </header>
        <GameChoice pages={pages} />
        <SetupChoices open={ofSeats ?? []} answer={answer} />
        {rows !== null && seated !== null ? (
          <>
            <h2>Seats</h2>
            <SeatTable
              rows={rows}
              rules={rules}
              sitters={seated}
              sides={rules.game.seats(options).map(({ side }) => side)}
              mind={mind}
              change={setSitters}
              changeMind={setMind}
            />
          </>
        ) : (
          <>
            <h2>Your side</h2>
            <fieldset class="sides" aria-label="Your side">
              {seats.map((card) => (
                <SideCard card={card} on={seat === card.seat} choose={() => setSeat(card.seat)} />
              ))}
            </fieldset>
            <h2>Opponent</h2>
            <fieldset class="levels" aria-label="Opponent">
              {titledLevels(rules.levels).map(({ id, name, about }) => (
                <Choice
                  group="level"
                  name={name}
                  about={about}
                  on={level === id}
                  choose={() => setLevel(id)}
                />
              ))}
            </fieldset>
          </>
        )}
        <h2>Set-up</h2>
        <fieldset class="setups" aria-label="Set-up">
          {setups.map((one) => (
            <Choice
              group="setup"
              name={one.name}
              about={one.about}
              on={setup === one}
              choose={() => setSetup(one)}
            />
          ))}
        </fieldset>
        <SetupChoices open={ofRules ?? []} answer={answer} />
        <Tutorials store={store} />
      </div>
      <div class="actions">
        {trouble !== null && (
          <p class="notice" role="status">
            {unkeptWarning(trouble)}
          </p>
        )}
        <LatestGame page={page} />
        <h2>Deal</h2>
        <div class="deal">
          <input
            type="text"
            aria-label="Words of the deal"
            value={seed}
            maxLength={60}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
          <button type="button" class="button" onClick={() => setSeed(newSeed())}>
            New
          </button>
        </div>
        <p class="small">The same words deal the same game.</p>
        <h2>Help</h2>
        <div class="helps">
          <Toggle
            name="Show odds"
            on={help.odds}
            flip={() => setHelp({ ...help, odds: !help.odds })}
          />
          <Toggle
            name="Take-back anywhere"
            on={help.takeBack}
            flip={() => setHelp({ ...help, takeBack: !help.takeBack })}
          />
          {verdicts !== null && (
            <Toggle
              name={verdicts}
              on={help.verdicts}
              flip={() => setHelp({ ...help, verdicts: !help.verdicts })}
            />
          )}
          <WarningsButton store={store} />
          <ThemeButton />
        </div>
        {help.takeBack && (
          <p class="small">Taking back what was hidden or rolled makes it a practice game.</p>
        )}
        <div class="go">
          <button
            type="button"
            class="button primary big"
            disabled={
              pages.awaited !== null ||
              people.length === 0 ||
              (seated !== null && lacksCode(seated))
            }
            onClick={start}
          >
            {startWord(page, options, seated, seat)}
          </button>
          <button type="button" class="button" onClick={() => loadFile(store)}>
            Load file
          </button>
        </div>
        <OtherGames page={page} />
      </div>
      {store.dialog === null && <Notice store={store} />}
    </main>
  )
}

/** What the button says that begins. */
function startWord(
  { seats, rules }: GamePage,
  options: Options,
  seated: readonly Sitter[] | null,
  seat: number,
): string {
  if (seated === null) return seats.find((card) => card.seat === seat)?.start ?? 'Start'
  const people = seated.flatMap((one, at) => (isPerson(one) ? [at] : []))
  const [only] = people
  if (only === undefined || people.length > 1) return 'Start'
  return `Start as ${spoken(rules, rules.seatNames(options)[only])}`
}

/** Which game; a page of one game has nothing to choose. */
function GameChoice({ pages }: { pages: Pages }) {
  const { doors, current, awaited } = pages
  if (doors.length < 2) return null
  return (
    <fieldset class="tabs games" aria-label="Game">
      {doors.map(({ game, title, about }) => {
        const isOn = game === (awaited ?? current.rules.game.name)
        return (
          <button
            type="button"
            key={game}
            class={isOn ? 'on' : ''}
            aria-pressed={isOn}
            onClick={() => void pages.turnTo(game)}
          >
            {title}
            <small>{about}</small>
          </button>
        )
      })}
    </fieldset>
  )
}

/** What can still be chosen of a set-up, a line each. */
function SetupChoices({
  open,
  answer,
}: {
  open: ReturnType<typeof answered>
  answer: (choice: string, name: string) => void
}) {
  if (open.length === 0) return null
  return (
    <div class="setup-choices">
      {open.map(([choice, given]) => (
        <fieldset key={choice.name}>
          <legend>{choice.name}</legend>
          <div class="tabs">
            {choice.answers.map(({ name }) => (
              <button
                type="button"
                key={name}
                class={name === given.name ? 'on' : ''}
                aria-pressed={name === given.name}
                onClick={() => answer(choice.name, name)}
              >
                {name}
              </button>
            ))}
          </div>
          <p class="small">{given.about}</p>
        </fieldset>
      ))}
    </div>
  )
}

function SideCard({ card, on, choose }: { card: SeatCard; on: boolean; choose: () => void }) {
  return (
    <label class={`side-card ${card.style} ${on ? 'on' : ''}`}>
      <input type="radio" name="side" class="hidden" checked={on} onChange={choose} />
      {card.content()}
    </label>
  )
}

function Choice({
  group,
  name,
  about,
  on,
  choose,
}: {
  group: string
  name: string
  about: string
  on: boolean
  choose: () => void
}) {
  return (
    <label class={`choice ${on ? 'on' : ''}`}>
      <input type="radio" name={group} class="hidden" checked={on} onChange={choose} />
      <b>{name}</b>
      <span>{about}</span>
    </label>
  )
}

function Toggle({ name, on, flip }: { name: string; on: boolean; flip: () => void }) {
  return (
    <button type="button" class="chip" aria-pressed={on} onClick={flip}>
      {on && <Icon id="icon-check" size={11} />} {name}
    </button>
  )
}

function lastSetup(): {
  readonly name: string
  readonly answers: Answers
  readonly sitters: readonly Sitter[]
} {
  try {
    const kept: unknown = JSON.parse(lasting.read(SETUP_KEY) ?? '')
    if (typeof kept === 'object' && kept !== null && 'name' in kept && 'answers' in kept)
      return {
        name: String(kept.name),
        answers: Object(kept.answers),
        sitters: 'sitters' in kept ? lastSitters(kept.sitters) : [],
      }
  } catch {
    // Nothing kept, or the bare name that older versions wrote
  }
  return { name: '', answers: {}, sitters: [] }
}

const FIRST = [
  'amber',
  'quiet',
  'silver',
  'distant',
  'crimson',
  'frozen',
  'hidden',
  'golden',
  'restless',
  'pale',
]
const SECOND = [
  'falcon',
  'nebula',
  'comet',
  'beacon',
  'lantern',
  'drifter',
  'harbour',
  'ember',
  'orbit',
  'signal',
]

function newSeed(): string {
  const pick = (words: readonly string[]): string =>
    words[Math.floor(Math.random() * words.length)] ?? ''
  return `${pick(FIRST)}-${pick(SECOND)}-${Math.floor(Math.random() * 90) + 10}`
}
