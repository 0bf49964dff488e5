/** The dialogs that most decisions are made without, in one file; `lazy-dialogs.ts` loads it. */
export { LogDialog } from './log-dialog.js'
export { Menu } from './menu.js'
export { Reference } from './reference.js'
