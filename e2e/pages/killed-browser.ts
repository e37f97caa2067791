import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test'
import { test as base, expect, type WordsOf } from '../test.ts'
import { RequestWizard } from './request-wizard.ts'

const commandOf = (pid: string): readonly string[] => {
  try {
    return readFileSync(join('/proc', pid, 'cmdline'), 'utf8').split('\0')
  } catch {
    // It has ended since the list was read.
    return []
  }
}

/** A browser with a permanent profile. A test can kill it and open it again. */
export class OwnBrowser {
  readonly options: Parameters<typeof chromium.launchPersistentContext>[1]
  readonly profile = mkdtempSync(join(tmpdir(), 'invea-profile-'))
  #open: BrowserContext | undefined

  constructor(options: Parameters<typeof chromium.launchPersistentContext>[1]) {
    this.options = options
  }

  async opens(): Promise<Page> {
    this.#open = await chromium.launchPersistentContext(this.profile, this.options)
    return this.#open.pages()[0] ?? (await this.#open.newPage())
  }

  /** Sends SIGKILL to the browser and all its processes at once: it sends and writes nothing more. */
  async dies() {
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

/** A request whose browser is killed; the applicant opens it again and continues with one tap. */
export class KilledWizard {
  readonly browser: OwnBrowser
  readonly t: WordsOf
  readonly path: string
  /** The wizard in the open browser. */
  now!: RequestWizard

  constructor(browser: OwnBrowser, t: WordsOf, path = 'request-appointment') {
    this.browser = browser
    this.t = t
    this.path = path
  }

  get page(): Page {
    return this.now.page
  }

  async opens() {
    this.now = new RequestWizard(await this.browser.opens(), this.t, this.path)
  }

  /** Kills the browser as soon as the page shows that everything is saved. */
  async dies() {
    await expect(this.page.getByText(this.t('request', 'saved.kept'))).toBeVisible()
    await this.browser.dies()
    await this.opens()
  }

  /** Continues the offered request at its last step, with one tap. */
  async continues() {
    await this.page.goto(`/${this.path}`)
    // An urgent request continues by itself during its ten minutes.
    if (this.path === 'urgent-appointment') return
    await this.page.getByRole('button', { name: this.t('request', 'resume.continue') }).click()
  }

  async isKilledAt(step: string) {
    await this.dies()
    await this.continues()
    await this.now.arrivesAt(step)
  }

  /** The service has completed the request of Next, and the browser is killed before the response. */
  async isKilledBeforeTheAnswerOf(call: RegExp, send: () => Promise<void> = () => this.now.next()) {
    let tell: () => void = () => undefined
    const isDone = new Promise<void>((resolve) => {
      tell = resolve
    })
    await this.page.route(call, async (route: Route) => {
      // Lets the response of the browser's preflight through.
      if (route.request().method() === 'OPTIONS') return route.continue()
      await route.fetch()
      tell()
    })
    await send()
    await isDone
    await this.browser.dies()
    await this.opens()
  }
}

/** Opens a browser for one test, which may kill it, and closes it at the end. `test.slow`, because such a test opens many browsers in turn. */
export const test = base.extend<{ readonly ownBrowser: OwnBrowser }>({
  ownBrowser: async ({ launchOptions, baseURL, viewport, timezoneId }, use) => {
    test.slow()
    const zone = timezoneId ?? 'Africa/Addis_Ababa'
    const browser = new OwnBrowser({ ...launchOptions, ...(baseURL && { baseURL }), viewport, timezoneId: zone })
    await use(browser)
    await browser.close()
  },
})
