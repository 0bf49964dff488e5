import type { State } from '../../state.js'
import {
  COMMAND_CHOICE,
  COMMAND_ICON,
  COMMAND_NEXT,
  DECLARE_NEXT,
  QUEUE,
} from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { ARTILLERY, COMMAND, ICON_COUNT, LENDABLE } from '../facts/icons.js'
import { ICON_MASK } from '../facts/units.js'
import { isWithin } from '../geometry/discs.js'
import { note } from '../state/journal.js'
import {
  ACTOR,
  ASKED,
  BORROWED,
  CARRIER,
  DONE,
  FIRST,
  ICONS_USED,
  LENT,
  NOTHING,
  PLAYERS,
  STEP,
  X,
  Y,
} from '../state/layout.js'
import { LEND, LEND_ICON, largeOf, moveOf, NO_MORE, smallOf, verbOf } from '../state/moves.js'
import { longOf } from '../state/rules.js'
import {
  endSlot,
  firstSlot,
  isCloaked,
  isOnTable,
  isReady,
  ownerOf,
  radiusOf,
  sheetOf,
  useIcon,
} from '../state/units.js'
import { fromFirst, isDone, isOut, setDone } from './players.js'
import { FIRE_STEP } from './steps.js'

/** Command (R14, R53): at the start of Move and of Fire, from the first player clockwise. */

export function openCommand(s: State, step: number): void {
  s.bytes[STEP] = step
  s.bytes[DONE] = 0
  goTo(s, COMMAND_NEXT)
}

defineStage({
  number: COMMAND_NEXT,
  id: 'command-next',
  run(s) {
    for (let n = 0; n < s.bytes[PLAYERS]; n++) {
      const player = fromFirst(s, n)
      if (isOut(s, player) || isDone(s, player)) continue
      if (canCommand(s, player)) return ask(s, COMMAND_CHOICE, player)
      setDone(s, player)
    }
    s.bytes[DONE] = 0
    s.bytes[ACTOR] = s.bytes[FIRST]
    goTo(s, s.bytes[STEP] === FIRE_STEP ? DECLARE_NEXT : QUEUE)
  },
})

defineStage({
  number: COMMAND_CHOICE,
  id: 'command',
  kind: 'command',
  question: () => 'Who borrows an icon, and who commands it?',
  hasChoice: () => true,
  moves(s, out) {
    const end = endSlot(s, s.bytes[ACTOR])
    // In the order of moves: nothing more comes after all that may be lent
    let n = 0
    for (let commander = firstSlot(s.bytes[ACTOR]); commander < end; commander++) {
      if (!commands(s, commander)) continue
      for (let borrower = firstSlot(s.bytes[ACTOR]); borrower < end; borrower++)
        if (isInCommand(s, commander, borrower) && someIconFor(s, borrower))
          out[n++] = moveOf(LEND, commander, borrower)
    }
    out[n++] = moveOf(NO_MORE)
    return n
  },
  play(s, move) {
    if (verbOf(move) === NO_MORE) {
      setDone(s, s.bytes[ACTOR])
      return goTo(s, COMMAND_NEXT)
    }
    s.bytes[CARRIER] = smallOf(move) + 1
    s.bytes[ASKED] = largeOf(move) + 1
    goTo(s, COMMAND_ICON)
  },
})

defineStage({
  number: COMMAND_ICON,
  id: 'command-icon',
  kind: 'command',
  question: () => 'Which icon, and from whom?',
  moves(s, out) {
    const borrower = s.bytes[ASKED] - 1
    const end = endSlot(s, s.bytes[ACTOR])
    let n = 0
    for (let lender = firstSlot(s.bytes[ACTOR]); lender < end; lender++) {
      if (lender === borrower) continue
      const icons = iconsToLend(s, lender) & iconsWanted(s, borrower)
      for (let icon = 0; icon < ICON_COUNT; icon++)
        if (((icons >> icon) & 1) === 1) out[n++] = moveOf(LEND_ICON, lender, icon)
    }
    return n
  },
  play(s, move) {
    const commander = s.bytes[CARRIER] - 1
    const borrower = s.bytes[ASKED] - 1
    const lender = smallOf(move)
    const icon = 1 << largeOf(move)
    useIcon(s, commander, COMMAND)
    s.words[LENT + lender] |= icon
    s.words[BORROWED + borrower] |= icon
    s.bytes[CARRIER] = NOTHING
    s.bytes[ASKED] = NOTHING
    note('lent', commander, borrower, lender, largeOf(move))
    goTo(s, COMMAND_NEXT)
  },
})

function canCommand(s: State, player: number): boolean {
  const end = endSlot(s, player)
  for (let commander = firstSlot(player); commander < end; commander++) {
    if (!commands(s, commander)) continue
    for (let borrower = firstSlot(player); borrower < end; borrower++)
      if (isInCommand(s, commander, borrower) && someIconFor(s, borrower)) return true
  }
  return false
}

function commands(s: State, slot: number): boolean {
  return isOnTable(s, slot) && isReady(s, slot, COMMAND)
}

/** Another friend within L, edge to edge; a cloaked one borrows nothing. */
function isInCommand(s: State, commander: number, borrower: number): boolean {
  if (borrower === commander || !isOnTable(s, borrower) || isCloaked(s, borrower)) return false
  const { words } = s
  const reach = longOf(s) + radiusOf(s, commander) + radiusOf(s, borrower)
  return isWithin(
    words[X + commander],
    words[Y + commander],
    words[X + borrower],
    words[Y + borrower],
    reach,
  )
}

/** Printed icons that are neither lent nor used yet. */
function iconsToLend(s: State, lender: number): number {
  if (!isOnTable(s, lender) || isCloaked(s, lender)) return 0
  return (
    ICON_MASK[sheetOf(s, lender)] &
    LENDABLE &
    ~s.words[LENT + lender] &
    ~s.words[ICONS_USED + lender]
  )
}

/** Icons that it has not; a second Artillery counts. What it has lent itself is out of use for it. */
function iconsWanted(s: State, borrower: number): number {
  const own = ICON_MASK[sheetOf(s, borrower)] & ~ARTILLERY
  return ~(own | s.words[BORROWED + borrower])
}

function someIconFor(s: State, borrower: number): boolean {
  const wanted = iconsWanted(s, borrower)
  const player = ownerOf(borrower)
  const end = endSlot(s, player)
  for (let lender = firstSlot(player); lender < end; lender++)
    if (lender !== borrower && (iconsToLend(s, lender) & wanted) !== 0) return true
  return false
}
