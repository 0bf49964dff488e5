import { opposedChance } from '../../../../../agents/rebellion/missions/mission-chance.js'
import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { leaderName, missionName } from '../../words/names.js'
import { SKILL_NAMES } from '../../words/texts.js'
import { LeaderIcon } from '../board/leader-token.js'
import type { Facet } from '../choice/facets.js'
import { Icon } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { OptionList, type PanelProps } from './options.js'

/** Assigning: a card, then one or two leaders, as often as wanted; everything can be taken back until Finish. */
export function AssignPanel({ store, picture, prompt }: PanelProps) {
  const card = chosenValue(store.chosen, 'mission')
  const isPlaying = prompt.only !== null
  return (
    <>
      {card !== null && <Tray card={card} store={store} picture={picture} />}
      <OptionList options={prompt.options} store={store} picture={picture} />
      <div class="row">
        {store.chosen.length > 0 ? (
          <button type="button" class="button ghost" onClick={() => store.back()}>
            <Icon id="icon-back" size={13} /> Back
          </button>
        ) : store.drafted.length > 0 ? (
          <button type="button" class="button ghost" onClick={() => store.back()}>
            <Icon id="icon-back" size={13} /> Take back
          </button>
        ) : (
          <UndoButton store={store} />
        )}
        <button
          type="button"
          class="button primary confirm"
          disabled={!isPlaying && !store.canFinish}
          onClick={() => store.confirm()}
        >
          {isPlaying ? prompt.button : 'Finish'} <kbd>↵</kbd>
        </button>
      </div>
    </>
  )
}

function chosenValue(chosen: readonly Facet[], sort: Facet['sort']): number | null {
  return chosen.find((facet) => facet.sort === sort)?.value ?? null
}

/** Icons needed and had, and what opposition would do to it. */
function Tray({ card, store, picture }: { card: number; store: RebellionStore; picture: Picture }) {
  const facts = MISSIONS[card]
  const first = chosenValue(store.chosen, 'leader')
  if (facts === undefined) return null
  const one = first === null ? undefined : picture.leaders[first]
  const has = one?.skills[facts.skill] ?? 0
  const skill = SKILL_NAMES[facts.skill] ?? ''
  const opposed = Math.round(opposedChance(has, 2, facts.portrait === first ? 2 : 0) * 100)
  return (
    <div class="tray">
      <b>{missionName(card)}</b>
      <span class="slots">
        {one !== undefined && <LeaderIcon leader={one.leader} side={one.side} size={26} />}
        <i class="slot" />
      </span>
      <p>
        Needs {facts.needs} {skill}
        {one !== undefined && `; ${leaderName(one.leader)} has ${has}`}.
        {one !== undefined && facts.mode === 'attempt' && has > 0 && ` ${opposed}% against 2 dice.`}
      </p>
      {one !== undefined && has < facts.needs && (
        <p class="note warn">
          <Icon id="mark-damage" size={13} /> Too few alone: it could not be revealed.
        </p>
      )}
    </div>
  )
}
