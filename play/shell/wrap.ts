/** Breaks a line at blanks; the lines after the first are indented. */
export function wrap(line: string, width: number, indent: string): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const cut = rest.lastIndexOf(' ', width)
    if (cut <= indent.length) break
    lines.push(rest.slice(0, cut))
    rest = indent + rest.slice(cut + 1)
  }
  return [...lines, rest]
}
