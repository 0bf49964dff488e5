import { useState } from 'preact/hooks'
import { rebellion } from '../../engine/rebellion/index.js'
import { CHART_REGIONS, CHART_SYSTEMS, FRAME, WALLS } from '../games/rebellion/page/data/chart.js'
import type { SymbolId } from '../games/rebellion/page/data/symbols.js'
import { Icon } from '../games/rebellion/page/icon.js'
import { pictureOf } from '../games/rebellion/page/picture/picture.js'
import type { Store } from '../games/rebellion/page/store.js'
import { SIDE_LABELS } from '../games/rebellion/page/words/texts.js'
import { Session } from '../shell/session.js'
import { loadFile } from './files.js'
import { LEVELS } from './levels.js'
import { found, type SavedGame, type Settings } from './saving.js'
import { ThemeButton } from './theme.js'

/** The first screen: a side, an opponent, a set-up, a deal; or the game that is under way. */
export function StartScreen({ store }: { store: Store }) {
  const [side, setSide] = useState(store.settings.side)
  const [level, setLevel] = useState(store.settings.level)
  const [setup, setSetup] = useState('first')
  const [seed, setSeed] = useState(newSeed)
  const [help, setHelp] = useState({ takeBack: false, odds: true })
  const [kept] = useState(found)
  const settings: Settings = { side, level, ...help }
  const start = (): void =>
    store.begin({ setup }, seed.trim() === '' ? newSeed() : seed.trim(), settings)
  return (
    <main class="start">
      <div class="choices">
        <header>
          <h1>Dejarik</h1>
          <p>Rebellion, alone against the computer. Everything stays on this machine.</p>
        </header>
        <h2>Your side</h2>
        <fieldset class="sides" aria-label="Your side">
          {[1, 0].map((one) => (
            <SideCard side={one} on={side === one} choose={() => setSide(one)} />
          ))}
        </fieldset>
        <h2>Opponent</h2>
        <fieldset class="levels" aria-label="Opponent">
          {LEVELS.map(({ id, name, about }) => (
            <Choice
              group="level"
              name={name}
              about={about}
              on={level === id}
              choose={() => setLevel(id)}
            />
          ))}
        </fieldset>
        <h2>Set-up</h2>
        <fieldset class="setups" aria-label="Set-up">
          <Choice
            group="setup"
            name="First game"
            about="Fixed start, no action cards, guided. Best to learn the page."
            on={setup === 'first'}
            choose={() => setSetup('first')}
          />
          <Choice
            group="setup"
            name="Standard"
            about="Random loyalty, you place your units."
            on={setup === 'standard'}
            choose={() => setSetup('standard')}
          />
        </fieldset>
      </div>
      <div class="actions">
        {store.notice !== null && (
          <p class="notice" role="alert">
            {store.notice}
          </p>
        )}
        {kept.kind === 'game' && <Continue store={store} game={kept.game} />}
        {kept.kind === 'damaged' && (
          <p class="notice" role="alert">
            The kept game cannot be read: {kept.why}. It was put aside.
          </p>
        )}
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
          <ThemeButton />
        </div>
        {help.takeBack && (
          <p class="small">Taking back what was hidden or rolled makes it a practice game.</p>
        )}
        <div class="go">
          <button type="button" class="button primary big" onClick={start}>
            Start as the {side === 1 ? 'Empire' : 'Rebels'}
          </button>
          <button type="button" class="button" onClick={() => loadFile(store)}>
            Load file
          </button>
        </div>
      </div>
    </main>
  )
}

const SIDE_TEXTS: readonly { text: string; icons: readonly SymbolId[] }[] = [
  {
    text: 'Hide, win systems over, meet objectives. Hold out until time and reputation meet.',
    icons: ['mon-calamari-cruiser', 'x-wing', 'airspeeder', 'rebel-trooper'],
  },
  {
    text: 'Find the hidden base and take it before time runs out. You have the fleets; they have the secret.',
    icons: ['star-destroyer', 'at-at', 'tie-fighter', 'stormtrooper'],
  },
]

function SideCard({ side, on, choose }: { side: number; on: boolean; choose: () => void }) {
  const facts = SIDE_TEXTS[side]
  return (
    <label class={`side-card ${side === 1 ? 'empire' : 'rebel'} ${on ? 'on' : ''}`}>
      <input type="radio" name="side" class="hidden" checked={on} onChange={choose} />
      <Icon id={side === 1 ? 'mark-empire' : 'mark-rebel'} size={26} />
      <Icon id={side === 1 ? 'mark-empire' : 'mark-rebel'} size={130} class="watermark" />
      <b>{SIDE_LABELS[side]}</b>
      <span>{facts?.text}</span>
      <span class="icons">
        {facts?.icons.map((id) => (
          <Icon id={id} size={24} />
        ))}
      </span>
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

function Continue({ store, game }: { store: Store; game: SavedGame }) {
  const level = LEVELS.find((one) => one.id === game.settings.level)?.name ?? ''
  const isOver = game.record.result !== undefined
  return (
    <section class="continue">
      <h2>{isOver ? 'Finished game' : 'Game under way'}</h2>
      <b>
        {SIDE_LABELS[game.settings.side]}, round {game.round}
      </b>
      <p>
        Against {level}, saved {ago(game.savedAt)}
      </p>
      <MiniChart game={game} />
      <button
        type="button"
        class="button outline"
        onClick={() => (isOver ? store.watch(game.record, game.settings) : store.resume(game))}
      >
        {isOver ? 'Watch it' : 'Continue'}
      </button>
    </section>
  )
}

function MiniChart({ game }: { game: SavedGame }) {
  const [picture] = useState(() => {
    const session = Session.of(rebellion, game.record, [game.settings.side])
    return pictureOf(session.observation, session.viewer)
  })
  return (
    <svg class="mini" viewBox="0 0 1600 800" aria-hidden="true">
      {CHART_REGIONS.map(({ outline, tint }) => (
        <path class={`tint-${tint}`} d={outline} />
      ))}
      <path class="wall-body" d={WALLS.join('')} />
      <path class="frame" d={FRAME} />
      {CHART_SYSTEMS.map(({ x, y }, n) => {
        const system = picture.systems[n]
        const name = system?.subjugated === true ? 'subjugated' : (system?.loyalty ?? 'none')
        return <circle class={`spot ${name}`} cx={x} cy={y} r={name === 'none' ? 15 : 27} />
      })}
    </svg>
  )
}

function ago(time: number): string {
  const minutes = Math.round((Date.now() - time) / 60000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} minutes ago`
  return minutes < 2880
    ? `${Math.round(minutes / 60)} hours ago`
    : `${Math.round(minutes / 1440)} days ago`
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
