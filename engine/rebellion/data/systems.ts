/** The 32 systems as printed on the board; their order is their number everywhere. */

export interface SystemFacts {
  readonly id: string
  readonly name: string
  /** 1 … 8, four systems each. */
  readonly region: number
  /** Resource icons from left to right; none in a remote system. */
  readonly icons: readonly string[]
  /** Space of the build queue where units of this system begin; 0 in a remote system. */
  readonly queueSpace: number
  /** Mark on the probe card that the standard setup looks for. */
  readonly setupMark: 'rebel' | 'empire' | null
}

export const SYSTEMS: readonly SystemFacts[] = [
  { id: 'mon-calamari', name: 'Mon Calamari', region: 1, icons: ['space-triangle', 'space-square'], queueSpace: 3, setupMark: 'rebel' },
  { id: 'felucia', name: 'Felucia', region: 1, icons: ['ground-triangle'], queueSpace: 1, setupMark: null },
  { id: 'yavin', name: 'Yavin', region: 1, icons: [], queueSpace: 0, setupMark: null },
  { id: 'saleucami', name: 'Saleucami', region: 1, icons: ['ground-circle'], queueSpace: 1, setupMark: 'empire' },
  { id: 'kessel', name: 'Kessel', region: 2, icons: ['ground-triangle'], queueSpace: 1, setupMark: null },
  { id: 'nal-hutta', name: 'Nal Hutta', region: 2, icons: ['ground-triangle', 'space-triangle'], queueSpace: 1, setupMark: null },
  { id: 'toydaria', name: 'Toydaria', region: 2, icons: ['space-circle'], queueSpace: 2, setupMark: null },
  { id: 'bothawui', name: 'Bothawui', region: 2, icons: ['ground-circle'], queueSpace: 1, setupMark: 'rebel' },
  { id: 'tatooine', name: 'Tatooine', region: 3, icons: [], queueSpace: 0, setupMark: null },
  { id: 'rodia', name: 'Rodia', region: 3, icons: ['ground-triangle'], queueSpace: 1, setupMark: 'empire' },
  { id: 'geonosis', name: 'Geonosis', region: 3, icons: ['space-triangle', 'ground-square'], queueSpace: 2, setupMark: null },
  { id: 'ryloth', name: 'Ryloth', region: 3, icons: ['ground-triangle'], queueSpace: 1, setupMark: 'rebel' },
  { id: 'mustafar', name: 'Mustafar', region: 4, icons: ['space-triangle', 'space-circle'], queueSpace: 2, setupMark: 'empire' },
  { id: 'bespin', name: 'Bespin', region: 4, icons: ['ground-circle'], queueSpace: 1, setupMark: null },
  { id: 'hoth', name: 'Hoth', region: 4, icons: [], queueSpace: 0, setupMark: null },
  { id: 'endor', name: 'Endor', region: 4, icons: [], queueSpace: 0, setupMark: null },
  { id: 'dantooine', name: 'Dantooine', region: 5, icons: [], queueSpace: 0, setupMark: null },
  { id: 'mygeeto', name: 'Mygeeto', region: 5, icons: ['space-triangle', 'ground-square'], queueSpace: 2, setupMark: 'empire' },
  { id: 'ilum', name: 'Ilum', region: 5, icons: [], queueSpace: 0, setupMark: null },
  { id: 'ord-mantell', name: 'Ord Mantell', region: 5, icons: ['space-circle', 'ground-circle'], queueSpace: 2, setupMark: null },
  { id: 'dathomir', name: 'Dathomir', region: 6, icons: [], queueSpace: 0, setupMark: null },
  { id: 'mandalore', name: 'Mandalore', region: 6, icons: ['ground-triangle', 'space-triangle'], queueSpace: 1, setupMark: 'empire' },
  { id: 'kashyyyk', name: 'Kashyyyk', region: 6, icons: ['ground-triangle', 'ground-triangle'], queueSpace: 1, setupMark: 'rebel' },
  { id: 'malastare', name: 'Malastare', region: 6, icons: ['ground-triangle'], queueSpace: 1, setupMark: null },
  { id: 'coruscant', name: 'Coruscant', region: 7, icons: ['ground-triangle'], queueSpace: 1, setupMark: null },
  { id: 'alderaan', name: 'Alderaan', region: 7, icons: ['ground-triangle'], queueSpace: 1, setupMark: null },
  { id: 'cato-neimoidia', name: 'Cato Neimoidia', region: 7, icons: ['space-triangle', 'ground-circle'], queueSpace: 2, setupMark: null },
  { id: 'corellia', name: 'Corellia', region: 7, icons: ['space-triangle', 'space-square'], queueSpace: 3, setupMark: 'empire' },
  { id: 'utapau', name: 'Utapau', region: 8, icons: ['space-circle', 'space-square'], queueSpace: 3, setupMark: null },
  { id: 'naboo', name: 'Naboo', region: 8, icons: ['ground-triangle', 'space-triangle'], queueSpace: 1, setupMark: 'rebel' },
  { id: 'dagobah', name: 'Dagobah', region: 8, icons: [], queueSpace: 0, setupMark: null },
  { id: 'sullust', name: 'Sullust', region: 8, icons: ['ground-triangle', 'ground-square'], queueSpace: 2, setupMark: 'empire' },
]

