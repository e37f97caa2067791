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

/** A browser whose profile outlives it, as on a phone: it can be killed as by a power cut and opened again. */
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

  /** SIGKILL for the browser and all its processes at once: nothing more is sent or written. */
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

/** A request whose browser is killed now and then, and its applicant, who opens it again and goes on with one tap. */
export class KilledWizard {
  readonly browser: OwnBrowser
  readonly t: WordsOf
  readonly path: string
  /** The wizard in the browser that lives now. */
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

  /** Killed as soon as the page shows that all is on the disk. */
  async dies() {
    await expect(this.page.getByText(this.t('request', 'saved.kept'))).toBeVisible()
    await this.browser.dies()
    await this.opens()
  }

  /** What was begun is offered; one tap leads to where it stood. */
  async continues() {
    await this.page.goto(`/${this.path}`)
    // While the ten minutes of an urgent request run, it goes on by itself.
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

/** Gives a test a browser of its own, which it may kill, and takes it away at the end. Many are opened one after the other: it takes its time. */
export const test = base.extend<{ readonly ownBrowser: OwnBrowser }>({
  ownBrowser: async ({ launchOptions, baseURL, viewport, timezoneId }, use) => {
    test.slow()
    const zone = timezoneId ?? 'Africa/Addis_Ababa'
    const browser = new OwnBrowser({ ...launchOptions, ...(baseURL && { baseURL }), viewport, timezoneId: zone })
    await use(browser)
    await browser.close()
  },
})
