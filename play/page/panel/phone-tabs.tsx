import type { ComponentChild } from 'preact'

export interface PhoneTab<T extends string> {
  readonly id: T
  readonly name: string
  readonly sign: ComponentChild
  /** How many there are of what it shows; left out for nothing to count. */
  readonly badge?: number
}

/** On a phone a part of the screen shows one thing at a time: which one. */
export function PhoneTabs<T extends string>({
  label,
  tabs,
  chosen,
  choose,
}: {
  label: string
  tabs: readonly PhoneTab<T>[]
  chosen: T
  choose: (tab: T) => void
}) {
  return (
    <nav class="phone-tabs" aria-label={label}>
      {tabs.map(({ id, name, sign, badge = 0 }) => (
        <button
          type="button"
          key={id}
          aria-pressed={chosen === id}
          class={chosen === id ? 'on' : ''}
          onClick={() => choose(id)}
        >
          {sign}
          <span>{name}</span>
          {badge > 0 && <b class="badge">{badge}</b>}
        </button>
      ))}
    </nav>
  )
}
