/** Pieces of plots: 400 units wide, text of 12 units, so that it is 11 to 15 pixels from phone to desk. */
export const PLOT_WIDTH = 400

export function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

/** The class of what is drawn in the colour of a side. */
export function sideMark(side: number): string {
  return `side${side}`
}

/** A coordinate with one digit: what is finer nobody sees. */
export function digit(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function line(kind: string, x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="${kind}" x1="${digit(x1)}" y1="${digit(y1)}" x2="${digit(x2)}" y2="${digit(y2)}"/>`
}

/** Text at a place; `anchor` is where the place lies in it. */
export function text(
  x: number,
  y: number,
  words: string,
  kind = '',
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  const place = `x="${digit(x)}" y="${digit(y)}"`
  return `<text ${place}${kind === '' ? '' : ` class="${kind}"`}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(words)}</text>`
}

export function rect(
  kind: string,
  x: number,
  y: number,
  width: number,
  height: number,
  title = '',
): string {
  const shape = `class="${kind}" x="${digit(x)}" y="${digit(y)}" width="${digit(Math.max(0, width))}" height="${digit(Math.max(0, height))}"`
  return title === ''
    ? `<rect ${shape}/>`
    : `<rect ${shape}><title>${escaped(title)}</title></rect>`
}

export function dot(kind: string, x: number, y: number, radius: number, title = ''): string {
  const shape = `class="${kind}" cx="${digit(x)}" cy="${digit(y)}" r="${radius}"`
  return title === ''
    ? `<circle ${shape}/>`
    : `<circle ${shape}><title>${escaped(title)}</title></circle>`
}

export type Point = readonly [x: number, y: number]

export function path(kind: string, points: readonly Point[], isClosed = false): string {
  const steps = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${digit(x)} ${digit(y)}`).join('')
  return `<path class="${kind}" d="${steps}${isClosed ? 'Z' : ''}"/>`
}

/** A drawing with a name for those who cannot see it. */
export function plot(
  height: number,
  label: string,
  parts: readonly string[],
  width = PLOT_WIDTH,
): string {
  return `<svg viewBox="0 0 ${width} ${digit(height)}" role="img" aria-label="${escaped(label)}">\n${parts.filter((part) => part !== '').join('\n')}\n</svg>`
}

/** From values to places. */
export function scale(
  from: number,
  to: number,
  start: number,
  end: number,
): (value: number) => number {
  return (value) => (to === from ? start : start + ((value - from) / (to - from)) * (end - start))
}

/** Round numbers from `low` to `high`, about `wanted` of them. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const span = Math.max(high - low, 1e-9)
  const rough = span / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const found: number[] = []
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++)
    found.push(i * step || 0) // never -0
  return found
}

/** Places for labels that want to stand at `wanted`, in that order from above, at least `gap` apart and within bounds. */
export function spread(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted
    .map((_, i) => i)
    .sort((a, b) => (wanted[a] as number) - (wanted[b] as number))
  const places = new Array<number>(wanted.length).fill(0)
  let at = Number.NEGATIVE_INFINITY
  for (const i of order) {
    at = Math.max(wanted[i] as number, at + gap, top)
    places[i] = at
  }
  let below = bottom
  for (const i of [...order].reverse()) {
    places[i] = Math.min(places[i] as number, below)
    below = (places[i] as number) - gap
  }
  return places
}
