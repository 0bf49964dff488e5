import { ICONS } from '../data/icons.js'
import { TABLE_IDS, tableOf } from '../facts/tables.js'
import { allUnitKinds, COST, LONGS, SHORTS } from '../facts/units.js'

/** What never changes, by the ids that moves and positions use: for programs in other languages. */
export function data(): Readonly<Record<string, unknown>> {
  return {
    units: allUnitKinds().map(({ number, ...unit }) => ({
      ...unit,
      cost: COST[number],
      segments: segments(number * 2),
      ...(unit.back === undefined ? {} : { backSegments: segments(number * 2 + 1) }),
    })),
    icons: ICONS,
    tables: TABLE_IDS.map((id, table) => ({
      id,
      forTwo: millimetres(tableOf(2, table)),
      forMore: millimetres(tableOf(4, table)),
    })),
  }
}

function segments(sheet: number): string[] {
  return [
    ...new Array<string>(SHORTS[sheet]).fill('S'),
    ...new Array<string>(LONGS[sheet]).fill('L'),
  ]
}

function millimetres({ size, cards }: { size: number; cards: Int32Array }): object {
  return { size: size / 100, cards: Array.from(cards, (value) => value / 100) }
}
