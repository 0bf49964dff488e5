import type { Summary } from '../summary/summary.js'

export function reportPage(summary: Summary): string {
  return `<!doctype html><title>${summary.verdict}</title>`
}
