import type { Adjudication } from '../match/adjudicator.js'
import { durationText } from '../summary/durations.js'
import type { Summary } from '../summary/summary.js'
import { thousands } from '../summary/verdict.js'
import { type Section, scrolling, section, table } from './html.js'
import { escaped } from './svg.js'

const WIDEST = 76

/** How to play it again, and what was played. */
export function againSection(summary: Summary): Section {
  const { run, agents, timing } = summary
  const own = agents.filter((one) => !one.sameSeedSameGame).map((one) => one.agent)
  const but =
    own.length === 0
      ? 'only the times differ'
      : `only the times differ, and ${own.join(', ')}, with a clock or a program of ${own.length === 1 ? 'its' : 'their'} own, may not repeat ${own.length === 1 ? 'itself' : 'themselves'}`
  const rows = agents.map((one) => [
    String(one.number),
    escaped(one.agent),
    `<code>${escaped(one.spec)}</code>`,
    escaped(one.version) + (one.sha256 === null ? '' : `, <code>${one.sha256.slice(0, 8)}</code>`),
  ])
  const options = Object.entries(run.options).map(([name, value]) => `${name} ${value}`)
  const { limits } = run
  const facts: [string, string][] = [
    [
      'program',
      `${run.program.name} ${run.program.version}, build <code>${escaped(run.program.build)}</code>`,
    ],
    ['game', escaped([run.title, ...options].join(', '))],
    [
      'seed',
      escaped(`“${run.seed}”, ${thousands(run.games)} games; ${worldsText(run.sides.length)}`),
    ],
    [
      'records',
      `<code>${escaped(run.records.file)}</code>, <code>${run.records.sha256.slice(0, 16)}…</code>`,
    ],
    ['check', `<code>${escaped(run.verify)}</code>`],
    ['watch one', `<code>${escaped(run.replay)}</code>`],
    ['run', escaped(runText(summary))],
    [
      'limits',
      escaped(
        `${durationText(limits.moveMs / 1000)} a move, ${durationText(limits.gameMs / 1000)} a game (foreign bots and time budgets only), ${thousands(limits.maxDecisions)} decisions`,
      ),
    ],
    ...(run.adjudication === null
      ? []
      : [['adjudicated', escaped(adjudicatedText(run.adjudication))] as [string, string]]),
    ...(summary.ratings === null
      ? []
      : [['ratings', escaped(summary.ratings.method)] as [string, string]]),
  ]
  return section({
    id: 'again',
    short: 'Play it again',
    title: 'Play it again',
    from: 'run, agents, timing',
    finding: `The same command gives the same games and the same tables on any machine, with any number of workers; ${but}.`,
    kind: 'wide',
    body: `<pre tabindex="0"><code>${escaped(brokenCommand(run.command))}</code></pre>
<div class="two">
${scrolling(table('words', ['', 'agent', 'spec', 'program'], rows))}
<dl class="facts">
${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n')}
</dl>
</div>
<p class="note">${timing.queue === null ? '' : escaped(`Played over ${timing.queue}.`)}</p>`,
  })
}

function worldsText(sides: number): string {
  return sides === 2
    ? 'games 2k−1 and 2k share a world'
    : `games ${sides}k−${sides - 1} to ${sides}k share a world`
}

function runText({ timing }: Summary): string {
  const day = (iso: string): string => iso.slice(0, 10)
  const time = (iso: string): string => iso.slice(11, 19)
  const same = day(timing.started) === day(timing.ended)
  const until = same ? time(timing.ended) : `${day(timing.ended)} ${time(timing.ended)}`
  const resumed =
    timing.resumedAtGames.length === 0
      ? ''
      : `; resumed after ${timing.resumedAtGames.map(thousands).join(', ')} games`
  return `${day(timing.started)} ${time(timing.started)} to ${until} UTC${resumed}; ${timing.machine}`
}

/** The command in lines that fit, broken before options and agents. */
function brokenCommand(command: string): string {
  const [before = '', agents = ''] = command.split(' --agents ')
  const lines: string[] = []
  let line = ''
  for (const part of before.split(/ (?=--)/)) {
    if (line !== '' && line.length + part.length + 1 > WIDEST) {
      lines.push(line)
      line = ` ${part}`
    } else line = line === '' ? part : `${line} ${part}`
  }
  lines.push(
    line,
    ' --agents',
    ...(agents.match(/(?:[^\s"]|"[^"]*")+/g) ?? []).map((word) => `   ${word}`),
  )
  return lines.join(' \\\n ').replace(/\n {2}(?=--)/g, '\n  ')
}

function adjudicatedText({ value, moves }: Adjudication): string {
  return `a game ends where, ${moves} decisions of each in a row, all agree that one side wins with ${value * 100} % or more`
}
