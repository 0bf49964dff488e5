import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, ElementContext } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(where: ElementContext, how: object): Promise<AxeResults>
}

/** What axe complains about on the page, or in a part of it. */
export async function complaints(page: Page, where?: string | object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (where) =>
      (window as unknown as { axe: Axe }).axe.run((where as ElementContext) ?? document, {
        resultTypes: ['violations'],
      }),
    where,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 140)}`),
  )
}
