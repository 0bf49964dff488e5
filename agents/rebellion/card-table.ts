/** Looks rules up by a card's number. They are written by its id; the table is made when the cards are known. */
export function cardTable<Rule>(
  cards: readonly { readonly id: string }[],
  rules: Readonly<Record<string, Rule>>,
): (card: number) => Rule | null {
  const table: (Rule | null)[] = []
  return (card) => {
    if (table.length === 0) for (const { id } of cards) table.push(rules[id] ?? null)
    return table[card] ?? null
  }
}
