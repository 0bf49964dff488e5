import { MISSIONS, OBJECTIVES } from '../../../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../../../engine/rebellion/data/leaders.js'
import { SYSTEMS } from '../../../../../engine/rebellion/data/systems.js'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import { ICON_IDS } from '../../../../../engine/rebellion/facts/map.js'
import { SIDE_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import type { Thing } from '../../things.js'
import { LeaderIcon } from '../board/leader-token.js'
import { SkillIcons } from '../board/skill-icons.js'
import type { SymbolId } from '../data/symbols.js'
import { Icon, resourceSymbol, skillSymbol, unitSymbol } from '../icon.js'
import { faceOf } from './face.js'

/** A card, leader, unit or system with all that stands on it, and how it stands at present. */
export function CardView({ thing, now = '' }: { thing: Thing; now?: string }) {
  const { kind, about, facts } = faceOf(thing)
  return (
    <article class={`card-face ${thing.side}`}>
      <header>
        <Portrait thing={thing} />
        <span>
          <b>{thing.name}</b>
          <small>{kind}</small>
        </span>
        <span class="symbols" aria-hidden="true">
          <Symbols thing={thing} />
        </span>
      </header>
      {now !== '' && <p class="now">{now}</p>}
      {about !== '' && <p>{about}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}

function Portrait({ thing }: { thing: Thing }) {
  const { sort, number, side } = thing
  if (sort === 'leader')
    return <LeaderIcon leader={number} side={SIDE_IDS.indexOf(side)} size={34} />
  return <Icon id={sort === 'unit' ? unitSymbol(number) : SIGNS[sort]} size={26} />
}

const SIGNS: Readonly<Record<Exclude<Thing['sort'], 'leader' | 'unit'>, SymbolId>> = {
  mission: 'icon-mission',
  action: 'icon-action',
  objective: 'icon-objective',
  tactic: 'icon-card',
  ring: 'mark-ring',
  place: 'mark-probe',
}

/** The symbols printed on it. */
function Symbols({ thing: { sort, number } }: { thing: Thing }) {
  switch (sort) {
    case 'mission': {
      const card = MISSIONS[number]
      return card === undefined ? null : <Row id={skillSymbol(card.skill)} count={card.needs} />
    }
    case 'objective':
      return <Row id="mark-reputation" count={OBJECTIVES[number]?.reputation ?? 0} />
    case 'leader':
      return (
        <SkillIcons
          skills={LEADERS[number]?.skills ?? []}
          minors={LEADERS[number]?.minor}
          size={15}
        />
      )
    case 'unit':
      return <UnitSymbols type={number} />
    case 'place':
      return (SYSTEMS[number]?.icons ?? []).map((icon) => (
        <Row id={resourceSymbol(ICON_IDS.indexOf(icon))} count={1} />
      ))
    default:
      return null
  }
}

function UnitSymbols({ type }: { type: number }) {
  const unit = UNITS[type]
  if (unit === undefined) return null
  const [colour, points] = unit.health
  const [red, black, green] = unit.dice
  return (
    <>
      <Row id="die-red" count={red} style="red-die" />
      <Row id="die-black" count={black} style="black-die" />
      <Row id="die-green" count={green} style="green-die" />
      <Row
        id={colour === 'red' ? 'health-red' : 'health-black'}
        count={points}
        style={`${colour}-health`}
      />
      {unit.needsTransport && <Icon id="icon-transport" size={15} />}
    </>
  )
}

function Row({ id, count, style = '' }: { id: SymbolId; count: number; style?: string }) {
  return (
    <>
      {Array.from({ length: count }, () => (
        <Icon id={id} size={15} class={style} />
      ))}
    </>
  )
}
