const EVERY_MS = 10_000
const TERMINAL_EVERY_MS = 200

/** Says on stderr how far something is: one line that changes in a terminal, now and then a line elsewhere. */
export class ProgressLine {
  private lastMs = Number.NEGATIVE_INFINITY
  private isOpen = false

  say(text: () => string): void {
    const now = performance.now()
    const { isTTY, columns } = process.stderr
    if (now - this.lastMs < (isTTY ? TERMINAL_EVERY_MS : EVERY_MS)) return
    this.lastMs = now
    if (isTTY) {
      process.stderr.write(`\r\x1b[K${text().slice(0, (columns ?? 80) - 1)}`)
      this.isOpen = true
    } else process.stderr.write(`${text()}\n`)
  }

  end(): void {
    if (this.isOpen) process.stderr.write('\r\x1b[K')
    this.isOpen = false
  }
}
