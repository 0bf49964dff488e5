import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../../../engine/rebellion/cards/registry.js'
import { EMPIRE, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { systemId } from '../../../../../engine/rebellion/text/names.js'
import { Peek } from '../../../../page/card/peek.js'
import { leaderName, placeName } from '../../words/names.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { Icon } from '../icon.js'
import type { HandPicture, Picture, StackPicture } from '../picture/picture.js'

/** What both sides hold and what lies face down, as far as the picture's reader may know it: after the game everything. */
export function OpenCards({ picture }: { picture: Picture }) {
  return (
    <>
      {[picture.reader, 1 - picture.reader].map((side) => (
        <section
          class={`open-cards ${SIDE_CLASS[side]}`}
          aria-label={`Cards of the ${SIDE_LABELS[side]}`}
        >
          <h2>
            <i class="dot" /> <b>{SIDE_LABELS[side]}</b> cards
          </h2>
          <Stacks stacks={picture.stacks[side] ?? []} />
          <Hand hand={picture.hands[side]} side={side} />
        </section>
      ))}
    </>
  )
}

function Stacks({ stacks }: { stacks: readonly StackPicture[] }) {
  if (stacks.length === 0) return null
  return (
    <div>
      <h3>Face-down missions</h3>
      <ul>
        {stacks.map(({ slot, card, leaders }) => (
          <li key={slot}>
            <Card facts={MISSIONS[card]} name="A mission" />
            <small>{leaders.map((one) => leaderName(one.leader)).join(', ')}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Hand({ hand, side }: { hand: HandPicture | undefined; side: number }) {
  if (hand === undefined) return null
  return (
    <>
      <Cards title="Missions" count={hand.missionCount} cards={hand.missions} facts={MISSIONS} />
      <Cards title="Action cards" count={hand.actionCount} cards={hand.actions} facts={ACTIONS} />
      {side === REBEL && (
        <Cards
          title="Objectives"
          count={hand.objectiveCount}
          cards={hand.objectives.map(({ card }) => card)}
          facts={OBJECTIVES}
        />
      )}
      {side === EMPIRE && hand.probeCount > 0 && (
        <div>
          <h3>Probe cards {hand.probeCount}</h3>
          <p class="probes">
            {hand.probes.map((place) => (
              <Peek id={systemId(place)} key={place}>
                {placeName(place)}
              </Peek>
            ))}
          </p>
        </div>
      )}
    </>
  )
}

function Cards({
  title,
  count,
  cards,
  facts,
}: {
  title: string
  count: number
  cards: readonly number[]
  facts: readonly Facts[]
}) {
  if (count === 0) return null
  return (
    <div>
      <h3>
        {title} {count}
      </h3>
      <ul>
        {cards.map((card) => (
          <li>
            <Card facts={facts[card]} />
          </li>
        ))}
      </ul>
      {cards.length < count && (
        <p>
          <Icon id="icon-lock" size={11} /> {cards.length === 0 ? 'hidden' : 'others hidden'}
        </p>
      )}
    </div>
  )
}

interface Facts {
  readonly id: string
  readonly name: string
}

/** A card by its name, to be read there; one that nobody has seen has none. */
function Card({ facts, name = '' }: { facts: Facts | undefined; name?: string }) {
  if (facts === undefined) return <b>{name}</b>
  return <Peek id={facts.id}>{facts.name}</Peek>
}