/** Passable borders; what is not here is not adjacent. */
export const BORDERS: readonly (readonly [string, string])[] = [
  ['alderaan', 'cato-neimoidia'],
  ['alderaan', 'corellia'],
  ['alderaan', 'coruscant'],
  ['alderaan', 'kashyyyk'],
  ['alderaan', 'mandalore'],
  ['alderaan', 'ord-mantell'],
  ['bespin', 'endor'],
  ['bespin', 'hoth'],
  ['bespin', 'mustafar'],
  ['bespin', 'sullust'],
  ['bothawui', 'malastare'],
  ['bothawui', 'nal-hutta'],
  ['bothawui', 'rodia'],
  ['bothawui', 'tatooine'],
  ['bothawui', 'toydaria'],
  ['cato-neimoidia', 'corellia'],
  ['cato-neimoidia', 'kashyyyk'],
  ['cato-neimoidia', 'malastare'],
  ['cato-neimoidia', 'sullust'],
  ['corellia', 'coruscant'],
  ['corellia', 'sullust'],
  ['coruscant', 'ord-mantell'],
  ['dagobah', 'mustafar'],
  ['dagobah', 'naboo'],
  ['dagobah', 'sullust'],
  ['dagobah', 'utapau'],
  ['dantooine', 'dathomir'],
  ['dantooine', 'mygeeto'],
  ['dathomir', 'mandalore'],
  ['dathomir', 'mygeeto'],
  ['dathomir', 'yavin'],
  ['endor', 'hoth'],
  ['felucia', 'mandalore'],
  ['felucia', 'mon-calamari'],
  ['felucia', 'saleucami'],
  ['felucia', 'yavin'],
  ['geonosis', 'naboo'],
  ['geonosis', 'rodia'],
  ['geonosis', 'ryloth'],
  ['geonosis', 'tatooine'],
  ['geonosis', 'utapau'],
  ['hoth', 'mustafar'],
  ['ilum', 'mygeeto'],
  ['ilum', 'ord-mantell'],
  ['kashyyyk', 'malastare'],
  ['kashyyyk', 'mandalore'],
  ['kashyyyk', 'saleucami'],
  ['kashyyyk', 'toydaria'],
  ['kessel', 'nal-hutta'],
  ['kessel', 'saleucami'],
  ['kessel', 'toydaria'],
  ['malastare', 'naboo'],
  ['malastare', 'rodia'],
  ['malastare', 'sullust'],
  ['malastare', 'toydaria'],
  ['mandalore', 'mygeeto'],
  ['mandalore', 'ord-mantell'],
  ['mandalore', 'saleucami'],
  ['mandalore', 'yavin'],
  ['mon-calamari', 'saleucami'],
  ['mustafar', 'sullust'],
  ['mygeeto', 'ord-mantell'],
  ['naboo', 'rodia'],
  ['naboo', 'sullust'],
  ['naboo', 'utapau'],
  ['nal-hutta', 'toydaria'],
  ['rodia', 'tatooine'],
  ['ryloth', 'tatooine'],
  ['saleucami', 'toydaria'],
]

/** Regions are named after one of their systems. */
export const REGION_NAMES: readonly string[] = ['Mon Calamari', 'Nal Hutta', 'Geonosis', 'Mustafar', 'Mygeeto', 'Kashyyyk', 'Coruscant', 'Utapau']

/** Icons of the Rebel Base space and its space of the build queue. */
export const BASE_ICONS: readonly string[] = ['space-triangle', 'ground-triangle']
export const BASE_QUEUE_SPACE = 1

/** Spaces of the time track that carry an icon. */
export const RECRUIT_SPACES: readonly number[] = [2, 3, 4, 5]
export const BUILD_SPACES: readonly number[] = [2, 4, 6, 8, 10, 12, 14]
export const LAST_SPACE = 16
export const TIME_START = 1
export const REPUTATION_START = 14
