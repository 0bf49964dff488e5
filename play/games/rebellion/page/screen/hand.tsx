import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../../../engine/rebellion/cards/registry.js'
import { REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { actionId, objectiveId, systemId } from '../../../../../engine/rebellion/text/names.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import { Peek } from '../../../../page/card/peek.js'
import { leaderName, placeName } from '../../words/names.js'
import type { Facet } from '../choice/facets.js'
import type { Lit } from '../choice/prompt.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { actionMoment } from '../words/refusals.js'
import { CardRow } from './card-row.js'
import { MissionCard, PlainCard, shareOf } from './dock-cards.js'

/** What the cards of the dock are drawn by. */
export interface CardsProps {
  readonly store: RebellionStore
  readonly picture: Picture
  readonly lit: Lit | null
  /** Whether such a thing is chosen. */
  readonly isOn: (sort: Facet['sort'], value: number) => boolean
}

type HandPicture = NonNullable<Picture['hands'][number]>
type Tab = 'missions' | 'actions' | 'more'

/** The own cards, a tab for each sort; what is asked for comes to the front. */
export function Hand(props: CardsProps) {
  const { picture, lit } = props
  const [picked, setPicked] = useState<Tab>('missions')
  const hand = picture.hands[picture.reader]
  if (hand === undefined) return null
  const shown = askedFor(hand, lit) ?? picked
  const Cards = CARDS[shown]
  return (
    <div class="group hand" style={shareOf(textsOf(hand, shown))}>
      <div class="heading" role="tablist" aria-label="Your cards">
        {tabsOf(hand, picture.reader).map(([tab, name, count]) => (
          <button
            type="button"
            role="tab"
            aria-selected={shown === tab}
            onClick={() => setPicked(tab)}
          >
            {name} {count}
          </button>
        ))}
      </div>
      <CardRow>
        <Cards {...props} hand={hand} />
      </CardRow>
    </div>
  )
}

/** The tab in which something may be chosen now; null where the reader turns as he likes. */
function askedFor(hand: HandPicture, lit: Lit | null): Tab | null {
  if (hand.objectives.some(({ card }) => lit?.objectives.has(card))) return 'more'
  const isAction = hand.actions.some((card) => lit?.actions.has(card))
  return isAction && lit?.missions.size === 0 ? 'actions' : null
}

function tabsOf(hand: HandPicture, reader: number): readonly (readonly [Tab, string, number])[] {
  return [
    ['missions', 'Missions', hand.missions.length],
    ['actions', 'Actions', hand.actions.length],
    reader === REBEL
      ? ['more', 'Objectives', hand.objectives.length]
      : ['more', 'Probes', hand.probes.length],
  ]
}

function textsOf(hand: HandPicture, tab: Tab): readonly (string | undefined)[] {
  if (tab === 'missions') return hand.missions.map((card) => MISSIONS[card]?.about)
  if (tab === 'actions') return hand.actions.map((card) => ACTIONS[card]?.about)
  return hand.objectives.map(({ card }) => OBJECTIVES[card]?.about)
}

type TabProps = CardsProps & { readonly hand: HandPicture }

const CARDS: Readonly<Record<Tab, ComponentType<TabProps>>> = {
  missions: Missions,
  actions: Actions,
  more: ObjectivesOrProbes,
}

function Missions({ store, hand, lit, isOn }: TabProps) {
  if (hand.missions.length === 0)
    return <p class="empty">No missions. You draw two in the refresh.</p>
  return (
    <>
      {hand.missions.map((card) => (
        <MissionCard
          card={card}
          can={lit?.missions.has(card) === true}
          on={isOn('mission', card)}
          drop={`mission ${card}`}
          onClick={() => store.choose([{ sort: 'mission', value: card }])}
        />
      ))}
    </>
  )
}

function Actions({ store, picture, hand, lit, isOn }: TabProps) {
  if (hand.actions.length === 0) return <p class="empty">No action cards.</p>
  return (
    <>
      {hand.actions.map((card) => (
        <PlainCard
          id={actionId(card)}
          name={ACTIONS[card]?.name ?? ''}
          text={ACTIONS[card]?.about ?? ''}
          foot={timing(card)}
          now={lit?.actions.has(card) === true ? '' : actionMoment(card, picture)}
          can={lit?.actions.has(card) === true}
          on={isOn('action', card)}
          onClick={() => store.choose([{ sort: 'action', value: card }])}
        />
      ))}
    </>
  )
}

function ObjectivesOrProbes(props: TabProps) {
  const { picture, hand } = props
  const isRebel = picture.reader === REBEL
  return (
    <>
      {isRebel && <Objectives {...props} />}
      {picture.team?.isCovered === true ? (
        <p class="empty">
          Your General holds {isRebel ? 'the objectives' : 'the probe cards'} covered.
        </p>
      ) : (
        !isRebel && <Probes places={hand.probes} />
      )}
    </>
  )
}

function Objectives({ store, hand, lit, isOn }: TabProps) {
  return (
    <>
      {hand.objectives.map(({ card, progress }) => (
        <PlainCard
          id={objectiveId(card)}
          name={OBJECTIVES[card]?.name ?? ''}
          text={OBJECTIVES[card]?.about ?? ''}
          foot={`+${OBJECTIVES[card]?.reputation}, ${progress}`}
          can={lit?.objectives.has(card) === true}
          on={isOn('objective', card)}
          onClick={() => store.choose([{ sort: 'objective', value: card }])}
        />
      ))}
    </>
  )
}

function Probes({ places }: { places: readonly number[] }) {
  return (
    <p class="probes">
      {places.map((place) => (
        <Peek id={systemId(place)} key={place}>
          {placeName(place)}
        </Peek>
      ))}
      {places.length === 0 && 'No probe cards yet.'}
    </p>
  )
}

function timing(card: number): string {
  const when = ACTIONS[card]?.timing
  const who = bits(ACTIONS[card]?.shows ?? 0)
    .map(leaderName)
    .join(' or ')
  if (when === 'assignment') return `while assigning, with ${who}`
  if (when === 'start-of-combat') return `as a combat begins, with ${who}`
  return when === 'special' ? 'when it applies' : 'at once'
}
