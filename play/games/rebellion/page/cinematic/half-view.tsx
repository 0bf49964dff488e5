import type { HalfSight } from '../../cinematic/halves.js'
import { unitName } from '../../words/names.js'
import { Icon, unitSymbol } from '../icon.js'

/** A half of a card: the unit that it needs, and what it would do now or why nothing. */
export function HalfView({
  half,
  isUsed = false,
  isPlain = false,
}: {
  half: HalfSight
  isUsed?: boolean
  /** As the card says it, and nothing of how things stand. */
  isPlain?: boolean
}) {
  const { unit, isHere, says, about, isTop } = half
  const works = isPlain || half.works
  return (
    <span class={`tactic-half ${works ? '' : 'dead'} ${isUsed ? 'used' : ''}`}>
      {unit === null ? (
        <span class="any">any</span>
      ) : (
        <Icon id={unitSymbol(unit)} size={22} class={isHere || isPlain ? 'here' : ''} />
      )}
      <span>
        <span class="hidden">{isTop ? 'Upper half' : 'Lower half'}: </span>
        {isPlain ? (
          <span class="says plain">{about}</span>
        ) : works ? (
          <span class="says">{says}</span>
        ) : (
          <span class="says">
            <i aria-hidden="true">✕</i>{' '}
            {unit !== null && !isHere ? `no ${unitName(unit)} here` : says}
          </span>
        )}
        {!isPlain && <small>{about}</small>}
      </span>
    </span>
  )
}
