import { capital } from '../../../../../engine/english.js'
import { postOfSeat } from '../../../../../engine/rebellion/facts/posts.js'
import { askHint } from '../../../../page/advice.js'
import type { ToldWish } from '../../../../shell/wishes.js'
import { rebellionWishes } from '../../wishes/wishes.js'
import { SIDE_CLASS } from '../../words/texts.js'
import { Icon } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { computerPartner, partnerSeat, postSymbol } from './roles.js'

/** The computer beside the person: what it plans, what it was asked for; all of it whispered, the other side never sees it. */
export function PartnerBlock({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const name = computerPartner(store)
  const { session, partnership } = store
  if (name === '' || picture.team === null || session === null || session.isOver) return null
  if (partnership === null) return null
  const { wishes } = partnership
  const post = postOfSeat(picture.team.players, partnerSeat(store))
  return (
    <section class={`partner ${SIDE_CLASS[picture.reader]}`} aria-label={`Your ${name}`}>
      <h2>
        <Icon id={postSymbol(post)} size={12} /> <b>{name}</b> <small>your partner, computer</small>
        {store.isAsked && (
          <span class="talk">
            <button type="button" class="button" onClick={() => store.show('wishes')}>
              Wish
            </button>
            <button type="button" class="button" onClick={() => void askHint(store)}>
              Ask <kbd>A</kbd>
            </button>
          </span>
        )}
      </h2>
      <PlanLine store={store} />
      <Wishes store={store} wishes={wishes} />
    </section>
  )
}

/** What it would do next, as one sentence; a plan, no promise. */
export function PlanLine({ store }: { store: RebellionStore }) {
  const { partnership } = store
  if (partnership === null) return null
  const { plan, weighing } = partnership
  if (weighing !== null)
    return (
      <p class="whisper thinking">
        <i /> weighing your wish to {rebellionWishes.text(weighing)}
      </p>
    )
  if (partnership.hasNoPlan) return <p class="whisper">“Nothing planned yet.”</p>
  if (plan === null) return null
  return (
    <p class="whisper" role="status">
      “Next: {partnership.words(plan.observation, plan.moves).join('; ')}.”
    </p>
  )
}

/** What was asked for in this round, with the answers. */
export function Wishes({ store, wishes }: { store: RebellionStore; wishes: readonly ToldWish[] }) {
  if (wishes.length === 0) return null
  return (
    <ul class="wishes" aria-label="Your wishes">
      {wishes.map((wish) => (
        <li key={`${wish.sort} ${wish.what}`}>
          <b>{capital(rebellionWishes.text(wish))}</b>
          <button
            type="button"
            class="close"
            aria-label={`Take back: ${rebellionWishes.text(wish)}`}
            onClick={() => store.partnership?.drop(wish)}
          >
            <Icon id="icon-cross" size={10} />
          </button>
          <p class="whisper">“{wish.answer}”</p>
        </li>
      ))}
    </ul>
  )
}
