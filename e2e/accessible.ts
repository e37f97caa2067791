import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What breaks WCAG 2.2 AA or good practice on the page as it is now, and where. */
export const accessibilityFaults = async (page: Page): Promise<readonly string[]> => {
  // Brought once to a document: a change of language keeps the document, and the judge with it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
