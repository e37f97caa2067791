import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { type Database, type Device, databases, devices, isFull, onlyFull, operatorToken } from './settings.ts'
import type { JourneyOptions } from './test.ts'

const databaseUrl = process.env.E2E_DATABASE_URL
const inUse: readonly Database[] = databaseUrl ? ['embedded', 'postgres'] : ['embedded']

const product = (database: Database) => {
  const { service, passport, originId, sandbox } = databases[database]
  return {
    command: 'node ../tooling/start.ts --built',
    url: `http://localhost:${service}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      SERVICE_PORT: String(service),
      PASSPORT_PORT: String(passport),
      ORIGIN_ID_PORT: String(originId),
      SANDBOX_PORT: String(sandbox),
      DATA_DIR: mkdtempSync(join(tmpdir(), `invea-e2e-${database}-`)),
      OPERATOR_TOKEN: operatorToken,
      // All applicants of the tests share one address.
      ADDRESS_RATE_FACTOR: '1000',
      // A one-time code is needed only for a day that one visitor could fill.
      UNCODED_SHARE_PERCENT: '99',
      SLOT_RETURN_MINUTES: '0',
      DATABASE_URL: database === 'postgres' ? (databaseUrl ?? '') : '',
    },
  }
}

type Language = 'en' | 'am'
interface Combination {
  readonly database: Database
  readonly device: Device
  readonly language: Language
}

const nameOf = ({ database, device, language }: Combination) => `${database} ${device} ${language}`

/** Runs every journey, on a small phone. */
const main: Combination = { database: 'embedded', device: 'phone', language: 'en' }
/** Runs only the New passport, with another language, width and database. */
const opposite: Combination = { database: inUse.at(-1) ?? 'embedded', device: 'desktop', language: 'am' }

const combinations: readonly Combination[] = inUse.flatMap((database) =>
  (Object.keys(devices) as Device[]).flatMap((device) =>
    (['en', 'am'] as const).map((language) => ({ database, device, language })),
  ),
)
/** Starts with the long test of `opposite`, so that all browsers end at about the same time. */
const inOrder = [...combinations].sort(
  (a, b) => Number(nameOf(a) === nameOf(main)) - Number(nameOf(b) === nameOf(main)),
)
const isRun = (combination: Combination) => [main, opposite].some((run) => nameOf(run) === nameOf(combination))

/** Runs in Firefox only. */
const firefoxJourney = '**/journeys/firefox.spec.ts'

/** The shell does not use the database, so one database is enough. */
const repeatedTests = (database: Database) => [
  '**/journeys/new-passport.spec.ts',
  ...(isFull && database === 'embedded' ? ['**/journeys/shell.spec.ts'] : []),
]

const projectOf = (combination: Combination) => {
  const { database, device, language } = combination
  const isMain = nameOf(combination) === nameOf(main)
  return {
    name: nameOf(combination),
    testIgnore: firefoxJourney,
    testMatch: isMain ? '**/journeys/*.spec.ts' : repeatedTests(database),
    // The full run has the tagged tests of `main` and `opposite`, and all tests of the other combinations.
    ...(isFull ? isRun(combination) && { grep: new RegExp(onlyFull.tag) } : { grepInvert: new RegExp(onlyFull.tag) }),
    use: {
      database,
      device,
      language,
      baseURL: `http://localhost:${databases[database].passport}`,
      viewport: devices[device],
      hasTouch: device === 'phone',
      isMobile: device === 'phone',
    },
  }
}

const firefoxPath = process.env.FIREFOX_PATH
const firefox = firefoxPath && {
  name: 'firefox phone en',
  testMatch: firefoxJourney,
  use: {
    ...projectOf(main).use,
    // Firefox does not support these two. The viewport is still that of a phone.
    isMobile: false,
    hasTouch: false,
    browserName: 'firefox' as const,
    // WebDriver BiDi, which an unpatched Firefox supports.
    channel: 'moz-firefox',
    launchOptions: { executablePath: firefoxPath, args: [] },
  },
}

export default defineConfig<JourneyOptions>({
  testDir: '.',
  outputDir: 'test-results',
  // Three browsers for two cores: two work while one waits for its service or a timer.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  fullyParallel: true,
  timeout: 420_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // Never retries, so that a flaky test fails.
  retries: 0,
  reporter: [
    ['./reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'reports/playwright.json' }],
  ],
  use: {
    // Tracing costs a third of the time; `--trace on` turns it on.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    timezoneId: 'Africa/Addis_Ababa',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    ...inOrder.filter((combination) => isFull || isRun(combination)).map(projectOf),
    ...(isFull && firefox ? [firefox] : []),
  ],
  webServer: inUse.map(product),
})
