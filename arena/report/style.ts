import type { SideColour } from './colours.js'
import { sideMark } from './svg.js'

/** How the report looks: one sheet for desk, phone, dark rooms and paper. Nothing is loaded from anywhere. */
export function styleOf(colours: readonly SideColour[]): string {
  return BASE.replace('/* light */', variables(colours, 'light'))
    .replace('/* dark */', variables(colours, 'dark'))
    .replace('/* sides */', colours.map((_, side) => rules(sideMark(side))).join('\n'))
    .replace('/* marks */', colours.map((_, side) => `.${sideMark(side)}, `).join(''))
}

function variables(colours: readonly SideColour[], room: 'light' | 'dark'): string {
  return colours
    .map(
      (one, side) =>
        `--${sideMark(side)}: ${one[room]}; --${sideMark(side)}-pale: ${one[`${room}Pale`]}; `,
    )
    .join('')
}

function rules(mark: string): string {
  return `.${mark} { color: var(--${mark}); fill: var(--${mark}); }
.${mark}.pale { fill: var(--${mark}-pale); }
svg text.${mark}, svg tspan.${mark} { fill: var(--${mark}); }
.thin.${mark} { stroke: var(--${mark}); }
.run.${mark} { stroke: var(--${mark}); }`
}

const BASE = `
:root {
  color-scheme: light dark;
  --paper: #fffefb; --ink: #1b1e22; --soft: #575f69; --edge: #8a929c; --grid: #e3e5e8; --wash: #f2f1ec;
  /* light */--alarm: #92195c;
  --t1: #f7f6f2; --t2: #efeee9; --t3: #e6e5e0; --t4: #dddcd7;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #14171b; --ink: #e8eaed; --soft: #a5aeb9; --edge: #727c88; --grid: #2b3138; --wash: #1e2328;
    /* dark */--alarm: #f28dbd;
    --t1: #1a1e23; --t2: #22272d; --t3: #2c323a; --t4: #373f48;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body {
  max-width: 1104px; margin: 0 auto; padding: 20px 32px 48px;
  font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  font-variant-numeric: tabular-nums lining-nums;
}
h1 { max-width: 42em; margin: 6px 0 18px; font-size: 24px; font-weight: 400; line-height: 1.35; text-wrap: pretty; }
h2 { margin: 0; font-size: 17px; line-height: 1.3; }
h3 { margin: 18px 0 2px; font-size: 14px; }
a { color: inherit; text-decoration-color: var(--edge); text-underline-offset: 2px; }
:is(a, summary, [tabindex]):focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { font-size: .9em; overflow-wrap: anywhere; }
pre { margin: 0; padding: 10px 14px; overflow-x: auto; background: var(--wash); font-size: 13px; line-height: 1.5; }
pre code { font-size: 1em; overflow-wrap: normal; }
.over { margin: 0; color: var(--soft); font-size: 13px; }
.key { display: flex; flex-wrap: wrap; gap: 10px 34px; margin: 0 0 16px; }
.key dt { color: var(--soft); font-size: 12.5px; }
.key dd { margin: 0; font-size: 20px; }
.key .bad dd { color: var(--alarm); font-weight: 600; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 8px 0; border-block: 1px solid var(--grid); font-size: 13px; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 44px 56px; margin-top: 30px; }
section { min-width: 0; }
.wide { grid-column: 1 / -1; }
.finding { max-width: 36em; margin: 2px 0 10px; text-wrap: pretty; }
.wide > .finding { max-width: 60em; }
.note, figcaption { max-width: 46em; margin: 8px 0 0; color: var(--soft); font-size: 12.5px; text-wrap: pretty; }
.wide > .note, header > .note { max-width: 76em; }
.alarm { padding: 12px 16px 14px; border-left: 4px solid var(--alarm); background: var(--wash); }
.alarm h2 { color: var(--alarm); }
figure { max-width: 500px; margin: 0; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
details { margin-top: 8px; color: var(--soft); font-size: 12.5px; }
summary { cursor: pointer; }
.scroll { overflow-x: auto; }
.two { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 12px 40px; margin-top: 14px; }
footer { margin-top: 40px; padding-top: 8px; border-top: 1px solid var(--grid); color: var(--soft); font-size: 12.5px; }

table { border-collapse: collapse; font-size: 13px; line-height: 1.35; }
th, td { padding: 3px 10px 3px 0; font-weight: 400; text-align: left; vertical-align: top; }
thead :is(th, td) { border-bottom: 1px solid var(--edge); color: var(--soft); font-size: 12px; vertical-align: bottom; }
.nums :is(td, thead th:not(:first-child)) { padding: 3px 0 3px 12px; text-align: right; white-space: nowrap; }
.nums th { white-space: nowrap; }
.tight { font-size: 12.5px; }
.tight :is(td, thead th:not(:first-child)) { padding-left: 9px; }
details table { margin: 6px 0; color: var(--ink); font-size: 12px; }
details .nums :is(td, thead th:not(:first-child)) { padding-left: 7px; }
.nr { color: var(--soft); }
.short { display: none; }
.cross { width: 100%; max-width: 500px; }
.cross th[scope=row] { padding-right: 8px; vertical-align: middle; white-space: nowrap; }
.cross thead th { padding: 0 2px 3px; text-align: center; }
.cross td { min-width: 42px; padding: 4px 2px; border: 1px solid var(--paper); text-align: center; }
.cross thead td { border: 0; border-bottom: 1px solid var(--edge); }
.cross b, .cross span { display: block; }
.cross b { font-size: 14px; }
.cross span { font-size: 11px; line-height: 1.3; }
.cross .self { color: var(--soft); vertical-align: middle; }
.cross .sum { border-left: 6px solid var(--paper); }
.t1 { background: var(--t1); } .t2 { background: var(--t2); } .t3 { background: var(--t3); } .t4 { background: var(--t4); }
.counters { width: 100%; table-layout: fixed; }
.counters thead > tr > :nth-child(1) { width: 24%; }
.counters thead > tr > :nth-child(2) { width: 8%; }
.counters thead > tr > :nth-child(3) { width: 19%; }
.counters .group th { padding-top: 10px; font-size: 12px; }
.counters tr.row + tr.row > * { border-top: 1px solid var(--grid); }
.counters small { color: var(--soft); font-size: .8em; }
.counters .lead { font-weight: 600; }
.counters .goal-text { color: var(--soft); }
.miss { text-decoration: underline var(--alarm) 2px; text-underline-offset: 3px; }
.strip { width: 160px; height: 20px; margin-left: auto; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 3px 12px; margin: 0; font-size: 13px; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; overflow-wrap: anywhere; }

/* sides */
svg text { fill: var(--ink); font-size: 12px; }
svg .tick { font-size: 11px; }
svg .tiny { font-size: 10px; }
svg :is(.tick, .tiny, .soft):not(/* marks */.alarm-text) { fill: var(--soft); }
svg .strong { font-weight: 600; }
svg .halo, svg .mark { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
svg .mark { font-size: 11px; font-weight: 700; }
svg .alarm-text { fill: var(--alarm); }
.ink { fill: var(--ink); }
.grid { stroke: var(--grid); }
.axis { stroke: var(--edge); }
.bar { stroke: var(--ink); stroke-width: 3; }
.thin { stroke: var(--ink); stroke-width: 1.2; }
.bound { stroke: var(--ink); stroke-dasharray: 5 4; }
.run { fill: none; stroke: var(--ink); stroke-width: 1.4; stroke-linejoin: round; }
.run.faint { stroke: var(--grid); }
.run.lead { stroke-width: 3; }
.slope { fill: none; stroke: var(--ink); stroke-width: 2; }
.dashed { fill: none; stroke: var(--ink); stroke-width: 1.4; stroke-dasharray: 5 4; }
.dotted { fill: none; stroke: var(--edge); stroke-width: 1.6; stroke-dasharray: 1.5 3.5; stroke-linecap: round; }
.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 1.6; }
.open { fill: var(--paper); stroke: currentColor; stroke-width: 1.4; }
.full { fill: currentColor; }
.goal { stroke: var(--ink); stroke-width: 2; }
.leader { fill: none; stroke: var(--edge); stroke-width: .7; }
.band { fill: var(--grid); }
.wash { fill: var(--wash); }
.void { fill: var(--grid); }
.limit { stroke: var(--alarm); stroke-width: 2; }

@media screen and (max-width: 1080px) {
  main { grid-template-columns: minmax(0, 1fr); gap: 36px; }
  .two { grid-template-columns: minmax(0, 1fr); }
}
@media screen and (max-width: 720px) {
  body { padding: 14px 16px 36px; }
  h1 { font-size: 20px; }
  .key { display: grid; grid-template-columns: repeat(3, auto); gap: 10px 16px; }
  .key dd { font-size: 17px; }
  .long, .wideonly { display: none; }
  .short { display: inline; }
  .nums :is(td, thead th:not(:first-child)) { padding-left: 8px; }
  .cross td { min-width: 0; }
  .counters { font-size: 12px; }
  .counters thead > tr > :nth-child(1) { width: 31%; }
  .counters thead > tr > :nth-child(2) { width: 12%; }
  .counters th { white-space: normal; }
  .counters :is(td, thead th:not(:first-child)) { padding-left: 3px; }
  .counters td small { display: none; }
  .counters .goal-text { font-size: 11px; }
  .stack thead { display: none; }
  .stack tr { display: block; padding: 6px 0; border-top: 1px solid var(--grid); }
  .stack :is(th, td) { padding: 0; }
  .stack :is(th, td:nth-child(2), td:nth-child(3)) { display: inline; margin-right: .35em; white-space: normal; }
  .stack td:nth-child(n + 4) { display: block; }
}
@media print {
  @page { size: A4; margin: 13mm 12mm; }
  :root { --paper: #fff; --wash: #f4f4f2; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { max-width: none; padding: 0; font-size: 11.5px; }
  nav, details, .wideonly { display: none; }
  h1 { margin-bottom: 12px; font-size: 19px; }
  h2 { font-size: 14px; }
  .key { margin-bottom: 8px; }
  .key dd { font-size: 15px; }
  main { gap: 20px 32px; margin-top: 14px; }
  section { break-inside: avoid; }
  .finding { margin-bottom: 6px; }
  .note, figcaption, .key dt, .over { font-size: 10px; }
  .alarm { padding: 8px 12px; }
  table, .tight, .facts, pre { font-size: 10.5px; }
  thead th { font-size: 10px; }
  th, td { padding-block: 2px; }
  .cross td { min-width: 0; padding: 3px 1px; }
  .cross b { font-size: 12px; }
  .cross span { font-size: 9.5px; }
  .tight .long, .stack .short { display: none; }
  .two { gap: 8px 24px; }
  .counters thead > tr > :nth-child(1) { width: 30%; }
  pre { overflow-wrap: anywhere; white-space: pre-wrap; }
  footer { margin-top: 10px; padding-top: 4px; font-size: 10px; }
}
`
