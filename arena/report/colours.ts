/** A colour of a side: full and pale, on white paper and in the dark. */
export interface SideColour {
  readonly name: string
  readonly light: string
  readonly lightPale: string
  readonly dark: string
  readonly darkPale: string
}

export const ORANGE: SideColour = {
  name: 'orange',
  light: '#9c4000',
  lightPale: '#e9ae80',
  dark: '#f3a367',
  darkPale: '#8c5329',
}
export const BLUE: SideColour = {
  name: 'blue',
  light: '#1d5a96',
  lightPale: '#93b9de',
  dark: '#7fb8f0',
  darkPale: '#2f5f8f',
}
export const GREEN: SideColour = {
  name: 'green',
  light: '#2c6226',
  lightPale: '#a6cf9f',
  dark: '#8fce86',
  darkPale: '#3d6b37',
}
export const PURPLE: SideColour = {
  name: 'purple',
  light: '#6b3d91',
  lightPale: '#c6abdb',
  dark: '#c7a3e6',
  darkPale: '#6a4a86',
}
/** For sides that bring none, in their order. */
export const USUAL_COLOURS: readonly [SideColour, ...SideColour[]] = [ORANGE, BLUE, GREEN, PURPLE]
