/** Whether a value of JSON is nested deeper than so many levels. Looked at level by level: it may be any depth. */
export function isNestedDeeper(json: unknown, most: number): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  }
  return false
}
