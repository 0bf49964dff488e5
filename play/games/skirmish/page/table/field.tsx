import { xOf, yOf } from '../../../../../engine/skirmish/state/units.js'
import { Icon } from '../../../../page/icon.js'
import { type Spot, segmentTo } from '../../decision/way.js'
import type { SkirmishTable } from '../../table/table.js'
import { millimetres } from '../../words/names.js'
import type { SkirmishStore } from '../store.js'
import { LAYERS, type Layer } from '../table-store.js'
import { ChanceTable } from './chance-table.js'
import { Picture } from './drawing.js'
import { targetOf, useGestures } from './gestures.js'
import { MiniMap } from './mini-map.js'
import { type Paper, paperOf, wholeTable } from './place.js'
import { boxSeen, useFocus } from './seen.js'
import { isFiring, lastShot } from './shot-now.js'
import { ShotTray } from './shot-tray.js'
import { useFrame } from './use-frame.js'

/** The table with all that stands on it and what is tried there. */
export function Field({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { viewport: view, present } = store
  const frame = useFrame(view)
  const shot = isFiring(store) ? lastShot(store) : null
  const { box, focus } = boxSeen(store, table, shot)
  const look = view.seen(box)
  useFocus(view, focus, `${store.session?.moves.length} ${present?.slot}`)
  const paper = paperOf(view, look)
  const gestures = useGestures(view, paper, {
    tap: (spot, target) => tapped(store, table, spot, target, paper),
    drag: (handle, spot) => dragged(store, handle, spot),
    drop: (handle) => handle === 'ghost' && store.way.plan(),
    press: (_, spot) => store.way.settle(spot),
    hover: (spot, target) => hovered(store, spot, target),
  })
  return (
    <div class="field">
      <div class="ground" ref={frame}>
        <svg
          class={`table ${store.telling.isMoving ? 'moving' : ''}`}
          width={view.width}
          height={view.height}
          aria-label="The table"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            const target = targetOf(event.target)
            if (target === null) return
            event.preventDefault()
            event.stopPropagation()
            store.chooseTarget(target)
          }}
          {...gestures}
        >
          {view.width > 0 && <Picture store={store} table={table} paper={paper} />}
        </svg>
        {isComparing(store) && <ChanceTable store={store} table={table} />}
        <Layers store={store} />
        {view.hasRoomForMap && <MiniMap table={table} paper={paper} view={view} />}
        <Zoom store={store} table={table} paper={paper} />
        <ScaleBar paper={paper} />
      </div>
      {isFiring(store) && <ShotTray shot={shot} />}
    </div>
  )
}

/** All chances lie over the table: of a layer while somebody decides, or of a tab. */
function isComparing({ tab, layers, isAsked }: SkirmishStore): boolean {
  return tab === 'chances' || (layers.has('chances') && isAsked)
}

const REACH = 22

/** In the set-up all own units can be placed anew. */
function isPlacedHere({ table, session }: SkirmishStore, slot: number): boolean {
  const unit = table.units.find((one) => one.slot === slot)
  return table.turn === 0 && unit?.owner === session?.viewer
}

function tapped(
  store: SkirmishStore,
  table: SkirmishTable,
  spot: Spot,
  target: number | null,
  paper: Paper,
): void {
  const { question } = store
  const near = target ?? nearestUnit(table, spot, paper)
  if (question?.sort === 'place') {
    const isPlaced = near !== null && near !== store.present?.slot && isPlacedHere(store, near)
    return isPlaced ? store.placeAgain(near) : store.place.put(spot)
  }
  if (near !== null) return store.chooseTarget(near)
  if (question?.sort === 'way') return store.way.plan(spot)
  store.point(-1)
}

/** A unit below the pointer shows its arc and its lines; on empty ground the ghost follows. */
function hovered(store: SkirmishStore, spot: Spot | null, target: number | null): void {
  store.lookOver(target ?? -1)
  const isWay = store.question?.sort === 'way' && store.panel === null
  store.way.follow(isWay && target === null ? spot : null)
}

function nearestUnit({ units }: SkirmishTable, { x, y }: Spot, paper: Paper): number | null {
  const near = units
    .map((unit) => ({
      slot: unit.slot,
      away: paper.length(Math.hypot(unit.x - x / 100, unit.y - y / 100)),
    }))
    .filter(({ away }) => away <= REACH)
    .sort((a, b) => a.away - b.away)
  return near[0]?.slot ?? null
}

function dragged(store: SkirmishStore, handle: string, spot: Spot): void {
  const { present } = store
  const { joint } = store.way
  if (handle === 'knob' && joint !== null) {
    const { turn } = segmentTo(joint, spot)
    store.way.set({
      turn:
        Math.abs(turn % 15) <= 2 || Math.abs(turn % 15) >= 13 ? Math.round(turn / 15) * 15 : turn,
    })
  } else if (handle === 'ghost') {
    if (present?.question.sort === 'place') store.place.put(spot)
    else store.way.goTo(spot)
  } else if (handle.startsWith('joint')) {
    store.way.bend(Number(handle.split(' ')[1]), spot)
  } else if (handle === 'nose' && present?.question.sort === 'way') {
    store.way.face(spot)
  } else if (handle === 'nose' && present?.ghost != null) {
    const slot = present.trial.slot
    const { state } = present.ghost
    const angle = Math.atan2(spot.y - yOf(state, slot), spot.x - xOf(state, slot))
    store.place.headTo(Math.round((angle * 180) / Math.PI / 5) * 5)
  }
}

const LAYER_WORDS: Readonly<Record<Layer, string>> = {
  'own-arcs': 'My arcs',
  'their-arcs': 'Their arcs',
  lines: 'Lines',
  reach: 'Reach',
  chances: 'Chances',
}

function Layers({ store }: { store: SkirmishStore }) {
  return (
    <fieldset class="tabs layers" aria-label="What is drawn besides">
      {LAYERS.map((layer) => (
        <button
          type="button"
          key={layer}
          class={store.layers.has(layer) ? 'on' : ''}
          aria-pressed={store.layers.has(layer)}
          onClick={() => store.toggle(layer)}
        >
          {LAYER_WORDS[layer]}
        </button>
      ))}
    </fieldset>
  )
}

const ZOOMS = [
  { name: 'Nearer', icon: 'icon-plus', by: 1.25 },
  { name: 'Farther', icon: 'icon-minus', by: 0.8 },
  { name: 'All units', icon: 'icon-home', by: null },
] as const

function Zoom({
  store,
  table,
  paper,
}: {
  store: SkirmishStore
  table: SkirmishTable
  paper: Paper
}) {
  const { viewport: view } = store
  return (
    <div class="zoom">
      {ZOOMS.map(({ name, icon, by }) => (
        <button
          type="button"
          class="button square"
          aria-label={name}
          key={name}
          onClick={() => (by === null ? view.show(null) : view.zoom(paper.look, by))}
          onDblClick={() => by === null && view.showBox(wholeTable(table))}
        >
          <Icon id={icon} size={14} />
        </button>
      ))}
    </div>
  )
}

function ScaleBar({ paper }: { paper: Paper }) {
  const mm = paper.look.scale < 0.6 ? 200 : 100
  return (
    <div class="scale-bar" aria-hidden="true">
      <i style={`width:${paper.length(mm)}px`} /> {millimetres(mm * 100)}
    </div>
  )
}
