import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import type { TutorialOutline } from '../../../shell/lesson/lesson.js'

/** What the start screen says of the lessons: they are loaded when one of them is played. */

export const EMPIRE_OUTLINE: TutorialOutline = {
  seat: EMPIRE,
  title: 'Learn the Empire',
  about: 'Fleets, missions, battles, and the hunt for the base.',
  minutes: 10,
  lessons: [
    { id: 'empire-board', title: 'The board and your goal' },
    { id: 'empire-fleet', title: 'Moving a fleet' },
    { id: 'empire-missions', title: 'Missions, and opposing them' },
    { id: 'empire-battle', title: 'A battle' },
    { id: 'empire-refresh', title: 'The end of a round' },
    { id: 'empire-hunt', title: 'Finding the base' },
  ],
}

export const REBEL_OUTLINE: TutorialOutline = {
  seat: REBEL,
  title: 'Learn the Rebellion',
  about: 'Hiding, loyalty, objectives, and when to fight.',
  minutes: 10,
  lessons: [
    { id: 'rebel-base', title: 'Your goal, and a hiding place' },
    { id: 'rebel-loyalty', title: 'Winning systems over, and opposing' },
    { id: 'rebel-sabotage', title: 'Sabotage and objectives' },
    { id: 'rebel-battle', title: 'A fight that pays' },
    { id: 'rebel-move-base', title: 'Moving the base' },
  ],
}

export const CINEMATIC_OUTLINE: TutorialOutline = {
  seat: EMPIRE,
  called: 'cinematic',
  title: 'Cinematic combat',
  about: 'Rise of the Empire: tactic cards of your own, rerolls and repairs.',
  minutes: 5,
  lessons: [
    { id: 'cinematic-cards', title: 'Two cards, face down' },
    { id: 'cinematic-cancel', title: 'Cancelling, and repairs' },
  ],
}

/** In the order in which they are offered. */
export const TUTORIAL_OUTLINES = [EMPIRE_OUTLINE, REBEL_OUTLINE, CINEMATIC_OUTLINE]
