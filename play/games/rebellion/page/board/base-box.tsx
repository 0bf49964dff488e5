import { counted } from '../../../../../engine/english.js'
import { BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { confirms } from '../../../../page/screen/game-keys.js'
import { placeName } from '../../words/names.js'
import { BASE_BOX } from '../data/chart.js'
import { Mark, resourceSymbol } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { LeaderToken } from './leader-token.js'
import { COMPACT_SIZES, FULL_SIZES, Strip } from './strip.js'
import { unitWords } from './system-name.js'

/** The Rebel Base space: what stands in it, and what the reader knows of the base. */
export function BaseBox({
  picture,
  compact,
  lit,
  selected,
  onChoose,
}: {
  picture: Picture
  compact: boolean
  lit: boolean
  selected: boolean
  onChoose: (place: number) => void
}) {
  const { base } = picture
  const units = base.units[0] ?? []
  const words = knowledge(picture)
  const label = `Rebel Base space, ${words}. ${units.flat().length > 0 ? `Rebel units: ${unitWords(units.flat())}` : 'No units'}${lit ? ', can be chosen' : ''}.`
  const choose = (): void => onChoose(BASE_SPACE)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what stands in the box is a larger target for the mouse
    <g
      class={`base-box ${lit ? 'lit' : ''} ${selected ? 'selected' : ''} ${picture.reader === 0 ? 'own' : ''}`}
      data-lit={lit ? 'yes' : undefined}
      data-drop={`place ${BASE_SPACE}`}
      onClick={choose}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a button element cannot stand in a drawing */}
      <g
        role="button"
        id={`system-${BASE_SPACE}`}
        tabIndex={-1}
        aria-label={label}
        aria-pressed={selected}
        data-place={BASE_SPACE}
        onKeyDown={(event) => {
          if (event.key !== ' ' && (event.key !== 'Enter' || confirms(selected))) return
          event.preventDefault()
          event.stopPropagation()
          choose()
        }}
      >
        <rect class="box" x={x} y={y} width={width} height={height} rx={radius} />
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawn words take no focus; the button's name has them all */}
      <g aria-hidden="true">
        {compact ? (
          <CompactContents picture={picture} words={words} />
        ) : (
          <Contents picture={picture} words={words} />
        )}
      </g>
    </g>
  )
}

interface Shown {
  readonly picture: Picture
  readonly words: string
}

const { x, y, width, height, radius } = BASE_BOX
const middle = x + width / 2

function Contents({ picture, words }: Shown) {
  const { base } = picture
  const rows = rowsOf(base.units[0] ?? [])
  return (
    <>
      <Mark id="mark-base" x={x + 24} y={y + 24} size={20} class="house" />
      <text class="title" x={x + 40} y={y + 31}>
        Rebel Base
      </text>
      <Words text={words} y={y + 55} most={17} />
      {rows.map((row, i) => (
        <Strip
          x={middle}
          y={y + 84 + i * 36}
          sides={[row, []]}
          sizes={FULL_SIZES}
          compact={false}
        />
      ))}
      {base.leaders.map((one, i) => (
        <LeaderToken
          leader={one.leader}
          side={one.side}
          captive={one.captive}
          ring={one.ring}
          x={x + 24 + i * 32}
          y={y + height - 62}
          r={17}
        />
      ))}
      <Mark
        id={resourceSymbol(0)}
        x={middle - 22}
        y={y + height - 32}
        size={17}
        class="resource space"
      />
      <Mark
        id={resourceSymbol(3)}
        x={middle}
        y={y + height - 32}
        size={17}
        class="resource earth"
      />
      <circle class="pip" cx={middle + 20} cy={y + height - 31} r={2.5} />
      <text class="words" x={middle} y={y + height - 10}>
        onto queue 1
      </text>
    </>
  )
}

/** The same in large for small screens: the strongest ship and ground unit with sums. */
function CompactContents({ picture, words }: Shown) {
  const units = picture.base.units[0] ?? []
  return (
    <>
      <Mark id="mark-base" x={x + 34} y={y + 30} size={30} class="house" />
      <text class="title large" x={x + 56} y={y + 40}>
        Base
      </text>
      {units.map((theater, i) => (
        <Strip x={middle} y={y + 82 + i * 50} sides={[theater, []]} sizes={COMPACT_SIZES} compact />
      ))}
      <Words text={words.replace(/ systems? left/, ' left')} y={y + height - 18} most={10} large />
    </>
  )
}

/** A line in the box; one of more than `most` letters is set closer. */
function Words({
  text,
  y,
  most,
  large = false,
}: {
  text: string
  y: number
  most: number
  large?: boolean
}) {
  const fit =
    text.length > most
      ? ({ textLength: width - 12, lengthAdjust: 'spacingAndGlyphs' } as const)
      : {}
  return (
    <text class={large ? 'words large' : 'words'} x={middle} y={y} {...fit}>
      {text}
    </text>
  )
}

/** At most three kinds on a line, so that the box holds them. */
function rowsOf(units: readonly (readonly { type: number; count: number }[])[]) {
  const rows = units.flatMap((theater) => {
    const lines: { type: number; count: number }[][] = []
    for (let i = 0; i < theater.length; i += 3) lines.push([...theater.slice(i, i + 3)])
    return lines
  })
  return rows.slice(0, 4)
}

function knowledge(picture: Picture): string {
  if (picture.revealed) return 'revealed'
  if (picture.baseSystem < BASE_SPACE) return placeName(picture.baseSystem)
  if (picture.phase === 0) return 'no system yet'
  return counted(picture.candidateCount, 'system left', 'systems left')
}
