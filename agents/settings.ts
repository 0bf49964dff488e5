/** An option of an agent: what values it takes, and what it is when left out. */
export type AgentOption =
  | {
      readonly type: 'whole' | 'real'
      readonly least: number
      readonly most: number
      readonly fallback: number
      readonly about: string
    }
  /** Milliseconds: `1500ms`, `1.5s`; 0 means off. */
  | {
      readonly type: 'duration'
      readonly most: number
      readonly fallback: number
      readonly about: string
    }
  /** Any text that `check` lets pass; it throws an InputError otherwise. */
  | {
      readonly type: 'text'
      /** What may stand there, for lists of options. */
      readonly values: string
      readonly fallback: string
      readonly about: string
      readonly check: (text: string) => void
    }
  | {
      readonly type: 'word'
      readonly values: readonly string[]
      readonly fallback: string
      readonly about: string
    }

/** The value of every option of a factory, the missing ones filled in with their fallbacks. */
export type Settings = Readonly<Record<string, number | string>>

export function settingNumber(settings: Settings, name: string): number {
  const value = settings[name]
  if (typeof value !== 'number') throw new Error(`agent setting "${name}" is not a number`)
  return value
}

export function settingWord(settings: Settings, name: string): string {
  const value = settings[name]
  if (typeof value !== 'string') throw new Error(`agent setting "${name}" is not a word`)
  return value
}

/** The fallbacks of all options. */
export function usualSettings(options: Readonly<Record<string, AgentOption>>): Settings {
  return Object.fromEntries(Object.entries(options).map(([name, { fallback }]) => [name, fallback]))
}
