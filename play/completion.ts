import type { Option } from 'commander'
import { type CommandFacts, choicesOf } from './command-tree.js'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** The script by which a shell completes our command line. */
export function completionScript(shell: Shell, commands: readonly CommandFacts[]): string {
  if (shell === 'fish') return fishScript(commands)
  return shell === 'zsh'
    ? `#compdef dejarik\nautoload -U bashcompinit && bashcompinit\n${bashScript(commands)}`
    : bashScript(commands)
}

/** Looks up what may follow by the words so far; files where nothing is known. */
function bashScript(commands: readonly CommandFacts[]): string {
  const verbs = commands.filter(({ path }) => !path.includes(' ')).map(({ path }) => path)
  const words = commands.map(
    (one) =>
      `    "${one.path}") words="${[...below(commands, one.path), ...flagsOf(one), ...wordsOf(one)].join(' ')}" ;;`,
  )
  const values = commands.flatMap((one) =>
    one.options
      .filter((option) => choicesOf(option).length > 0)
      .map(
        (option) => `    "${one.path} ${option.long}") words="${choicesOf(option).join(' ')}" ;;`,
      ),
  )
  const parents = [
    ...new Set(
      commands.filter(({ path }) => path.includes(' ')).map(({ path }) => path.split(' ')[0]),
    ),
  ]
  return `# Completes dejarik; made by "dejarik completion".
_dejarik() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" verb="\${COMP_WORDS[1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${[...verbs, 'help', '--help', '--version'].join(' ')}" -- "$word"))
    return
  fi
  case "$verb" in
    ${parents.join('|')})
      case "$verb \${COMP_WORDS[2]}" in
${commands
  .filter(({ path }) => path.includes(' '))
  .map(({ path }) => `        "${path}") [ "$COMP_CWORD" -gt 2 ] && verb="${path}" ;;`)
  .join('\n')}
      esac ;;
  esac
  case "$verb $before" in
${values.join('\n')}
    *) case "$verb" in
${words.join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _dejarik dejarik
`
}

function fishScript(commands: readonly CommandFacts[]): string {
  const lines = ['# Completes dejarik; made by "dejarik completion".']
  for (const one of commands) {
    const [verb = '', sub] = one.path.split(' ')
    const condition =
      sub === undefined ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${verb}`
    lines.push(`complete -c dejarik -n "${condition}" -a ${sub ?? verb} -d ${quoted(one.about)}`)
    const within = `__fish_seen_subcommand_from ${sub ?? verb}`
    for (const option of one.options)
      lines.push(
        `complete -c dejarik -n "${within}" ${fishOption(option)} -d ${quoted(option.description)}`,
      )
    for (const word of wordsOf(one))
      lines.push(`complete -c dejarik -n "${within}" -a ${quoted(word)}`)
  }
  return `${lines.join('\n')}\n`
}

function fishOption(option: Option): string {
  const parts = [`-l ${option.long?.slice(2)}`]
  if (option.short !== undefined) parts.push(`-s ${option.short.slice(1)}`)
  if (option.required || option.optional) parts.push('-r')
  if (choicesOf(option).length > 0) parts.push(`-a ${quoted(choicesOf(option).join(' '))}`)
  return parts.join(' ')
}

function below(commands: readonly CommandFacts[], path: string): string[] {
  return commands
    .filter((one) => one.path.startsWith(`${path} `))
    .map((one) => one.path.slice(path.length + 1))
}

function flagsOf({ options }: CommandFacts): string[] {
  return [...options.flatMap(({ long }) => (long === undefined ? [] : [long])), '--help']
}

function wordsOf({ arguments: given }: CommandFacts): string[] {
  return given.flatMap((one) => [...choicesOf(one)])
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`
}
