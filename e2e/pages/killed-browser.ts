import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '@invea/tooling/programs'
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test'
import { test as base, expect, type WordsOf } from '../test.ts'
import { RequestWizard } from './request-wizard.ts'

const commandOf = (pid: string): readonly string[] => {
  try {
    return readFileSync(join('/proc', pid, 'cmdline'), 'utf8').split('\0')
  } catch {
    // The process has ended since the list was read.
    return []
  }
}

/** A browser with a permanent profile. A test can kill it and open it again. */
export class OwnBrowser {
  readonly options: Parameters<typeof chromium.launchPersistentContext>[1]
  readonly profile = temporaryFolder('profile')
  #open: BrowserContext | undefined

  constructor(options: Parameters<typeof chromium.launchPersistentContext>[1]) {
    this.options = options
  }

  async open(): Promise<Page> {
    this.#open = await chromium.launchPersistentContext(this.profile, this.options)
    return this.#open.pages()[0] ?? (await this.#open.newPage())
  }

  /** Kills the browser with SIGKILL, so that it sends and writes nothing more. */
  async kill() {
    const own = readdirSync('/proc').filter((pid) => {
      const command = commandOf(pid)
      return command.includes(`--user-data-dir=${this.profile}`) && !command.some((word) => word.startsWith('--type='))
    })
    if (own.length !== 1) throw new Error(`${own.length} browsers have the profile ${this.profile}`)
    process.kill(Number(own[0]), 'SIGKILL')
    while (commandOf(own[0] ?? '').length > 1) await wait(20)
  }

  async close() {
    await this.#open?.close().catch(() => undefined)
  }
}

/** A form whose browser is killed. The applicant reopens the browser and continues with one tap. */
export class KilledWizard {
  readonly browser: OwnBrowser
  readonly t: WordsOf
  readonly path: string
  wizard!: RequestWizard

  constructor(browser: OwnBrowser, t: WordsOf, path = 'request-appointment') {
    this.browser = browser
    this.t = t
    this.path = path
  }

  get page(): Page {
    return this.wizard.page
  }

  async open() {
    this.wizard = new RequestWizard(await this.browser.open(), this.t, this.path)
  }

  /** Waits until the page shows that everything is saved, kills the browser, and reopens it. */
  async kill() {
    await expect(this.page.getByText(this.t('request', 'saved.kept'))).toBeVisible()
    await this.browser.kill()
    await this.open()
  }

  /** Continues the saved request at its last step, with one tap. An urgent one continues by itself until it is submitted. */
  async resume(isOffered = this.path !== 'urgent-appointment') {
    await this.page.goto(`/${this.path}`)
    if (!isOffered) return
    await this.page.getByRole('button', { name: this.t('application', 'resume.continue') }).click()
  }

  async killAndResumeAt(step: string, isOffered?: boolean) {
    await this.kill()
    await this.resume(isOffered)
    await this.wizard.expectStep(step)
  }

  /** Sends a request, lets the service complete it, and kills the browser before the response. */
  async killBeforeResponse(call: RegExp, send: () => Promise<void> = () => this.wizard.next()) {
    const { promise: isDone, resolve: markDone } = Promise.withResolvers<void>()
    await this.page.route(call, async (route: Route) => {
      // Lets the preflight pass.
      if (route.request().method() === 'OPTIONS') return route.continue()
      await route.fetch()
      markDone()
    })
    await send()
    await isDone
    await this.browser.kill()
    await this.open()
  }
}

/** Provides a browser that the test may kill. Uses `test.slow`, because such a test opens many browsers in sequence. */
export const test = base.extend<{ readonly ownBrowser: OwnBrowser }>({
  ownBrowser: async ({ launchOptions, baseURL, viewport, timezoneId }, use) => {
    test.slow()
    const zone = timezoneId ?? 'Africa/Addis_Ababa'
    const browser = new OwnBrowser({ ...launchOptions, ...(baseURL && { baseURL }), viewport, timezoneId: zone })
    await use(browser)
    await browser.close()
  },
})
