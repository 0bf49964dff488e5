import { dotted, type FiledFleet } from '../../../../../agents/skirmish/fleet-file.js'
import {
  checkFleet,
  NO_LIMIT_OF_COPIES,
  readyFleets,
} from '../../../../../agents/skirmish/fleets.js'
import type { Options } from '../../../../../engine/game.js'
import { InputError } from '../../../../../engine/input-error.js'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { OPTIONS } from '../../../../../engine/skirmish/options.js'
import { lasting } from '../../../../page/storage.js'
import type { Session } from '../../../../shell/session.js'
import { fleetIn } from '../../decision/fleet.js'
import { ownFleets } from './own-fleets.js'

/** The fleets that are wished for on the start screen: that of the person, and those of the computers. */

export interface WishedFleets {
  /** What the person begins to build from, by its key. */
  readonly own: string
  /** What the computers take, by its key. */
  readonly others: string
}

/** Nothing is wished: one builds it, a computer chooses by itself. */
export const FREE = ''
/** Computers take the fleet of the person. */
export const MIRROR = 'mirror'

const KEY = 'dejarik.skirmish.wished-fleets'

export function wishedFleets(): WishedFleets {
  try {
    const { own, others } = Object(JSON.parse(lasting.read(KEY) ?? '{}'))
    return { own: wordOr(own), others: wordOr(others) }
  } catch {
    return { own: FREE, others: FREE }
  }
}

function wordOr(found: unknown): string {
  return typeof found === 'string' ? found : FREE
}

export function wishFleets(wished: WishedFleets): void {
  lasting.write(KEY, JSON.stringify(wished))
}

/** A fleet that may fight whole by these options. */
export interface OfferedFleet {
  readonly key: string
  readonly fleet: FiledFleet
}

export function offeredFleets(options: Options): readonly OfferedFleet[] {
  const { battle = OPTIONS.battle.fallback, copyLimit = OPTIONS.copyLimit.fallback } = options
  const limit = copyLimit === 'off' ? NO_LIMIT_OF_COPIES : Number(copyLimit)
  const ready = readyFleets(String(battle), limit)
  return [
    ...ready.map((fleet) => ({ key: `ready ${fleet.id}`, fleet })),
    ...ownFleets()
      .filter((fleet) => isWhole(options, fleet))
      .map((fleet) => ({ key: `own ${fleet.name}`, fleet })),
  ]
}

function isWhole(options: Options, fleet: FiledFleet): boolean {
  try {
    checkFleet(skirmish, options, dotted(fleet))
    return true
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}

/** The fleet with this key, where it may fight by these options. */
export function fleetOffered(options: Options, key: string): FiledFleet | null {
  return offeredFleets(options).find((one) => one.key === key)?.fleet ?? null
}

/** The agent of a computer, with the fleet that it is wished to take. */
export function withWishedFleet({ options, observation, viewer }: Session, spec: string): string {
  const { others } = wishedFleets()
  const fleet = others === MIRROR ? fleetIn(observation, viewer) : fleetOffered(options, others)
  return fleet === null ? spec : `${spec}${spec.includes(':') ? ',' : ':'}fleet=${dotted(fleet)}`
}
