import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import { sideMark } from '../report/svg.js'

/** The classes of what is drawn in the colour of a side. */
export const REBEL_MARK = sideMark(REBEL)
export const EMPIRE_MARK = sideMark(EMPIRE)
