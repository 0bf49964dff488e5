import { plugOf } from '../games.js'
import { groupWord } from '../plan/seated-plan.js'
import { durationText } from '../summary/durations.js'
import type { Summary } from '../summary/summary.js'
import { thousands } from '../summary/verdict.js'
import { againSection } from './again.js'
import { calibrationSection } from './calibration.js'
import { counterSection } from './counters.js'
import { crossSection } from './cross-table.js'
import { forfeitSection } from './forfeits.js'
import type { Section } from './html.js'
import { lengthSection } from './length.js'
import { pairingSection } from './pairings.js'
import { ratingSection } from './ratings.js'
import { sided, sideLooks } from './side-words.js'
import { sideSection } from './sides.js'
import { sprtSection } from './sprt.js'
import { styleOf } from './style.js'
import { escaped } from './svg.js'
import { timesSection } from './times.js'
import { wholePercent } from './words.js'

/** report.html: one file that is read anywhere, without script and without a network. */
export function reportPage(summary: Summary): string {
  const { run, agents } = summary
  // Of two agents the test is what was asked for; of more the table.
  const isMatch = agents.length === 2
  const sections = [
    forfeitSection(summary),
    ...(isMatch
      ? [sprtSection(summary), ratingSection(summary), pairingSection(summary)]
      : [
          ratingSection(summary),
          crossSection(summary),
          sprtSection(summary),
          pairingSection(summary),
        ]),
    sideSection(summary),
    lengthSection(summary),
    ...(plugOf(run.game).sections?.(summary) ?? []),
    calibrationSection(summary),
    timesSection(summary),
    counterSection(summary),
    againSection(summary),
  ].filter((one): one is Section => one !== null)
  const title = `Dejarik arena: ${agents
    .map((one) => one.agent)
    .slice(0, 3)
    .join(', ')}${agents.length > 3 ? ' …' : ''}, seed ${run.seed}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${styleOf(sideLooks(summary).map((one) => one.colour))}</style>
</head>
<body>
<header>
<p class="over">${escaped(`Dejarik arena · ${run.title} · ${run.schedule}, seed “${run.seed}” · ${summary.timing.ended.slice(0, 10)}`)}</p>
<h1>${verdict(summary)}</h1>
<dl class="key">
${keyNumbers(summary)}
</dl>
<nav aria-label="Sections">${sections
    .filter((one) => one.short !== null)
    .map((one) => `<a href="#${one.id}">${escaped(one.short as string)}</a>`)
    .join(' ')}</nav>
<p class="note">${legend(summary)}</p>
</header>
<main>
${sections.map((one) => one.html).join('\n')}
</main>
<footer>Drawn from <code>summary.json</code>, ${escaped(summary.format)}.</footer>
</body>
</html>
`
}

/** The sentence of the summary with the leader's name in bold; numbers keep to their units. */
function verdict({ verdict: sentence, agents }: Summary): string {
  const name = escaped(agents[0]?.agent ?? '')
  const html = escaped(sentence).replace(/(\d) (%|games|Elo|pairs)/g, '$1&nbsp;$2')
  return html.startsWith(name) ? `<b>${name}</b>${html.slice(name.length)}` : html
}

function keyNumbers(summary: Summary): string {
  const { run, sides, length, forfeits, timing } = summary
  const looks = sideLooks(summary)
  const rows: [string, string, boolean][] = [
    ['games', thousands(run.games), false],
    [`${groupWord(looks.length)}s`, thousands(run.groups), false],
  ]
  if (run.games > 0)
    for (const [side, look] of looks.slice(0, -1).entries())
      rows.push([
        `won by ${look.all}`,
        `${wholePercent((sides.won[side] as number) / run.games)} %`,
        false,
      ])
  if (length.median !== null)
    rows.push(['median length', `${length.median} ${length.unit}s`, false])
  rows.push([
    'forfeits',
    forfeits.games === 0 ? '0' : `<a href="#forfeits">${thousands(forfeits.games)}</a>`,
    forfeits.games > 0,
  ])
  const hands =
    timing.queue !== null
      ? 'over a queue'
      : `${timing.workers} worker${timing.workers === 1 ? '' : 's'}`
  rows.push([`time, ${hands}`, durationText(timing.wallSeconds), false])
  return rows
    .map(
      ([name, value, isBad]) =>
        `<div${isBad ? ' class="bad"' : ''}><dt>${escaped(name)}</dt><dd>${value}</dd></div>`,
    )
    .join('\n')
}

function legend(summary: Summary): string {
  const [last, ...others] = [...sideLooks(summary)].reverse()
  if (last === undefined) return ''
  const first = `${sided(last, `${last.letter}, ${last.colour.name}`)} is an agent’s play as ${escaped(last.name)}`
  const rest = others.map(
    (one) => `${sided(one, `${one.letter}, ${one.colour.name}`)} its play as ${escaped(one.name)}`,
  )
  return `Throughout: ${[first, ...rest].join(', ')}, grey a yardstick. Bars and ± are 95 % intervals.`
}
