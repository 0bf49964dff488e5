import { dieSymbol, Sign } from '../sign.js'
import type { ShotNow } from './shot-now.js'

/** The tray below the table: the dice, what is added, what must be met, and what comes of it. */
export function ShotTray({ shot }: { shot: ShotNow }) {
  const { who, whom, dice, attack, defense, outcome } = shot
  const sum = dice.reduce((all, face) => all + face, 0)
  const total = sum + attack
  return (
    <section class="shot-tray" aria-label="The shot">
      <p class="who">
        <b>{who}</b> fires at <b>{whom}</b>
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
            <Term value={String(sum)} name="dice" />
            <i>{attack < 0 ? '−' : '+'}</i>
            <Term value={String(Math.abs(attack))} name="Attack" />
            <i>=</i>
            <Term value={String(total)} name="total" />
            <i>against</i>
          </>
        )}
        <Term value={String(defense)} name="Defense" />
        {dice.length > 0 && <Verdict shot={shot} margin={total - defense} />}
      </div>
      {outcome.length > 0 && <p>{outcome.join(' ')}</p>}
    </section>
  )
}

function Term({ value, name }: { value: string; name: string }) {
  return (
    <span class="term">
      <b>{value}</b>
      <small>{name}</small>
    </span>
  )
}

function Verdict({ shot: { isHit }, margin }: { shot: ShotNow; margin: number }) {
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
