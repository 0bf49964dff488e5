import { escaped } from './svg.js'

export interface Section {
  readonly id: string
  /** In the list of sections; null keeps it out. */
  readonly short: string | null
  readonly html: string
}

export interface SectionParts {
  readonly id: string
  readonly short: string | null
  readonly title: string
  /** The part of summary.json that it is drawn from. */
  readonly from: string
  /** What it shows, in a sentence. */
  readonly finding: string
  readonly body: string
  readonly kind?: string
}

export function section({
  id,
  short,
  title,
  from,
  finding,
  body,
  kind = '',
}: SectionParts): Section {
  const classes = kind === '' ? '' : ` class="${kind}"`
  return {
    id,
    short,
    html: `<section id="${id}"${classes} data-from="${from}">
<h2>${escaped(title)}</h2>
<p class="finding">${escaped(finding).replace(/(\d) %/g, '$1&nbsp;%')}</p>
${body}
</section>`,
  }
}

/** A plot with the words under it; `caption` is HTML. */
export function figure(drawing: string, caption: string): string {
  return `<figure>${drawing}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`
}

/** A table of numbers that opens under a plot. */
export function numbers(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return `<details><summary>${escaped(title)}</summary>${scrolling(
    table(
      'nums',
      head.map(escaped),
      rows.map((row) => row.map(escaped)),
    ),
  )}</details>`
}

/** Rows of cells that are HTML already; the first cell of a row names it. */
export function table(
  kind: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const columns = head
    .map((cell) => (cell === '' ? '<td></td>' : `<th scope="col">${cell}</th>`))
    .join('')
  const lines = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table class="${kind}"><thead><tr>${columns}</tr></thead><tbody>${lines.join('\n')}</tbody></table>`
}

/** What may be wider than a phone scrolls by itself, by keyboard too. */
export function scrolling(html: string): string {
  return `<div class="scroll" tabindex="0">${html}</div>`
}
