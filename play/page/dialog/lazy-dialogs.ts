import { lazily } from '../lazy.js'

/** The dialogs over a game, loaded when the first of them is opened. */

const loadDialogs = () => import('./rare-dialogs.js')

export const LogDialog = lazily(async () => (await loadDialogs()).LogDialog)
export const Menu = lazily(async () => (await loadDialogs()).Menu)
export const Reference = lazily(async () => (await loadDialogs()).Reference)
