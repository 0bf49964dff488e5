import { Introduction } from '../../../../page/dialog/introduction.js'
import { LogDialog, Menu, Reference } from '../../../../page/dialog/lazy-dialogs.js'
import type { ReferenceSection } from '../../../../page/dialog/reference.js'
import { keyEntry, termEntry } from '../../../../page/dialog/terms.js'
import { KEYS, RULES } from '../../words/reference.js'
import { roundsIn } from '../../words/rounds.js'
import { ALL_FACES, faceOf } from '../card/face.js'
import { FaceView } from '../card/face-view.js'
import type { DuelStore } from '../store.js'
import { RoundLines } from './round-lines.js'

/** Dialogs over the game: the menu, the whole log, the reference, and the introduction. */
export function Dialogs({ store }: { store: DuelStore }) {
  switch (store.dialog) {
    case 'menu':
      return <Menu store={store} />
    case 'log':
      return <Log store={store} />
    case 'help':
      return <Reference store={store} sections={SECTIONS} />
    case 'intro':
      return <Introduction store={store} steps={INTRODUCTION} />
    default:
      return null
  }
}

/** The rounds side by side, then act by act. */
function Log({ store }: { store: DuelStore }) {
  const rounds = roundsIn(store.told)
  return (
    <LogDialog store={store} look={{}}>
      {rounds.length > 0 && !store.table.isTutorial && <RoundLines rounds={rounds} />}
    </LogDialog>
  )
}

const INTRODUCTION: readonly string[] = [
  'Both sides play cards for one event. Each card counts its value; come near the objective, and not over it: that is bust.',
  'In your turn do one thing: play the top card of your deck, exhaust a card to use its power, or pass. When both pass one after the other, the struggle ends.',
  'The higher total that is not bust wins. Characters, strategies and influence come with the full game.',
]

const SECTIONS: readonly ReferenceSection[] = [
  { title: 'Rules', entries: RULES.map(termEntry) },
  ...ALL_FACES.map(({ title, ids }) => ({
    title,
    entries: ids.flatMap((id) => {
      const face = faceOf(id)
      if (face === null) return []
      return [
        {
          key: id,
          words: `${face.name} ${face.kind} ${face.about}`,
          content: () => <FaceView face={face} />,
        },
      ]
    }),
  })),
  { title: 'Keys', entries: KEYS.map(keyEntry) },
]
