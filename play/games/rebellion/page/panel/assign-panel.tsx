import { chanceWithGreen } from '../../../../../agents/rebellion/missions/mission-chance.js'
import type { Move } from '../../../../../engine/game.js'
import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { argA } from '../../../../../engine/rebellion/state/moves.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { leadersOn } from '../../plans/leaders.js'
import { leaderName, missionName, percent } from '../../words/names.js'
import { skillNeed } from '../../words/needs.js'
import { LeaderIcon } from '../board/leader-token.js'
import { drafted, hasTooFew, stackIn } from '../choice/assignment.js'
import { chosenValue } from '../choice/facets.js'
import { Icon } from '../icon.js'
import { iconsWith, minorsWith } from '../picture/leader-icons.js'
import { isOwn, type LeaderPicture, type Picture, type StackPicture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { OptionList, type PanelProps } from './options.js'

/** Assigning: a card and a leader are an assignment at once; everything can be taken back until Finish. */
export function AssignPanel({ store, picture, prompt }: PanelProps) {
  const { draft } = store
  if (draft === null) return null
  const own = drafted(draft.moves, stackIn(store.chosen, picture))
  const card = own === null ? chosenValue(store.chosen, 'mission') : argA(own)
  const kept = (picture.pools[picture.reader] ?? []).filter(({ leader }) => isOwn(leader, picture))
  const stacks = picture.stacks[picture.reader] ?? []
  const isUntouched = store.isUntouched && stacks.length === 0 && !store.asking
  return (
    <>
      {store.asking && <KeptInPool stacks={stacks} kept={kept} picture={picture} />}
      <Assigned store={store} picture={picture} moves={draft.moves} />
      {card !== null && (
        <Tray card={card} leaders={own === null ? [] : leadersOn(own)} picture={picture} />
      )}
      <OptionList options={prompt.options} store={store} picture={picture} />
      <div class="row">
        <UndoButton store={store} />
        <ConfirmButton
          disabled={prompt.only === null && !store.canFinish}
          plain={prompt.only === null && isUntouched}
          onConfirm={() => store.confirm()}
        >
          {prompt.only !== null ? prompt.button : finishWord(store.asking, kept.length)}
        </ConfirmButton>
      </div>
    </>
  )
}

function finishWord(asking: boolean, kept: number): string {
  return asking ? `Finish, keep ${kept} in the pool` : 'Finish'
}

/** The question before leaders stay without a mission; what is assigned may be so since before an action card. */
function KeptInPool({
  stacks,
  kept,
  picture,
}: {
  stacks: readonly StackPicture[]
  kept: readonly LeaderPicture[]
  picture: Picture
}) {
  const weak = stacks.filter((stack) => isWeakStack(stack, picture))
  return (
    <div class="note" role="status">
      <p>
        {stacks.length === 0 ? 'No leader of yours goes on a mission. ' : ''}
        {kept.map((one) => leaderName(one.leader)).join(', ')}{' '}
        {kept.length === 1 ? 'stays' : 'stay'} in the pool, to move units and to oppose.
      </p>
      {weak.length > 0 && (
        <p class="warn">
          <Icon id="mark-damage" size={13} /> Too few icons to be revealed:{' '}
          {weak.map(({ card }) => missionName(card)).join(', ')}.
        </p>
      )}
    </div>
  )
}

/** All that is assigned: of this draft the card takes another leader, a leader goes back to the pool by a click. */
function Assigned({
  store,
  picture,
  moves,
}: {
  store: RebellionStore
  picture: Picture
  moves: readonly Move[]
}) {
  const stacks = picture.stacks[picture.reader] ?? []
  if (stacks.length === 0) return null
  return (
    <ul class="assigned">
      {stacks.map((stack) => (
        <li class={isWeakStack(stack, picture) ? 'weak' : ''} key={stack.slot}>
          {drafted(moves, stack) === null ? (
            <AssignedBefore stack={stack} side={picture.reader} />
          ) : (
            <AssignedNow store={store} stack={stack} side={picture.reader} />
          )}
        </li>
      ))}
    </ul>
  )
}

function AssignedNow({
  store,
  stack: { card, slot, leaders },
  side,
}: {
  store: RebellionStore
  stack: StackPicture
  side: number
}) {
  return (
    <>
      <button
        type="button"
        class="card-name"
        onClick={() => store.choose([{ sort: 'stack', value: slot }])}
      >
        <b>{missionName(card)}</b>
      </button>
      {leaders.map(({ leader }) => (
        <button
          type="button"
          title={`Take ${leaderName(leader)} back`}
          onClick={() => store.choose([{ sort: 'leader', value: leader }])}
        >
          <LeaderIcon leader={leader} side={side} size={22} /> {leaderName(leader)}
        </button>
      ))}
    </>
  )
}

/** Behind an action card: it stays. */
function AssignedBefore({ stack: { card, leaders }, side }: { stack: StackPicture; side: number }) {
  return (
    <>
      <b>{missionName(card)}</b>
      {leaders.map(({ leader }) => (
        <span>
          <LeaderIcon leader={leader} side={side} size={22} /> {leaderName(leader)}
        </span>
      ))}
    </>
  )
}

function isWeakStack({ card, leaders }: StackPicture, picture: Picture): boolean {
  return hasTooFew(
    card,
    leaders.map(({ leader }) => leader),
    picture,
  )
}

/** Icons needed and had, and what opposition would do to it. */
function Tray({
  card,
  leaders,
  picture,
}: {
  card: number
  leaders: readonly number[]
  picture: Picture
}) {
  const facts = MISSIONS[card]
  if (facts === undefined) return null
  const on = leaders.map((leader) => picture.leaders[leader])
  const has = iconsWith(on, facts.skill)
  const green = minorsWith(on, facts.skill)
  const bonus = facts.portrait !== undefined && leaders.includes(facts.portrait) ? 2 : 0
  const opposed = percent(chanceWithGreen(has - green, 2, bonus, { own: green, theirs: 0 }))
  const names = leaders.map(leaderName).join(' and ')
  return (
    <div class="tray">
      <b>{missionName(card)}</b>
      <span class="slots">
        {leaders.map((leader) => (
          <LeaderIcon leader={leader} side={picture.reader} size={26} />
        ))}
        {leaders.length < 2 && <i class="slot" />}
      </span>
      <p>
        Needs {skillNeed(facts)}
        {names !== '' && `; ${names} ${leaders.length === 1 ? 'has' : 'have'} ${has}`}.
        {facts.mode === 'attempt' && has > 0 && ` ${opposed} against 2 dice.`}
      </p>
      {leaders.length > 0 && has < facts.needs && (
        <p class="note warn">
          <Icon id="mark-damage" size={13} /> Too few: it could not be revealed.
        </p>
      )}
    </div>
  )
}
