import type { Option } from 'commander'
import { type CommandFacts, choicesOf } from './command-tree.js'

/** The manual page of section 1, made from the commands. */
export function manPage(version: string, commands: readonly CommandFacts[]): string {
  return [
    `.TH DEJARIK 1 "" "dejarik ${version}" "User Commands"`,
    '.SH NAME',
    'dejarik \\- computer opponents for tabletop games with hidden information',
    '.SH SYNOPSIS',
    '.B dejarik',
    '.I VERB',
    '.RI [ ARGUMENTS ]\n.RI [ OPTIONS ]',
    '.SH DESCRIPTION',
    'Plays Star Wars: Rebellion and other games with hidden information: against people, in tournaments of bots, and for programs in other languages.',
    'Without a verb it prints its help;',
    '.B dejarik help',
    '.I VERB',
    'that of a verb.',
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH EXIT STATUS',
    '0 when all went well, 1 when what was asked for failed, 2 for wrong usage, 130 when it was stopped by Ctrl\\-C.',
    '.SH FILES',
    '.TP\n.I runs/SEED',
    'The folder of a tournament: its journal, summary.json, games.jsonl and report.html.',
    '',
  ].join('\n')
}

function commandLines({
  path,
  about,
  arguments: given,
  options,
  examples,
}: CommandFacts): string[] {
  const words = given.map((one) => (one.required ? `<${one.name()}>` : `[${one.name()}]`))
  return [
    `.SS "${roff([`dejarik ${path}`, ...words].join(' '))}"`,
    roff(about),
    ...given.flatMap((one) => [
      '.TP',
      `.I ${roff(one.name())}`,
      described(one.description, choicesOf(one)),
    ]),
    ...options.flatMap((option) => ['.TP', `.B ${roff(option.flags)}`, optionText(option)]),
    ...(examples.length === 0 ? [] : ['.PP', 'Examples:', '.EX', ...examples.map(roff), '.EE']),
  ]
}

function optionText(option: Option): string {
  const { defaultValue } = option
  const isShown = defaultValue !== undefined && !option.description.includes('(default')
  return `${described(option.description, choicesOf(option))}${isShown ? roff(` (default: ${String(defaultValue)})`) : ''}`
}

function described(about: string, choices: readonly string[]): string {
  return roff(choices.length === 0 ? about : `${about}: ${choices.join(', ')}`)
}

/** Fit for roff: no line begins a request, hyphens stay what they are. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1')
    .replaceAll('"', '\\(dq')
}
