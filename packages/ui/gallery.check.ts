import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'
import { createServer } from 'vite'

/**
 * Opens the gallery in Chromium in every theme, color scheme and width. Checks that axe finds no violation, that no page scrolls sideways,
 * that every target is at least 44 px high, and that a closed dialog returns the focus. `--shots FOLDER` saves screenshots.
 */
const { values: options } = parseArgs({ options: { shots: { type: 'string' }, port: { type: 'string' } } })

const themes = [
  { colorScheme: 'light', theme: 'green' },
  { colorScheme: 'dark', theme: 'green' },
  { colorScheme: 'light', theme: 'amber' },
  { colorScheme: 'dark', theme: 'amber' },
] as const
const widths = [360, 1280]

/** React reports in development that lucide-react renders lines without keys. None of our components is a ForwardRef. */
const isWarningOfIcons = (text: string) => text.includes('unique "key"') && text.includes('`ForwardRef`')

const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('details')) row.open = true
    for (const bar of document.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) bar.click()
  })

const faultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}\n${failureSummary}`),
  )
}

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, summary, select, textarea, input, label:has(input), .inline-flex[href]',
      ),
    ]
      .filter(
        (target) => target.checkVisibility() && !target.closest('label')?.querySelector('input')?.isSameNode(target),
      )
      .filter((target) => target.getBoundingClientRect().height < 43.5 && !target.matches('.sr-only'))
      .map((target) => `${target.outerHTML.slice(0, 120)} is ${target.getBoundingClientRect().height} px high`),
  )

const server = await createServer({
  configFile: new URL('gallery.vite.config.ts', import.meta.url).pathname,
  server: { port: Number(options.port ?? 0) },
  logLevel: 'error',
})
await server.listen()
const address = server.resolvedUrls?.local[0]
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})

const faults: string[] = []
for (const { colorScheme, theme } of themes) {
  for (const width of widths) {
    const name = `${theme}-${colorScheme}-${width}`
    const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce', colorScheme })
    page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isWarningOfIcons(message.text())) faults.push(`${name}: ${message.text()}`)
    })
    await page.goto(`${address}?theme=${theme}`)
    await page.locator('h2').first().waitFor()
    if (options.shots) await page.screenshot({ path: `${options.shots}/${name}.png`, fullPage: true })
    await openEverything(page)
    const overflow = await horizontalOverflow(page)
    if (overflow > 0) faults.push(`${name}: scrolls sideways by ${overflow} px`)
    for (const fault of [...(await faultsOf(page)), ...(await smallTargets(page))]) faults.push(`${name}: ${fault}`)
    await page.getByRole('button', { name: 'Cancel the appointment' }).click()
    if (options.shots) await page.screenshot({ path: `${options.shots}/${name}-dialog.png` })
    for (const fault of await faultsOf(page)) faults.push(`${name}, dialog: ${fault}`)
    await page.keyboard.press('Escape')
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    if (focused !== 'Cancel the appointment') faults.push(`${name}: a closed dialog leaves the focus on ${focused}`)
    await page.close()
  }
}
await browser.close()
await server.close()

console.log(faults.length ? faults.join('\n\n') : `${themes.length * widths.length} looks of the gallery: no fault`)
process.exitCode = faults.length ? 1 : 0
