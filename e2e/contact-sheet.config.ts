import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Takes pictures of every screen for visual review; not part of the tests. */
export default defineConfig({
  ...base,
  testMatch: '**/contact-sheet/screens.spec.ts',
  outputDir: 'test-results/contact-sheet',
  reporter: [['list']],
  timeout: 900_000,
  retries: 0,
  globalTeardown: './contact-sheet/draw.ts',
  projects: (base.projects ?? [])
    .filter(({ name }) => name === 'embedded phone en')
    .map(({ testMatch: _, grep: __, grepInvert: ___, ...project }) => project),
  webServer: Array.isArray(base.webServer) ? base.webServer.slice(0, 1) : base.webServer,
})
