import { Introduction } from '../../../../page/dialog/introduction.js'
import { LogDialog } from '../../../../page/dialog/log-dialog.js'
import { Menu } from '../../../../page/dialog/menu.js'
import { Reference, type ReferenceSection } from '../../../../page/dialog/reference.js'
import { type Entry, KEYS, RULES } from '../../words/reference.js'
import { ALL_FACES, faceOf } from '../card/face.js'
import { FaceView } from '../card/face-view.js'
import type { DuelStore } from '../store.js'

/** Dialogs over the game: the menu, the whole log, the reference, and the introduction. */
export function Dialogs({ store }: { store: DuelStore }) {
  switch (store.dialog) {
    case 'menu':
      return <Menu store={store} />
    case 'log':
      return <LogDialog store={store} look={{}} />
    case 'help':
      return <Reference store={store} sections={SECTIONS} />
    case 'intro':
      return <Introduction store={store} steps={INTRODUCTION} />
    default:
      return null
  }
}

const INTRODUCTION: readonly string[] = [
  'Both sides play cards for one event. Each card counts its value; come near the objective, and not over it: that is bust.',
  'In your turn do one thing: play the top card of your deck, exhaust a card to use its power, or pass. When both pass one after the other, the struggle ends.',
  'The higher total that is not bust wins. Characters, strategies and influence come with the full game.',
]

const SECTIONS: readonly ReferenceSection[] = [
  { title: 'Rules', entries: RULES.map(entryOf) },
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
  { title: 'Keys', entries: KEYS.map(entryOf) },
]

function entryOf({ term, words }: Entry) {
  return {
    key: term,
    words: `${term} ${words}`,
    content: () => (
      <article class="card-face">
        <header>
          <b>{term}</b>
        </header>
        <p>{words}</p>
      </article>
    ),
  }
}
