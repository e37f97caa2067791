import type { Page } from '@playwright/test'

interface ScreenCost {
  readonly name: string
  /** Taps since the previous screen. */
  readonly taps: number
  /** CSS pixels. */
  readonly page: number
  readonly main: number
}

/**
 * Counts a press of a button, link, box or day as one tap. A choice in a list or of a file is two taps: open and choose. A tap into a text
 * field counts as typing.
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

/** Counts the effort on a page and on documents that it opens later: taps without those for typing, and the scrolled distance. */
export const measureEffort = async (page: Page) => {
  const screens: ScreenCost[] = []
  let taps = 0
  let tapsBefore = 0
  await page.exposeFunction('tapped', (more: number) => {
    taps += more
  })
  await page.addInitScript(reportTaps)
  const viewport = page.viewportSize()?.height ?? 1
  const sum = (of: (screen: ScreenCost) => number) => screens.reduce((total, screen) => total + of(screen), 0)
  /** Height of all screens below the first view, in viewport heights. */
  const scroll = () => sum((screen) => Math.max(0, screen.page - viewport)) / viewport
  const line = (name: string, ...numbers: readonly (number | string)[]) =>
    name.padEnd(18) + numbers.map((number) => String(number).padStart(8)).join('')
  return {
    /** Records a screen; call it when the applicant leaves the screen. */
    recordScreen: async (name: string) => {
      const [whole, main] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.querySelector('main')?.offsetHeight ?? 0,
      ])
      screens.push({ name, taps: taps - tapsBefore, page: whole ?? 0, main: main ?? 0 })
      tapsBefore = taps
    },
    taps: () => taps,
    scrolled: scroll,
    /** One line for each screen, and the sums. */
    lines: (): readonly string[] => [
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
