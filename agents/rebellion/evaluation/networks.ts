import { setNumber } from '../../../engine/rebellion/data/table.js'
import { REBEL } from '../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { Network } from './network.js'
import { NETWORK } from './network-weights.js'
import { riseTable } from './rise-table.js'

const EXPANSION_SET = setNumber('rise')

/** The network that was trained on games like the one that is judged: with Rise of the Empire, or without it. */
export class Networks {
  private base: Network | null = null
  private rise: Network | null = null

  /** Chance of the Rebels. `rebel` and `empire` are views bound to the same world. */
  value(rebel: RebellionView, empire: RebellionView): number {
    return this.networkFor(rebel).value(rebel, empire)
  }

  private networkFor(view: RebellionView): Network {
    if (view.isInGame(EXPANSION_SET, REBEL)) {
      this.rise ??= new Network(riseTable())
      return this.rise
    }
    this.base ??= new Network(NETWORK)
    return this.base
  }
}
