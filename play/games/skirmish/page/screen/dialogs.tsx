import { ICONS } from '../../../../../engine/skirmish/data/icons.js'
import { UNITS } from '../../../../../engine/skirmish/data/units.js'
import { LogDialog } from '../../../../page/dialog/log-dialog.js'
import { Menu } from '../../../../page/dialog/menu.js'
import { Reference, type ReferenceSection } from '../../../../page/dialog/reference.js'
import { keyEntry, termEntry } from '../../../../page/dialog/terms.js'
import { costOf } from '../../decision/fleet.js'
import { KEYS, RULES } from '../../words/reference.js'
import { IconList, masksOf, Values } from '../panel/unit-facts.js'
import { iconSymbol, Sign } from '../sign.js'
import type { SkirmishStore } from '../store.js'

/** Dialogs over the game: the menu, the whole log, the reference. */
export function Dialogs({ store }: { store: SkirmishStore }) {
  switch (store.dialog) {
    case 'menu':
      return <Menu store={store} />
    case 'log':
      return <LogDialog store={store} look={{}} />
    case 'help':
      return <Reference store={store} sections={SECTIONS} />
    default:
      return null
  }
}

const SECTIONS: readonly ReferenceSection[] = [
  { title: 'Rules', entries: RULES.map(termEntry) },
  {
    title: 'Icons',
    entries: ICONS.map(({ id, name, about }) => ({
      key: id,
      words: `${name} ${about}`,
      content: () => (
        <article class="card-face">
          <header>
            <Sign id={iconSymbol(id)} size={18} /> <b>{name}</b>
          </header>
          <p>{about}</p>
        </article>
      ),
    })),
  },
  {
    title: 'Units',
    entries: UNITS.map((unit) => ({
      key: unit.id,
      words: `${unit.name} ${unit.short} ${unit.front.icons.join(' ')}`,
      content: () => (
        <article class={`card-face unit-facts ${unit.faction}`}>
          <Values name={unit.name} id={unit.id} sheet={unit.number * 2} starCount={costOf(unit)} />
          <IconList mask={masksOf(unit.number * 2)} />
          {unit.back !== undefined && (
            <>
              <h3>{unit.backName ?? 'Other side'}</h3>
              <Values
                name={unit.backName ?? unit.name}
                id={unit.id}
                sheet={unit.number * 2 + 1}
                starCount={unit.back.stars}
              />
              <IconList mask={masksOf(unit.number * 2 + 1)} />
            </>
          )}
        </article>
      ),
    })),
  },
  { title: 'Keys', entries: KEYS.map(keyEntry) },
]
