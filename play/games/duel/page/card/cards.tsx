import { CardLayer } from '../../../../page/card/card-layer.js'
import { faceOf } from './face.js'
import { FaceView } from './face-view.js'

/** Shows cards, strategies and events in full, wherever something stands for one. */
export function Cards() {
  return <CardLayer face={faceFor} />
}

function faceFor(id: string, now: string) {
  const face = faceOf(id)
  return face === null ? null : <FaceView face={face} now={now} />
}
