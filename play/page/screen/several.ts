/** The screens that only several people at one screen see: one file, loaded when the first of them is drawn. */

export { ConsultPanel } from '../panel/consult-panel.js'
export { Curtain } from './curtain.js'
export { GivenUp } from './given-up.js'
export { OpenTable } from './open-table.js'
