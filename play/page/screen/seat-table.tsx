import { titledLevels } from '../../shell/levels.js'
import type { SeatRow } from '../game-page.js'
import type { PageRules } from '../page-rules.js'
import { isPerson } from '../seating.js'
import type { Sitter } from '../settings.js'

/** Who sits where: each seat is a person's or a computer's. */
export function SeatTable({
  rows,
  rules,
  sitters,
  change,
}: {
  rows: readonly SeatRow[]
  rules: PageRules
  sitters: readonly Sitter[]
  change: (sitters: readonly Sitter[]) => void
}) {
  const people = sitters.filter(isPerson).length
  const put = (seat: number, sitter: Sitter): void =>
    change(sitters.map((one, at) => (at === seat ? sitter : one)))
  return (
    <div class="seat-table">
      {rows.map(({ seat, style, content }) => (
        <fieldset class={`seat-row ${style}`} key={seat}>
          <legend>{content()}</legend>
          <SeatOf
            rules={rules}
            sitter={sitters[seat]}
            isOnly={people === 1}
            level={levelBeside(sitters) ?? rules.levels.usual}
            put={(sitter) => put(seat, sitter)}
          />
        </fieldset>
      ))}
      <p class="small">{tableWords(people)}</p>
    </div>
  )
}

function SeatOf({
  rules,
  sitter,
  isOnly,
  level,
  put,
}: {
  rules: PageRules
  sitter: Sitter | undefined
  isOnly: boolean
  /** What a computer that sits down here has. */
  level: string
  put: (sitter: Sitter) => void
}) {
  const isOne = isPerson(sitter)
  return (
    <div class="sitter">
      <div class="tabs">
        <button
          type="button"
          class={isOne ? 'on' : ''}
          aria-pressed={isOne}
          onClick={() => isOne || put({ person: '' })}
        >
          {isOne && isOnly ? 'You' : 'Person'}
        </button>
        <button
          type="button"
          class={isOne ? '' : 'on'}
          aria-pressed={!isOne}
          onClick={() => isOne && put({ level })}
        >
          Computer
        </button>
      </div>
      {isOne ? (
        !isOnly && (
          <input
            type="text"
            aria-label="Name"
            placeholder="Name"
            maxLength={16}
            value={sitter.person}
            onInput={(event) => put({ person: event.currentTarget.value })}
          />
        )
      ) : (
        <select
          aria-label="Level"
          value={sitter?.level}
          onChange={(event) => put({ level: event.currentTarget.value })}
        >
          {titledLevels(rules.levels).map(({ id, name, about }) => (
            <option value={id} title={about} key={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

function tableWords(people: number): string {
  if (people === 0) return 'Nobody of you plays: give a seat to a person.'
  if (people === 1) return 'You play with a computer in each of the other seats.'
  return 'You share this screen. It is covered whenever it goes to the other side, and whoever is asked opens it.'
}

function levelBeside(sitters: readonly Sitter[]): string | null {
  for (const sitter of sitters) if (!isPerson(sitter)) return sitter.level
  return null
}

/** The same people at another table: those who had a seat there keep it, computers take the others. */
export function seatedAt(
  count: number,
  before: readonly Sitter[],
  first: number,
  level: string,
): readonly Sitter[] {
  return Array.from({ length: count }, (_, seat): Sitter => {
    const isFirst = before.length === 0 && seat === first
    return before[seat] ?? (isFirst ? { person: '' } : { level })
  })
}

/** With names for those who gave none where there are several. */
export function named(sitters: readonly Sitter[]): readonly Sitter[] {
  if (sitters.filter(isPerson).length < 2)
    return sitters.map((one) => (isPerson(one) ? { person: '' } : one))
  let number = 0
  return sitters.map((one) => {
    if (!isPerson(one)) return one
    number++
    return { person: one.person.trim() || `Person ${number}` }
  })
}
