/** How the game may be played otherwise. */
export const OPTIONS = {
  tutorial: {
    values: ['off', 'on'],
    fallback: 'off',
    about: "on: the rulebook's first struggle alone, without characters, strategies and influence",
  },
} as const
