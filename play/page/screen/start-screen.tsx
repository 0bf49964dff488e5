import { useLayoutEffect, useState } from 'preact/hooks'
import { answered, type SetupAnswer } from '../../setup.js'
import { titledLevels } from '../../shell/levels.js'
import {
  begin,
  type Chosen,
  chosenFirst,
  givenTo,
  joined,
  keepDraft,
  newDeal,
  type Planned,
  plannedBy,
} from '../beginning.js'
import { WarningsButton } from '../coach/warnings-button.js'
import { loadFile } from '../dialog/files.js'
import { ThemeButton } from '../dialog/theme.js'
import { unkeptWarning } from '../dialog/unkept.js'
import type { GamePage, SeatCard } from '../game-page.js'
import { Icon } from '../icon.js'
import { lazily } from '../lazy.js'
import { Tutorials } from '../lesson/tutorials.js'
import type { Pages } from '../pages.js'
import { Notice } from '../panel/notice.js'
import { lasting } from '../storage.js'
import { LatestGame, OtherGames } from './kept-games.js'

const SeatTable = lazily(async () => (await import('./seat-table.js')).SeatTable)

/** What a part of the screen is drawn from, and how it changes what is chosen. */
interface Part {
  readonly page: GamePage
  readonly chosen: Chosen
  readonly planned: Planned
  readonly change: (part: Partial<Chosen>) => void
}

/** The first screen: a game, a side, an opponent, a set-up, a deal; or the game that is under way. */
export function StartScreen({ page, pages }: { page: GamePage; pages: Pages }) {
  const { store } = page
  const [chosen, setChosen] = useState(() => chosenFirst(page))
  const [trouble] = useState(() => lasting.trouble())
  useLayoutEffect(() => {
    document.title = 'Dejarik'
    window.scrollTo(0, 0)
  }, [])
  const planned = plannedBy(page, chosen)
  const change = (part: Partial<Chosen>): void =>
    setChosen((now) => {
      const next = { ...now, ...part }
      keepDraft(page, next)
      return next
    })
  const part: Part = { page, chosen, planned, change }
  return (
    <main class="start">
      <div class="choices">
        <header>
          <h1>Dejarik</h1>
          <p>{page.about}</p>
        </header>
        <GameChoice pages={pages} />
        <SetupChoices {...part} ofSeats />
        <WhoPlays {...part} />
        <h2>Set-up</h2>
        <fieldset class="setups" aria-label="Set-up">
          {page.setups.map((setup) => (
            <Choice
              group="setup"
              name={setup.name}
              about={setup.about}
              on={chosen.setup === setup}
              choose={() => change({ setup })}
            />
          ))}
        </fieldset>
        {page.Wishes !== undefined && <page.Wishes options={planned.options} />}
        <SetupChoices {...part} ofSeats={false} />
        <Tutorials store={store} />
      </div>
      <div class="actions">
        {trouble !== null && (
          <p class="notice" role="status">
            {unkeptWarning(trouble)}
          </p>
        )}
        <LatestGame page={page} />
        <Deal {...part} />
        <Helps {...part} />
        <div class="go">
          <button
            type="button"
            class="button primary big"
            disabled={pages.awaited !== null || planned.lacking !== null}
            onClick={() => {
              if (pages.awaited === null) begin(page, chosen, planned)
            }}
          >
            {planned.start}
          </button>
          <button type="button" class="button" onClick={() => loadFile(store)}>
            Load file
          </button>
          {planned.lacking !== null && (
            <p class="small lacking" role="status">
              {planned.lacking}
            </p>
          )}
        </div>
        <OtherGames page={page} />
      </div>
      {store.dialog === null && <Notice store={store} />}
    </main>
  )
}

