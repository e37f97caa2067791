import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What breaks WCAG 2.2 AA or good practice on the page as it stands, and where. */
export const accessibilityFaults = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    // Judged in this page: a second one before it would take the window, and a click right after it closes is lost.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
