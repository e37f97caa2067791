import type { Page } from '@playwright/test'

/** What a journey costs an applicant: taps beside typing, and how far its screens are scrolled. */
export interface Effort {
  /** Call this when the screen is as the applicant leaves it. */
  readonly leaves: (name: string) => Promise<void>
  readonly taps: () => number
  /** What is below the first view of each screen, in views of the device. */
  readonly scrolled: () => number
  /** One line per screen and the sums. */
  readonly lines: () => readonly string[]
}

interface ScreenCost {
  readonly name: string
  /** Taps since the screen before was left. */
  readonly taps: number
  /** CSS pixels. */
  readonly page: number
  readonly main: number
}

/**
 * Counts a press of a button, link, box or day as one tap. A choice in a list is two: it opens the list and takes a line of
 * it. A file is two as well. A tap into a text field belongs to typing.
 */
const reportTaps = () => {
  const report = (taps: number) => void (window as unknown as { tapped: (taps: number) => void }).tapped(taps)
  const typing = 'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea, select'
  addEventListener(
    'pointerdown',
    ({ target, isTrusted }) => {
      if (isTrusted && !(target as Element).matches(typing)) report(1)
    },
    true,
  )
  addEventListener(
    'change',
    ({ target }) => {
      if ((target as Element).matches('select, input[type=file]')) report(2)
    },
    true,
  )
}

/** Starts to count on a page; other documents that it opens are counted too. */
export const measureEffort = async (page: Page): Promise<Effort> => {
  const screens: ScreenCost[] = []
  let taps = 0
  let tapsBefore = 0
  await page.exposeFunction('tapped', (more: number) => {
    taps += more
  })
  await page.addInitScript(reportTaps)
  const viewport = page.viewportSize()?.height ?? 1
  const sum = (of: (screen: ScreenCost) => number) => screens.reduce((total, screen) => total + of(screen), 0)
  const scroll = () => sum((screen) => Math.max(0, screen.page - viewport)) / viewport
  const line = (name: string, ...numbers: readonly (number | string)[]) =>
    name.padEnd(18) + numbers.map((number) => String(number).padStart(8)).join('')
  return {
    leaves: async (name) => {
      const [whole, main] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.querySelector('main')?.offsetHeight ?? 0,
      ])
      screens.push({ name, taps: taps - tapsBefore, page: whole ?? 0, main: main ?? 0 })
      tapsBefore = taps
    },
    taps: () => taps,
    scrolled: scroll,
    lines: () => [
      line('screen', 'taps', 'page px', 'main px'),
      ...screens.map((screen) => line(screen.name, screen.taps, screen.page, screen.main)),
      line(
        'together',
        taps,
        sum(({ page: whole }) => whole),
        sum(({ main }) => main),
      ),
      `scrolled ${scroll().toFixed(1)} viewports of ${viewport} px`,
    ],
  }
}
