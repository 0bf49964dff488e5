import type { Command } from 'commander'

/** A verb of the command line. Its module is loaded only when the verb is used. */
export interface Verb {
  readonly name: string
  /** One sentence, for the list of verbs and the verb's own help. */
  readonly about: string
  /** Complete command lines; the first one is shown in the help of `dejarik` too. */
  readonly examples: readonly string[]
  readonly load: () => Promise<VerbModule>
}

export interface VerbModule {
  /** The options, arguments and action; name, description and examples come from the table of all verbs, which is handed in. */
  command(verbs: readonly Verb[]): Command | Promise<Command>
}
