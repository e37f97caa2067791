import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { type Database, type Device, databases, devices, operatorToken } from './settings.ts'
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
      DATABASE_URL: database === 'postgres' ? (databaseUrl ?? '') : '',
    },
  }
}

/** The one long walk goes everywhere; the frame never meets the database; every other journey is walked once, on the cheapest phone. */
const specsOf = (database: Database, device: Device, language: 'en' | 'am') => [
  '**/journeys/new-passport.spec.ts',
  ...(database === 'embedded' ? ['**/journeys/shell.spec.ts'] : []),
  ...(database === 'embedded' && device === 'phone' && language === 'en'
    ? ['**/journeys/*.spec.ts', '**/proofs/*.spec.ts']
    : []),
]

export default defineConfig<JourneyOptions>({
  testDir: '.',
  outputDir: 'test-results',
  // One browser at a time: each solves a proof of work and encodes pictures beside service and database.
  workers: 1,
  fullyParallel: true,
  timeout: 420_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may starve a browser: more tries, and the report names what needed it.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'reports/playwright.json' }]],
  use: {
    trace: 'retain-on-failure',
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
  projects: inUse.flatMap((database) =>
    (Object.keys(devices) as Device[]).flatMap((device) =>
      (['en', 'am'] as const).map((language) => ({
        name: `${database} ${device} ${language}`,
        testMatch: specsOf(database, device, language),
        use: {
          database,
          device,
          language,
          baseURL: `http://localhost:${databases[database].passport}`,
          viewport: devices[device],
          hasTouch: device === 'phone',
          isMobile: device === 'phone',
        },
      })),
    ),
  ),
  webServer: inUse.map(product),
})
