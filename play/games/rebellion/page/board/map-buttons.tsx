import { REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { Icon } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import type { Zoom } from './zoom.js'

/** What is drawn over the systems besides: where the base may be, and how likely. */
export function Layers({
  picture,
  showsMaybe,
  onMaybe,
  showsOdds,
  onOdds,
}: {
  picture: Picture
  showsMaybe: boolean
  onMaybe: (shows: boolean) => void
  showsOdds: boolean
  /** Absent where odds are of no use. */
  onOdds: (() => void) | undefined
}) {
  return (
    <div class="layers">
      {picture.systems.some(({ candidate }) => candidate) && (
        <button
          type="button"
          aria-pressed={showsMaybe}
          title={
            picture.reader === REBEL
              ? 'Marks the systems that the Empire cannot rule out'
              : 'Marks the systems where the base may be'
          }
          onClick={() => onMaybe(!showsMaybe)}
        >
          Base ?
        </button>
      )}
      {onOdds !== undefined && (
        <button
          type="button"
          aria-pressed={showsOdds}
          title="How likely each system is to hold the base"
          onClick={onOdds}
        >
          Odds
        </button>
      )}
    </div>
  )
}

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  return (
    <div class="zoom">
      <button type="button" aria-label="Closer" onClick={zoom.closer}>
        <Icon id="icon-plus" size={14} />
      </button>
      <button type="button" aria-label="Further away" onClick={zoom.further}>
        <Icon id="icon-minus" size={14} />
      </button>
      <button type="button" aria-label="Show the whole board" onClick={zoom.showWhole}>
        <Icon id="icon-home" size={14} />
      </button>
    </div>
  )
}
