import { titledLevels } from '../../shell/levels.js'
import { isPerson } from '../../shell/sitters.js'
import { MINDS, type Mind } from '../../shell/wishes.js'
import type { SeatRow } from '../game-page.js'
import type { PageRules } from '../page-rules.js'
import { type Comer, haveCodes, levelAmong, withCode } from '../seating.js'

/** Who sits where: each seat is a person's or a computer's. */
export function SeatTable({
  rows,
  rules,
  sitters,
  sides,
  mind,
  change,
  changeMind,
}: {
  rows: readonly SeatRow[]
  rules: PageRules
  sitters: readonly Comer[]
  /** What each seat plays for. */
  sides: readonly string[]
  mind: Mind
  change: (sitters: readonly Comer[]) => void
  changeMind: (mind: Mind) => void
}) {
  const people = sitters.filter(isPerson).length
  const hasCodes = haveCodes(sitters)
  const put = (seat: number, sitter: Comer): void =>
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
            hasCodes={hasCodes && people > 1}
            level={levelAmong(sitters) ?? rules.levels.usual}
            put={(sitter) => put(seat, sitter)}
          />
        </fieldset>
      ))}
      <p class="small">{tableWords(people)}</p>
      {people > 1 && (
        <TableChoice
          name="Between people"
          about={
            hasCodes
              ? 'four figures of his own open the screen for each; nobody can be reminded of them'
              : 'the screen goes dark; the next person opens it'
          }
          on={hasCodes ? 1 : 0}
          answers={['Curtain', 'Curtain and code']}
          answer={(which) => change(sitters.map((one) => withCode(one, which === 1 ? '' : null)))}
        />
      )}
      {rules.wishes !== undefined && isBesideComputer(sitters, sides) && (
        <TableChoice
          name="Partner"
          about={MIND_WORDS[mind]}
          on={MINDS.indexOf(mind)}
          answers={['Does as asked', 'Own mind']}
          answer={(which) => changeMind(MINDS[which] ?? 'asked')}
        />
      )}
    </div>
  )
}

const MIND_WORDS: Readonly<Record<Mind, string>> = {
  asked: 'the computer beside you heeds wishes that cost up to 5 % of your chances',
  own: 'the computer beside you heeds wishes that cost next to nothing',
}

/** A person has a computer on his side. */
function isBesideComputer(sitters: readonly Comer[], sides: readonly string[]): boolean {
  return sitters.some(
    (one, at) =>
      isPerson(one) &&
      sitters.some((other, beside) => sides[beside] === sides[at] && !isPerson(other)),
  )
}

function TableChoice({
  name,
  about,
  answers,
  on,
  answer,
}: {
  name: string
  about: string
  answers: readonly string[]
  on: number
  answer: (which: number) => void
}) {
  return (
    <div class="setup-choices">
      <fieldset>
        <legend>{name}</legend>
        <div class="tabs">
          {answers.map((word, which) => (
            <button
              type="button"
              key={word}
              class={which === on ? 'on' : ''}
              aria-pressed={which === on}
              onClick={() => which !== on && answer(which)}
            >
              {word}
            </button>
          ))}
        </div>
        <p class="small">{about}</p>
      </fieldset>
    </div>
  )
}

function SeatOf({
  rules,
  sitter,
  isOnly,
  hasCodes,
  level,
  put,
}: {
  rules: PageRules
  sitter: Comer | undefined
  isOnly: boolean
  /** Each person has a code. */
  hasCodes: boolean
  /** What a computer that sits down here has. */
  level: string
  put: (sitter: Comer) => void
}) {
  const isOne = isPerson(sitter)
  return (
    <div class="sitter">
      <div class="tabs">
        <button
          type="button"
          class={isOne ? 'on' : ''}
          aria-pressed={isOne}
          onClick={() => isOne || put(hasCodes ? { person: '', code: '' } : { person: '' })}
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
        <>
          {!isOnly && (
            <input
              type="text"
              aria-label="Name"
              placeholder="Name"
              maxLength={16}
              value={sitter.person}
              onInput={(event) => put({ ...sitter, person: event.currentTarget.value })}
            />
          )}
          {hasCodes && (
            <input
              type="password"
              class="code"
              aria-label="Code, four figures"
              placeholder="Code"
              inputMode="numeric"
              autocomplete="off"
              maxLength={4}
              value={sitter.code ?? ''}
              onInput={({ currentTarget }) => {
                // What is none is not even shown
                currentTarget.value = currentTarget.value.replace(/[^0-9]/g, '')
                put({ ...sitter, code: currentTarget.value })
              }}
            />
          )}
        </>
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
