import { useContext } from 'preact/hooks'
import { LEADERS } from '../../../../../engine/rebellion/data/leaders.js'
import { ADMIRAL, postOfLeader } from '../../../../../engine/rebellion/facts/posts.js'
import { leaderId } from '../../../../../engine/rebellion/text/names.js'
import { SIDE_CLASS } from '../../words/texts.js'
import { Mark } from '../icon.js'
import { TeamGame } from '../team/roles.js'
import { ringWords } from '../words/ring-words.js'

/** A leader as a token on a drawing: a hexagon for the Empire, a disc for the Rebels. */
export function LeaderToken({
  leader,
  side,
  captive,
  x,
  y,
  r,
  ring = 0,
  lit = false,
  onClick,
}: {
  leader: number
  side: number
  captive: boolean
  x: number
  y: number
  r: number
  /** The attachment ring that he wears. */
  ring?: number
  lit?: boolean
  onClick?: (event: MouseEvent) => void
}) {
  const isTeam = useContext(TeamGame)
  const name = `leader ${SIDE_CLASS[side]} ${captive ? 'captive' : ''} ${lit ? 'lit' : ''}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the leader's card in the dock does the same by keys
    <g
      class={name}
      data-thing={leaderId(leader)}
      data-now={ringWords(ring) || undefined}
      onClick={onClick}
    >
      {side === 1 ? (
        <path class="token" d={hexagon(x, y, r)} />
      ) : (
        <circle class="token" cx={x} cy={y} r={r} />
      )}
      {isTeam && <path class="post" d={postLine(leader, x, y, r)} />}
      <text x={x} y={y + r * 0.33} style={`font-size:${r * 0.92}px`}>
        {LEADERS[leader]?.letters}
      </text>
      {captive && (
        <Mark id="mark-captured" x={x + r * 0.7} y={y + r * 0.7} size={r * 0.85} class="bars" />
      )}
      {ring > 0 && !captive && (
        <Mark id="mark-ring" x={x + r * 0.7} y={y - r * 0.7} size={r * 0.85} class="worn-ring" />
      )}
    </g>
  )
}

/** An Admiral's leader has a line above his letters, a General's one below them. */
function postLine(leader: number, x: number, y: number, r: number): string {
  const up = postOfLeader(leader) === ADMIRAL ? -1 : 1
  return `M${x - r * 0.42} ${y + up * r * 0.56}h${r * 0.84}`
}

function hexagon(x: number, y: number, r: number): string {
  const w = r * 0.9
  return `M${x} ${y - r}L${x + w} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - w} ${y + r / 2}V${y - r / 2}Z`
}

/** The same token by itself, in the text. */
export function LeaderIcon({
  leader,
  side,
  captive = false,
  ring = 0,
  size = 28,
}: {
  leader: number
  side: number
  captive?: boolean
  ring?: number
  size?: number
}) {
  return (
    <svg class="leader-icon" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <LeaderToken leader={leader} side={side} captive={captive} ring={ring} x={20} y={20} r={18} />
    </svg>
  )
}
