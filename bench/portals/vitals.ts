import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@invea/locales'
import type { Browser, Page } from 'playwright-core'
import { newPassportSteps } from './new-passport.ts'
import { newPhone, openPage } from './phone.ts'
import { cumulativeShift, readVitals, type Vitals, watchVitals } from './watch-vitals.ts'

/** What each step after the first and each field must keep to. Times in milliseconds. */
const limits = { heading: 1500, interaction: 100, shift: 0.02, bytes: 300_000 } as const

const root = join(import.meta.dirname, '../..')
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Service, portals and sandbox as `npm start` runs them, on ports and data of their own. */
const startProduct = async () => {
  const first = 21_000 + 4 * (process.pid % 1000)
  const data = mkdtempSync(join(tmpdir(), 'vitals-'))
  const program = spawn(process.execPath, ['tooling/start.ts', '--built'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SERVICE_PORT: String(first),
      PASSPORT_PORT: String(first + 1),
      ORIGIN_ID_PORT: String(first + 2),
      SANDBOX_PORT: String(first + 3),
      DATA_DIR: data,
      UNCODED_SHARE_PERCENT: '99',
      DATABASE_URL: '',
    },
  })
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  const until = Date.now() + 60_000
  while (!(await fetch(`http://localhost:${first}/readyz`).catch(() => undefined))?.ok) {
    if (Date.now() > until) throw new Error('The service did not start')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const stop = async () => {
    program.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  // The service compresses a response that was requested before: the first visitor of a day is not the one to measure.
  for (const path of ['Master/api/V1.0/MasterDatas/GetAll', 'Master/api/V1.0/CountryRegion/GetOffices'])
    for (let request = 0; request < 3; request += 1)
      await fetch(`http://localhost:${first}/${path}`, { headers: { 'accept-encoding': 'br' } })
  return { address: `http://localhost:${first + 1}`, stop }
}

/** Bytes that arrive at the page, with headers and without what the cache has; in all and by kind. */
const countBytes = async (page: Page) => {
  const kinds = new Map<string, { bytes: number; count: number }>()
  const requests = new Map<string, string>()
  const files = new Set<string>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    files.add(new URL(request.url).pathname)
    requests.set(
      requestId,
      type === 'Fetch' || type === 'XHR' ? `${type} ${new URL(request.url).pathname}` : (type ?? ''),
    )
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = requests.get(requestId) ?? 'other'
    const { bytes, count } = kinds.get(kind) ?? { bytes: 0, count: 0 }
    kinds.set(kind, { bytes: bytes + encodedDataLength, count: count + 1 })
  })
  return { bytes: () => [...kinds.values()].reduce((sum, { bytes }) => sum + bytes, 0), kinds, files }
}

/** What the service worker fetches beside the page: it is off here, because its requests are not slowed. */
const workerBytes = (seen: ReadonlySet<string>): number => {
  const dist = join(root, 'apps/passport-portal/dist')
  const { frame } = JSON.parse(/\{"version".*?\}/.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))?.[0] ?? '{}') as {
    readonly frame?: readonly string[]
  }
  if (!frame) throw new Error('sw.js has no list of its files')
  const sizeOf = (file: string) =>
    (statSync(join(dist, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(dist, file))).size
  return ['/sw.js', ...frame].filter((file) => !seen.has(file)).reduce((sum, file) => sum + sizeOf(file), 0)
}

interface StepFigures {
  readonly step: string
  /** From the press that leads to the step to the paint of its heading; undefined for pages that are loaded whole. */
  readonly heading: number | undefined
  readonly worst: Vitals['interactions'][number] | undefined
  readonly shift: number
  readonly moved: readonly string[]
  readonly bytes: number
}

const pause = (page: Page) => page.waitForTimeout(4000)

