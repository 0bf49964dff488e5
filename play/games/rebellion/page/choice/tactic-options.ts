import { TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { TOP_CHOICE } from '../../../../../engine/rebellion/state/choices.js'
import { CHOOSE_OPTION } from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import type { Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import type { Option } from './prompt.js'

/** Answers that are tactic cards, or halves of one. */

/** The card that an answer plays. */
export function tacticOf({ facets }: Option): number | undefined {
  return facets.find(({ sort }) => sort === 'tactic')?.value
}

/** True where the answers are cards of a tactic deck. */
export function asksForTactic(options: readonly Option[]): boolean {
  return options.some(({ facets }) =>
    facets.some(({ sort, value }) => sort === 'tactic' && TACTICS[value]?.top !== undefined),
  )
}

/** The halves of a card that is shown, with what it says on the card alone. */
export function plainHalves(
  observation: State,
  picture: Picture,
  options: readonly Option[],
): readonly Option[] {
  const { asked } = viewOf(picture.reader).bind(observation).tacticCards
  const facts = TACTICS[asked]
  if (facts === undefined) return options
  return options.map((option) => {
    const [act, half] = option.facets
    if (act?.value !== CHOOSE_OPTION) return option
    const about = half?.value === TOP_CHOICE ? facts.top?.about : facts.bottom?.about
    return { ...option, detail: about ?? '' }
  })
}
