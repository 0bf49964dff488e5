import { Sign } from '../sign.js'
import type { Face } from './face.js'

/** A card with all that stands on it, and how it stands at present. */
export function FaceView({ face, now = '' }: { face: Face; now?: string }) {
  const { name, kind, about, facts, sign, style } = face
  return (
    <article class={`card-face ${style}`}>
      <header>
        <Sign id={sign} size={30} />
        <span>
          <b>{name}</b>
          <small>{kind}</small>
        </span>
      </header>
      {now !== '' && <p class="now">{now}</p>}
      {about !== '' && <p>{about}</p>}
      <dl>
        {facts.map(({ term, words }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
