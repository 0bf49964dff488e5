import { sumOf, type Term } from '../../decision/terms.js'
import { dieSymbol, Sign } from '../sign.js'
import type { ShotNow } from './shot-now.js'

/** The tray below the table while shots are fired: the dice, what is added, what must be met, and what comes of it. */
export function ShotTray({ shot }: { shot: ShotNow | null }) {
  return (
    <section class="shot-tray" aria-label="The shot">
      {shot === null ? <p>All orders are shown. The first shot comes next.</p> : <Shot {...shot} />}
    </section>
  )
}

function Shot({ who, whom, dice, attack, defense, isHit, outcome }: ShotNow) {
  const sum = dice.reduce((all, face) => all + face, 0)
  const total = sum + sumOf(attack)
  return (
    <>
      <p class="who">
        <b>{who}</b> fires at <b>{whom}</b>
        {outcome.length > 0 && <span>{outcome.join(' ')}</span>}
      </p>
      <div class="sum">
        {dice.map((face) => (
          <span class={`die ${face === 1 ? 'one' : ''}`}>
            <Sign id={dieSymbol(face)} size={34} />
            <span class="hidden">{face}</span>
          </span>
        ))}
        {dice.length > 0 && (
          <>
            <Value value={String(sum)} name="dice" />
            <Terms terms={attack} isAdded={true} />
            <i>=</i>
            <Value value={String(total)} name="total" />
            <i>against</i>
          </>
        )}
        <Terms terms={defense} isAdded={false} />
        {dice.length > 0 && <Verdict isHit={isHit} margin={total - sumOf(defense)} />}
      </div>
    </>
  )
}

/** With their signs; the first bare where nothing stands before it. */
function Terms({ terms, isAdded }: { terms: readonly Term[]; isAdded: boolean }) {
  return (
    <>
      {terms.map(({ name, value }, i) => (
        <>
          {(isAdded || i > 0) && <i>{value < 0 ? '−' : '+'}</i>}
          <Value value={String(Math.abs(value))} name={name} />
        </>
      ))}
    </>
  )
}

function Value({ value, name }: { value: string; name: string }) {
  return (
    <span class="term">
      <b>{value}</b>
      <small>{name}</small>
    </span>
  )
}

function Verdict({ isHit, margin }: { isHit: boolean | null; margin: number }) {
  const hits = margin >= 0
  const by = Math.abs(margin)
  return (
    <b class={`verdict ${hits ? '' : 'missed'}`}>
      {hits
        ? `Hit${isHit === null ? ', as it lies' : by === 0 ? ' exactly' : ` by ${by}`}`
        : `Missed by ${by}`}
    </b>
  )
}