/** The people and computers of each seat, or one side and the level of the other. */
function WhoPlays({ page, chosen, planned: { table, options }, change }: Part) {
  const { rules, seats } = page
  if (table !== null)
    return (
      <>
        <h2>Seats</h2>
        <SeatTable
          rows={table.rows}
          rules={rules}
          sitters={table.sitters}
          sides={rules.game.seats(options).map(({ side }) => side)}
          mind={chosen.mind}
          change={(sitters) => change(givenTo(page, chosen, sitters))}
          changeMind={(mind) => change({ mind })}
        />
      </>
    )
  return (
    <>
      <h2>Your side</h2>
      <fieldset class="sides" aria-label="Your side">
        {seats.map((card) => (
          <SideCard
            card={card}
            on={chosen.seat === card.seat}
            choose={() => change({ seat: card.seat })}
          />
        ))}
      </fieldset>
      <h2>Opponent</h2>
      <fieldset class="levels" aria-label="Opponent">
        {titledLevels(rules.levels).map(({ id, name, about }) => (
          <Choice
            group="level"
            name={name}
            about={about}
            on={chosen.level === id}
            choose={() => change({ level: id })}
          />
        ))}
        <Choice
          group="level"
          name="A person"
          about="At this screen, which is covered whenever it changes hands."
          on={false}
          choose={() => change(joined(chosen))}
        />
      </fieldset>
    </>
  )
}

function Deal({ chosen, change }: Part) {
  return (
    <>
      <h2>Deal</h2>
      <div class="deal">
        <input
          type="text"
          aria-label="Words of the deal"
          value={chosen.deal}
          maxLength={60}
          onInput={(event) => change({ deal: event.currentTarget.value })}
        />
        <button type="button" class="button" onClick={() => change({ deal: newDeal() })}>
          New
        </button>
      </div>
      <p class="small">The same words deal the same game.</p>
    </>
  )
}

function Helps({ page, chosen: { help }, planned, change }: Part) {
  const verdicts = page.verdicts?.(planned.options) ?? null
  const flip = (name: keyof Chosen['help']) => (): void =>
    change({ help: { ...help, [name]: !help[name] } })
  return (
    <>
      <h2>Help</h2>
      <div class="helps explained">
        <Toggle name="Show odds" on={help.odds} flip={flip('odds')} />
        <span class="small">chances beside what dice or cards decide</span>
        <Toggle name="Take-back anywhere" on={help.takeBack} flip={flip('takeBack')} />
        <span class="small">even what was hidden or rolled: a practice game</span>
        {verdicts !== null && (
          <>
            <Toggle name={verdicts} on={help.verdicts} flip={flip('verdicts')} />
            <span class="small">in a combat, before you choose one</span>
          </>
        )}
        <WarningsButton store={page.store} />
        <span class="small">asks once before an act that gives away 10 % or more</span>
        <ThemeButton />
      </div>
    </>
  )
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

/** What can still be chosen of a set-up, a line each: about who plays, or about the rules. */
function SetupChoices({ page, chosen, planned, change, ofSeats }: Part & { ofSeats: boolean }) {
  const found = planned.open.filter(([choice]) => (choice.isOfSeats === true) === ofSeats)
  const closed = ofSeats && found.length === 0
  const open = closed ? seatsElsewhere(page) : found
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
                disabled={closed && name !== given.name}
                onClick={() => change({ answers: { ...chosen.answers, [choice.name]: name } })}
              >
                {name}
              </button>
            ))}
          </div>
          <p class="small">{closed ? `${given.about}; this set-up has no other` : given.about}</p>
          <Others answers={choice.answers} given={given} />
        </fieldset>
      ))}
    </div>
  )
}

/** What the answers mean that are not given. */
function Others({ answers, given }: { answers: readonly SetupAnswer[]; given: SetupAnswer }) {
  const others = answers.filter(({ name, about }) => name !== given.name && about !== '')
  if (others.length === 0) return null
  return (
    <details class="small">
      <summary>{others.length === 1 ? 'The other' : 'The others'}</summary>
      {others.map(({ name, about }) => (
        <p key={name}>
          <b>{name}:</b> {about}
        </p>
      ))}
    </details>
  )
}

/** What another set-up asks about who plays: it keeps its place, lest all below move under the pointer with the set-up. */
function seatsElsewhere({ setups }: GamePage): Planned['open'] {
  for (const { choices } of setups) {
    const ofSeats = answered(choices, {}).filter(([choice]) => choice.isOfSeats)
    if (ofSeats.length > 0) return ofSeats
  }
  return []
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
