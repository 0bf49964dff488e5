import { counted } from '../../../../../engine/english.js'
import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../../../engine/rebellion/data/leaders.js'
import { inWords, leaderName } from '../../words/names.js'
import { SIDE_CLASS, SIDE_LABELS, SKILL_NAMES } from '../../words/texts.js'
import { LeaderIcon } from '../board/leader-token.js'
import { pointOf } from '../board/telling-layer.js'
import { CHART_HEIGHT, CHART_WIDTH } from '../data/chart.js'
import { Icon, skillSymbol } from '../icon.js'
import { iconsWith } from '../picture/leader-icons.js'
import type { MissionAtHand } from '../picture/mission-at-hand.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { successesOf } from './dice.js'
import { DiceDue, Die } from './die.js'
import { type MissionStory, missionStory, sidesOf } from './mission-story.js'

/** Kinds of decision in which the mission is what is asked about. */
const ASKS_ABOUT_IT: readonly string[] = ['oppose', 'reaction']

/** The mission that is shown now: while it is told, and while somebody is asked about it. */
export function openMission(store: RebellionStore): MissionStory | null {
  const { telling, picture } = store
  const story = missionStory(store.told, picture)
  if (story === null) return null
  const present = telling.present?.lines[0]
  if (present !== undefined) return story.lines.includes(present) ? story : null
  if (picture.mission === null || story.outcome !== null) return null
  return !store.isAsked || ASKS_ABOUT_IT.includes(store.kind) ? story : null
}

/** A mission over the board, on the half where its target is not; at the end where it is not on a narrow board. */
export function MissionScene({
  story,
  picture,
  isRolling,
}: {
  story: MissionStory
  picture: Picture
  isRolling: boolean
}) {
  const facts = MISSIONS[story.card]
  if (facts === undefined) return null
  const at = story.place === null ? undefined : pointOf(story.place)
  const half = at !== undefined && at.y > CHART_HEIGHT / 2 ? 'upper' : 'lower'
  const end = at !== undefined && at.x < CHART_WIDTH / 2 ? 'right' : 'left'
  const isAttempt = facts.mode === 'attempt'
  return (
    <section
      class={`mission-scene ${half} ${end} ${SIDE_CLASS[story.side]}`}
      aria-label={`Mission: ${facts.name}`}
    >
      <header>
        <Icon id="icon-mission" size={16} />
        <h2 data-thing={facts.id}>{facts.name}</h2>
        <span>
          {SIDE_LABELS[story.side]}
          {story.place === null ? '' : ` · at ${inWords(story.place)}`}
          {story.target === null ? '' : ` · against ${leaderName(story.target)}`}
        </span>
      </header>
      <p class="about">{facts.about}</p>
      <Need story={story} picture={picture} />
      {isAttempt && (
        <div class="rolls">
          {sidesOf(story).map((side) => (
            <Row story={story} side={side} picture={picture} isRolling={isRolling} />
          ))}
        </div>
      )}
      {story.answers.map((text) => (
        <p class="answer">
          <Icon id="icon-card" size={13} /> {text}
        </p>
      ))}
      <Result story={story} isRolling={isRolling} />
    </section>
  )
}

/** Who goes, what the card asks for, and what they bring together. */
function Need({ story, picture }: { story: MissionStory; picture: Picture }) {
  const facts = MISSIONS[story.card]
  if (facts === undefined || facts.needs === 0) return null
  const had = iconsWith(
    story.leaders.map((leader) => picture.leaders[leader]),
    facts.skill,
  )
  return (
    <p class="need-line">
      needs {facts.needs}{' '}
      {Array.from({ length: facts.needs }, () => (
        <Icon id={skillSymbol(facts.skill)} size={13} />
      ))}{' '}
      {SKILL_NAMES[facts.skill]}, has {had}
    </p>
  )
}

function Row({
  story,
  side,
  picture,
  isRolling,
}: {
  story: MissionStory
  side: number
  picture: Picture
  isRolling: boolean
}) {
  const isActing = side === story.side
  const leaders = isActing ? story.leaders : story.opposers
  const dice = story.dice[side] ?? null
  const due = dueDice(picture.mission, isActing)
  const bonus = isActing ? story.bonus : 0
  const sum = story.successes?.[side] ?? (dice === null ? null : successesOf(dice) + bonus)
  return (
    <div class={`roll ${SIDE_CLASS[side]}`}>
      <span class="who">
        {leaders.map((leader) => (
          <LeaderIcon leader={leader} side={picture.leaders[leader]?.side ?? side} size={30} />
        ))}
        <b>
          {leaders.map((leader) => LEADERS[leader]?.short).join(', ') ||
            (story.outcome === null ? 'nobody yet' : 'nobody')}
        </b>
      </span>
      <span class="dice">
        {dice?.map((die) => (
          <Die die={die} state={isRolling ? 'rolling' : ''} />
        ))}
        {dice === null && story.outcome === null && <DiceDue counts={due} />}
        {dice !== null && dice.length === 0 && <small>no dice</small>}
        {bonus > 0 && <small class="bonus">+{bonus}</small>}
      </span>
      <output aria-label={`${SIDE_LABELS[side]}, successes`}>
        {sum === null || isRolling ? '' : sum}
      </output>
    </div>
  )
}

function dueDice(mission: MissionAtHand | null, isActing: boolean): readonly number[] {
  if (mission === null) return []
  const { dice, green, against, againstGreen } = mission
  return isActing ? [dice, 0, green] : [against, 0, againstGreen]
}

/** The result in a line, and what came of it. */
function Result({ story, isRolling }: { story: MissionStory; isRolling: boolean }) {
  const { outcome, effects } = story
  if (isRolling || (outcome === null && effects.length === 0)) return null
  return (
    <div class={`result ${outcome ?? ''}`}>
      {outcome !== null && (
        <p>
          <Icon id={outcome === 'success' ? 'icon-check' : 'icon-cross'} size={15} />{' '}
          <b>{resultWords(story)}</b>
        </p>
      )}
      {effects.map((text) => (
        <p>{text}</p>
      ))}
    </div>
  )
}

function resultWords({ outcome, successes, side, opposers, dice }: MissionStory): string {
  const word = outcome === 'success' ? 'Succeeds' : 'Fails'
  if (successes === null)
    return opposers.length === 0 && dice[side] === null && outcome === 'success'
      ? 'Succeeds: nobody opposes'
      : word
  const own = successes[side] ?? 0
  const theirs = successes[1 - side] ?? 0
  const tie = outcome === 'failure' && own === theirs ? '; a tie fails' : ''
  return `${word}: ${counted(own, 'success', 'successes')} against ${theirs}${tie}`
}
