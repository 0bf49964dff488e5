import type { HalfSight } from '../../cinematic/halves.js'
import { unitName } from '../../words/names.js'
import { Icon, unitSymbol } from '../icon.js'

/** A half of a card: the unit that it needs, and what it would do now or why nothing. */
export function HalfView({ half, isUsed = false }: { half: HalfSight; isUsed?: boolean }) {
  const { unit, isHere, says, works, about, isTop } = half
  return (
    <span class={`tactic-half ${works ? '' : 'dead'} ${isUsed ? 'used' : ''}`}>
      {unit === null ? (
        <span class="any">any</span>
      ) : (
        <Icon id={unitSymbol(unit)} size={22} class={isHere ? 'here' : ''} />
      )}
      <span>
        <span class="hidden">{isTop ? 'Upper half' : 'Lower half'}: </span>
        {works ? (
          <span class="says">{says}</span>
        ) : (
          <span class="says">
            <i aria-hidden="true">✕</i>{' '}
            {unit !== null && !isHere ? `no ${unitName(unit)} here` : says}
          </span>
        )}
        <small>{about}</small>
      </span>
    </span>
  )
}
