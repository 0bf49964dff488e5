/** What the steps of a lesson light up: parts of the screen by name, `unit 3` by its slot, `card 120` as a target. */

const PARTS: Readonly<Record<string, string>> = {
  question: '.rail .prompt',
  table: '.skirmish .field',
  order: '.skirmish .left',
  sight: '.rail .sight',
  steps: '.skirmish .steps',
}

/** The selector of what has this name; a name that nothing has is a fault of the lesson. */
export function lightOf(name: string): string {
  const [sort, number = ''] = name.split(' ')
  if (sort === 'unit' || sort === 'card') return `.skirmish .field [data-target="${number}"]`
  const part = PARTS[name]
  if (part === undefined) throw new Error(`nothing to light up is called "${name}"`)
  return part
}

/** The units on the table that a step lights up, by their slots. */
export function litUnits(names: readonly string[]): readonly number[] {
  return names.flatMap((name) => {
    const [sort, number = ''] = name.split(' ')
    return sort === 'unit' ? [Number(number)] : []
  })
}
