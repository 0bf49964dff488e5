import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { NetworkFacts } from './network-facts.js'
import { type NetworkTable, readNetwork } from './network-table.js'

/**
 * One hidden layer over the inputs of network-inputs.ts, and a straight path beside it. Half of the hidden units count
 * from where they begin to matter, the other half until they are saturated; what they say is added up, never
 * subtracted. So an input whose weights all have one sign works one way, wherever the others stand.
 */
export class Network {
  private readonly facts: NetworkFacts
  private readonly places: Int32Array
  private readonly first: Float64Array
  private readonly straight: Float64Array
  private readonly offsets: Float64Array
  private readonly second: Float64Array
  private readonly bias: number
  private readonly sums: Float64Array

  constructor(table: NetworkTable) {
    const { places, first, straight, offsets, second, bias } = readNetwork(table)
    this.facts = new NetworkFacts(table.inputs)
    this.places = places
    this.first = first
    this.straight = straight
    this.offsets = offsets
    this.second = second
    this.bias = bias
    this.sums = new Float64Array(offsets.length)
  }

  /** Chance of the Rebels. `rebel` and `empire` are views bound to the same world. */
  value(rebel: RebellionView, empire: RebellionView): number {
    this.facts.measure(rebel, empire)
    return 1 / (1 + Math.exp(-this.logit(this.facts.values)))
  }

  /** `inputs` in the order of network-inputs.ts. */
  logit(inputs: Float64Array): number {
    const { places, first, straight, second, sums } = this
    const hidden = sums.length
    sums.set(this.offsets)
    let logit = this.bias
    for (let i = 0; i < places.length; i++) {
      const value = inputs[places[i] as number] as number
      if (value === 0) continue
      logit += value * (straight[i] as number)
      const row = i * hidden
      for (let h = 0; h < hidden; h++)
        sums[h] = (sums[h] as number) + value * (first[row + h] as number)
    }
    const half = hidden >> 1
    for (let h = 0; h < half; h++) logit += Math.max(0, sums[h] as number) * (second[h] as number)
    for (let h = half; h < hidden; h++)
      logit += Math.min(0, sums[h] as number) * (second[h] as number)
    return logit
  }
}
