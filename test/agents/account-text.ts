import type { Account } from '../../agents/agent.js'

/** All that an account says of what was found; who did the second half is no part of that. */
export function accountText(account: Account | null | undefined): string {
  return JSON.stringify(account ?? null, (key, value) => (key === 'helped' ? undefined : value))
}
