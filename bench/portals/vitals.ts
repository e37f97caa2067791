import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@invea/locales'
import { endProcess, isUp, temporaryFolder } from '@invea/tooling/programs'
import type { Browser, Page } from 'playwright-core'
import { newPassportSteps } from './new-passport.ts'
import { newPhone, openPage } from './phone.ts'
import { cumulativeShift, readVitals, type Vitals, watchVitals } from './watch-vitals.ts'

/** Limits of each step after the first, of each field, and of the bytes of the journey. Times in milliseconds. */
const limits = { heading: 1500, interaction: 100, shift: 0.02, bytes: 300_000 } as const

const root = join(import.meta.dirname, '../..')

/** Starts service, portals and sandbox like `npm start`, with their own ports and data. */
const startProduct = async () => {
  const first = 21_000 + 4 * (process.pid % 1000)
  const data = temporaryFolder('vitals')
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
  if (!(await isUp(`http://localhost:${first}/readyz`, once(program, 'exit'))))
    throw new Error('The service did not start')
  // The service compresses a response after the first requests for it, so this warms it up.
  for (const path of ['Master/api/V1.0/MasterDatas/GetAll', 'Master/api/V1.0/CountryRegion/GetOffices'])
    for (let request = 0; request < 3; request += 1)
      await fetch(`http://localhost:${first}/${path}`, { headers: { 'accept-encoding': 'br' } })
  return { address: `http://localhost:${first + 1}`, stop: () => endProcess(program) }
}

/** Counts the bytes that the page receives, with headers and without cached responses: in total and by kind. */
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

/** Bytes that the service worker would fetch. It is blocked here, because its requests are not slowed. */
const workerBytes = (requested: ReadonlySet<string>): number => {
  const dist = join(root, 'apps/passport-portal/dist')
  const { frame } = JSON.parse(/\{"version".*?\}/.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))?.[0] ?? '{}') as {
    readonly frame?: readonly string[]
  }
  if (!frame) throw new Error('sw.js has no list of its files')
  const sizeOf = (file: string) =>
    (statSync(join(dist, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(dist, file))).size
  return ['/sw.js', ...frame].filter((file) => !requested.has(file)).reduce((sum, file) => sum + sizeOf(file), 0)
}

interface StepFigures {
  readonly step: string
  /** From the press that opens the step to the paint of its heading. Undefined for pages that the browser loads. */
  readonly heading: number | undefined
  readonly worst: Vitals['interactions'][number] | undefined
  readonly shift: number
  readonly moved: readonly string[]
  readonly bytes: number
}

const pause = (page: Page) => page.waitForTimeout(4000)

/** A New passport in one language on the slow phone, from Home to the payment code. */
const visitJourney = async (browser: Browser, address: string, language: Language) => {
  const phone = await newPhone(browser, 'block')
  const page = await openPage(phone)
  page.setDefaultTimeout(60_000)
  await watchVitals(page)
  const counter = await countBytes(page)
  const figures: StepFigures[] = []
  let previous: Vitals = { headings: [], shifts: [], interactions: [] }
  let bytesBefore = 0
  /** Records the figures since the last call. */
  const record = async (step: string) => {
    await page.waitForTimeout(300)
    const now = await readVitals(page)
    const interactions = now.interactions.slice(previous.interactions.length)
    // A new heading is another page, so shifts in its frame do not count.
    const shifts = now.shifts
      .slice(previous.shifts.length)
      .filter(({ at }) => !now.headings.some(({ painted }) => at <= painted && painted - at < 100))
    figures.push({
      step,
      heading: now.headings.slice(previous.headings.length).at(-1)?.after,
      worst: interactions.toSorted((one, other) => other.duration - one.duration)[0],
      shift: cumulativeShift(shifts),
      moved: shifts.flatMap(({ moved }) => moved),
      bytes: counter.bytes() - bytesBefore,
    })
    bytesBefore = counter.bytes()
    previous = now
  }
  const home = language === 'en' ? '/' : `/${language}/`
  await page.goto(address + home)
  await pause(page)
  await record('Home')
  await page.locator('main a[href$="/request-appointment"]').first().tap()
  await page.waitForURL(/request-appointment/)
  await page.locator('html[data-alive]').waitFor()
  previous = { headings: [], shifts: [], interactions: [] }
  await pause(page)
  for (const { step, fill, leave } of newPassportSteps(page, language)) {
    await page.waitForURL(new RegExp(`/${step}$`))
    await pause(page)
    await fill()
    await record(step)
    await (leave ?? (() => page.locator('main form button[type=submit]').tap()))()
  }
  await page.getByTestId('order-code').waitFor()
  await pause(page)
  await record('instructions')
  const total = counter.bytes() + workerBytes(counter.files)
  await phone.close()
  return { figures, total, kinds: counter.kinds }
}

const seconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '-' : `${(milliseconds / 1000).toFixed(2)} s`

/** Prints the figures of a language. Returns false when one exceeds its limit. */
const report = (language: Language, { figures, total, kinds }: Awaited<ReturnType<typeof visitJourney>>): boolean => {
  console.log(
    `\n${language}${'heading'.padStart(28)}${'worst press'.padStart(14)}${'shift'.padStart(9)}${'bytes'.padStart(10)}`,
  )
  const faults: string[] = []
  for (const { step, heading, worst, shift, moved, bytes } of figures) {
    const press = worst ? `${worst.duration} ms` : '-'
    console.log(
      `  ${step.padEnd(18)}${seconds(heading).padStart(10)}${press.padStart(14)}${shift.toFixed(3).padStart(9)}${`${(bytes / 1000).toFixed(1)} KB`.padStart(11)}`,
    )
    if (heading !== undefined && heading > limits.heading) faults.push(`${step}: heading after ${seconds(heading)}`)
    if (worst && worst.duration > limits.interaction) faults.push(`${step}: ${worst.control} painted after ${press}`)
    if (shift > limits.shift) faults.push(`${step}: moved by ${shift.toFixed(3)} (${moved.slice(0, 4).join(', ')})`)
  }
  console.log(`  ${'all, with the service worker'.padEnd(52)}${(total / 1000).toFixed(1).padStart(8)} KB`)
  const largest = [...kinds].toSorted(([, one], [, other]) => other.bytes - one.bytes).slice(0, 8)
  for (const [kind, { bytes, count }] of largest)
    console.log(`  ${`${kind}, ${count}`.padEnd(52)}${(bytes / 1000).toFixed(1).padStart(8)} KB`)
  if (total > limits.bytes) faults.push(`${(total / 1000).toFixed(1)} KB for the whole journey`)
  for (const fault of faults) console.log(`  over: ${fault}`)
  return faults.length === 0
}

/** Measures the Web Vitals of a whole New passport in these languages. Resolves to false when a figure exceeds its limit. */
export const measureVitals = async (browser: Browser, languages: readonly Language[]): Promise<boolean> => {
  const product = await startProduct()
  try {
    let isWithinLimits = true
    for (const language of languages)
      isWithinLimits = report(language, await visitJourney(browser, product.address, language)) && isWithinLimits
    return isWithinLimits
  } finally {
    await product.stop()
  }
}
