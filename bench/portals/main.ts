// `pnpm --filter @invea/bench portals`: compares both built portals on an emulated slow phone with goals G11 to G15.
// `--vitals [languages]` measures the Web Vitals of a whole New passport instead, for example `--vitals en,am`.
// README.md explains how to read it. Build the portals first (`pnpm build`).

import { languages } from '@invea/locales'
import { findOrInstallBrowser } from '@invea/tooling/browsers'
import { type Goal, goalLine } from '../service/goals.ts'
import { machineLoad, median } from '../statistics.ts'
import { launch, servePortal } from './phone.ts'
import { visitAgain, visitFirstStep, visitHome, visitStart } from './visits.ts'
import { measureVitals } from './vitals.ts'

const seconds = (id: string, title: string, floor: number, aim: number): Goal => ({
  ...{ id, title, floor, aim },
  unit: 's',
  better: 'low',
})
const kilobytes = (id: string, title: string, floor: number, aim: number): Goal => ({
  ...{ id, title, floor, aim },
  unit: ' KB',
  better: 'low',
})

/** For each figure on the slow phone: the floor it must reach, and the aim. */
const goals = {
  homeFcp: seconds('G11', 'Home, first content, en', 1, 0.65),
  homeLcp: seconds('G11', 'Home, largest content, en', 1, 0.65),
  homeFcpAm: seconds('G11', 'Home, first content, am', 1.2, 0.75),
  homeLcpAm: seconds('G11', 'Home, largest content, am', 1.2, 0.75),
  bytes: kilobytes('G12', 'Home, bytes to the first paint, en', 10, 5),
  bytesAm: kilobytes('G12', 'Home, bytes to the first paint, am', 25, 20),
  scripts: kilobytes('G13', 'scripts of the first step', 125, 110),
  stepVisible: seconds('G14', 'first step visible, cold', 1, 0.7),
  stepUsable: seconds('G14', 'first step usable, cold', 1.5, 0.8),
  repeat: seconds('G15', 'second visit of the requirements', 0.5, 0.3),
} as const satisfies Readonly<Record<string, Goal>>

type GoalName = keyof typeof goals

/** Bytes are exact. A time may exceed its floor by a quarter, because other work slows the machine. */
const isBroken = ({ floor, unit }: Goal, values: readonly number[]): boolean =>
  median(values) > (unit === 's' ? floor / 0.8 : floor)

/** The step that follows the terms for an individual. */
const secondStep: Readonly<Record<string, string>> = {
  'passport-portal': 'appointment-type',
  'origin-id-portal': 'origin-id-service',
}

const rounds = process.argv.includes('--short') ? 3 : 5
const names = Object.keys(goals) as GoalName[]

const chromium = findOrInstallBrowser('chromium')
if (!chromium) process.exit(1)
const browser = await launch(chromium)
console.log(`Chromium ${browser.version()}; ${rounds} rounds, ${machineLoad()}`)
console.log('CPU slowed 4 times, 400 kbit/s, 400 ms, 390 x 844; medians (lowest to highest)')
const vitals = process.argv.indexOf('--vitals')
if (vitals > 0) {
  const named = process.argv[vitals + 1]?.split(',')
  const isWithinLimits = await measureVitals(
    browser,
    languages.filter((language) => named?.includes(language) ?? true),
  )
  await browser.close()
  process.exit(isWithinLimits ? 0 : 1)
}

const measure = async (app: string): Promise<boolean> => {
  const { address, stop } = await servePortal(app)
  const values = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<GoalName, number[]>
  const otherTimes: Record<'next' | 'alive', number[]> = { next: [], alive: [] }
  for (let round = 0; round < rounds; round++) {
    const en = await visitHome(browser, `${address}/`)
    const am = await visitHome(browser, `${address}/am/`)
    const step = await visitFirstStep(browser, `${address}/request-appointment`)
    const start = await visitStart(browser, `${address}/request-appointment`, secondStep[app] ?? '')
    otherTimes.next.push(start.next)
    otherTimes.alive.push(step.alive)
    const again = await visitAgain(browser, `${address}/Information`)
    for (const [name, value] of Object.entries({
      ...{ homeFcp: en.fcp, homeLcp: en.lcp, bytes: en.bytes },
      ...{ homeFcpAm: am.fcp, homeLcpAm: am.lcp, bytesAm: am.bytes },
      ...{ scripts: step.scripts, stepVisible: step.visible, stepUsable: start.usable, repeat: again },
    }))
      values[name as GoalName].push(value)
  }
  stop()
  console.log(`\n${app}`)
  for (const name of names) console.log(goalLine(goals[name], values[name]))
  console.log(`     second step painted after ${median(otherTimes.next).toFixed(2)}s, with an immediate press`)
  console.log(`     app on the first step after ${median(otherTimes.alive).toFixed(2)}s, without a press`)
  return !names.some((name) => isBroken(goals[name], values[name]))
}

const results = [await measure('passport-portal'), await measure('origin-id-portal')]
await browser.close()
process.exit(results.every(Boolean) ? 0 : 1)
