import { mayTurn } from '../../decision/way.js'
import { type SkirmishTable, unitOf } from '../../table/table.js'
import type { SkirmishStore } from '../store.js'
import type { Pixels } from './boxes.js'
import { Dial, type DialLook, dialBoxes } from './dial.js'
import { type FireLook, fireLook } from './fire-look.js'
import { Ghost, Reach } from './ghost.js'
import { ArcView, HomeCards, Squares } from './ground.js'
import { type Layout, layoutOf, standing, type Written } from './layout.js'
import { underMap } from './mini-map.js'
import type { Paper } from './place.js'
import { PlaceLine } from './place-line.js'
import { FireLines } from './shots-view.js'
import { unitLabel } from './unit-label.js'
import { UnitView } from './unit-view.js'
import { FOOT } from './viewport.js'

/** The table with what is tried on it: the ghost of a unit, its reach, the dial that turns it. */
export function Picture({
  store,
  table,
  paper,
}: {
  store: SkirmishStore
  table: SkirmishTable
  paper: Paper
}) {
  const { present } = store
  const isWay = present?.question.sort === 'way'
  const ghost =
    present === null || present.ghost === null || present.slot < 0
      ? null
      : unitOf(present.ghost.state, present.slot)
  const { joint } = store.way
  const leaving = isWay ? (ghost?.slot ?? -1) : -1
  const units = standing(table.units, leaving, ghost)
  const dial: DialLook | null =
    joint !== null && !store.way.isPlanned && store.panel !== 'hint'
      ? { joint, turn: store.way.segment.turn, units, paper }
      : null
  const written: Written = {
    table,
    paper,
    fire: fireLook(store, table),
    leaving,
    ghost,
    covered: [
      ...buttonsOver(paper),
      ...(store.viewport.hasRoomForMap ? [underMap(table, paper)] : []),
      ...(dial === null ? [] : dialBoxes(dial)),
    ],
  }
  const layout = layoutOf(written)
  return (
    <>
      <Drawing {...written} layout={layout} />
      {present !== null && isWay && mayTurn(present.from) && store.layers.has('reach') && (
        <Reach trial={present.from} observation={store.observation} paper={paper} />
      )}
      {ghost !== null && present?.question.sort === 'place' && (
        <PlaceLine table={table} unit={ghost} paper={paper} />
      )}
      {ghost !== null && present !== null && (
        <Ghost
          unit={ghost}
          name={layout.names.get(ghost.slot)}
          present={present}
          isPlanned={store.way.isPlanned}
          observation={store.observation}
          style={table.seats[ghost.owner]?.style ?? 'empire'}
          paper={paper}
        />
      )}
      {dial !== null && <Dial {...dial} />}
    </>
  )
}

/** A table as it stands, with lines of fire. */
export function StillDrawing({
  table,
  paper,
  fire,
}: {
  table: SkirmishTable
  paper: Paper
  fire: FireLook
}) {
  return (
    <Drawing table={table} paper={paper} fire={fire} layout={layoutOf({ table, paper, fire })} />
  )
}

/** What stands on the table, and who fires at whom. */
function Drawing({
  table,
  paper,
  fire,
  leaving = -1,
  ghost = null,
  layout,
}: Written & { readonly layout: Layout }) {
  const { radii, names, tags } = layout
  return (
    <>
      <Squares size={table.size} paper={paper} />
      <HomeCards table={table} paper={paper} marks={({ target }) => fire.marks.get(target) ?? ''} />
      {fire.arcs.map(({ arc, style, label }) => (
        <ArcView arc={arc} paper={paper} class={style} label={label} />
      ))}
      {table.units.map((unit) => (
        <UnitView
          key={unit.slot}
          unit={unit}
          style={table.seats[unit.owner]?.style ?? 'empire'}
          paper={paper}
          r={radii.get(unit.slot) ?? 0}
          label={unitLabel(table, unit)}
          name={unit.slot === leaving ? undefined : names.get(unit.slot)}
          marks={`${unit.slot === leaving ? 'leaves' : ''} ${fire.marks.get(unit.slot) ?? ''}`}
        />
      ))}
      <FireLines lines={fire.lines} table={table} ghost={ghost} tags={tags} paper={paper} />
    </>
  )
}

/** Where the layers stand, and the zoom with the scale beside it. */
function buttonsOver({ width, height }: Paper): readonly Pixels[] {
  return [
    { left: 0, right: 300, top: height - FOOT, bottom: height },
    { left: width - 190, right: width, top: height - FOOT, bottom: height },
    { left: width - 50, right: width, top: height - 135, bottom: height },
  ]
}
