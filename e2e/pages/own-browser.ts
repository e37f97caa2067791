import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'

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