/** A New passport from Home to the code for the bank, in one language, on the slow phone. */
const visitJourney = async (browser: Browser, address: string, language: Language) => {
  const phone = await newPhone(browser, 'block')
  const page = await openPage(phone)
  page.setDefaultTimeout(60_000)
  await watchVitals(page)
  const counter = await countBytes(page)
  const figures: StepFigures[] = []
  let before: Vitals = { largest: 0, headings: [], shifts: [], interactions: [] }
  let bytesBefore = 0
  /** Figures of what happened since the last note. */
  const note = async (step: string) => {
    await page.waitForTimeout(300)
    const now = await readVitals(page)
    const interactions = now.interactions.slice(before.interactions.length)
    // In the frame of a new heading everything moves: it is another page.
    const shifts = now.shifts
      .slice(before.shifts.length)
      .filter(({ at }) => !now.headings.some(({ painted }) => at <= painted && painted - at < 100))
    figures.push({
      step,
      heading: now.headings.slice(before.headings.length).at(-1)?.after,
      worst: interactions.toSorted((one, other) => other.duration - one.duration)[0],
      shift: cumulativeShift(shifts),
      moved: shifts.flatMap(({ moved }) => moved),
      bytes: counter.bytes() - bytesBefore,
    })
    bytesBefore = counter.bytes()
    before = now
  }
  const home = language === 'en' ? '/' : `/${language}/`
  await page.goto(address + home)
  await pause(page)
  await note('Home')
  await page.locator('main a[href$="/request-appointment"]').first().tap()
  await page.waitForURL(/request-appointment/)
  await page.locator('html[data-alive]').waitFor()
  before = { largest: 0, headings: [], shifts: [], interactions: [] }
  await pause(page)
  for (const { step, fill, leave } of newPassportSteps(page, language)) {
    await page.waitForURL(new RegExp(`/${step}$`))
    await pause(page)
    await fill()
    await note(step)
    await (leave ?? (() => page.locator('main form button[type=submit]').tap()))()
  }
  await page.getByTestId('order-code').waitFor()
  await pause(page)
  await note('instructions')
  const total = counter.bytes() + workerBytes(counter.files)
  await phone.close()
  return { figures, total, kinds: counter.kinds }
}

const seconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '-' : `${(milliseconds / 1000).toFixed(2)} s`

/** Prints the figures of a language; false where one is over its limit. */
const report = (language: Language, { figures, total, kinds }: Awaited<ReturnType<typeof visitJourney>>): boolean => {
  say(
    `\n${language}${'heading'.padStart(28)}${'worst press'.padStart(14)}${'shift'.padStart(9)}${'bytes'.padStart(10)}`,
  )
  const faults: string[] = []
  for (const { step, heading, worst, shift, moved, bytes } of figures) {
    const press = worst ? `${worst.duration} ms` : '-'
    say(
      `  ${step.padEnd(18)}${seconds(heading).padStart(10)}${press.padStart(14)}${shift.toFixed(3).padStart(9)}${`${(bytes / 1000).toFixed(1)} KB`.padStart(11)}`,
    )
    if (heading !== undefined && heading > limits.heading) faults.push(`${step}: heading after ${seconds(heading)}`)
    if (worst && worst.duration > limits.interaction) faults.push(`${step}: ${worst.control} painted after ${press}`)
    if (shift > limits.shift) faults.push(`${step}: moved by ${shift.toFixed(3)} (${moved.slice(0, 4).join(', ')})`)
  }
  say(`  ${'all, with the service worker'.padEnd(52)}${(total / 1000).toFixed(1).padStart(8)} KB`)
  const largest = [...kinds].toSorted(([, one], [, other]) => other.bytes - one.bytes).slice(0, 8)
  for (const [kind, { bytes, count }] of largest)
    say(`  ${`${kind}, ${count}`.padEnd(52)}${(bytes / 1000).toFixed(1).padStart(8)} KB`)
  if (total > limits.bytes) faults.push(`${(total / 1000).toFixed(1)} KB for the whole journey`)
  for (const fault of faults) say(`  over: ${fault}`)
  return faults.length === 0
}

/** Web Vitals of a whole New journey in these languages. Resolves to false where a figure is over its limit. */
export const measureVitals = async (browser: Browser, languages: readonly Language[]): Promise<boolean> => {
  const product = await startProduct()
  try {
    let kept = true
    for (const language of languages)
      kept = report(language, await visitJourney(browser, product.address, language)) && kept
    return kept
  } finally {
    await product.stop()
  }
}
