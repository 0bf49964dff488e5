import { CardLayer } from '../../../../page/card/card-layer.js'
import { thingOf } from '../../things.js'
import { CardView } from './card-view.js'

/** Shows cards, leaders, units and systems in full, wherever something stands for one. */
export function Cards() {
  return <CardLayer face={faceFor} />
}

function faceFor(id: string, now: string) {
  const thing = thingOf(id)
  return thing === null ? null : <CardView thing={thing} now={now} />
}
