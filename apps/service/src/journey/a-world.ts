import { randomUUID } from 'node:crypto'
import { createPortalClient, type PortalApi } from '@invea/api'
import type { CaptchaForm } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Logger } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Mailbox, startMailbox } from '../testing/a-mail-server.ts'
import { type Sandbox, startSandbox } from '../testing/a-sandbox.ts'
import { startService, type TestService } from '../testing/a-service.ts'
import { type DatabaseKind, noPostgres } from '../testing/databases.ts'
import { freePort } from '../testing/free-port.ts'

/** The service with everything around it that a journey meets: a provider, a mail server, and clients with sessions of their own. */
export interface World {
  readonly service: TestService
  readonly sandbox: Sandbox
  readonly mailbox: Mailbox
  /** A visitor of the portal, through the typed client. */
  visitor(language?: Language | (() => Language), send?: typeof fetch): PortalApi
  stop(): Promise<void>
}

/** Undefined: no PostgreSQL here. */
export const startWorld = async (kind: DatabaseKind, log?: Logger): Promise<World | undefined> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(url)
  const mailbox = await startMailbox()
  const service = await startService(
    kind,
    {
      SERVICE_PORT: String(port),
      PUBLIC_URL: url,
      SANDBOX_URL: sandbox.url,
      SMTP_URL: mailbox.url,
    },
    log,
  )
  const stopAround = () => Promise.all([sandbox.stop(), mailbox.stop()])
  if (!service) {
    await stopAround()
    return undefined
  }
  return {
    service,
    sandbox,
    mailbox,
    visitor: (language = 'en', send = fetch) =>
      createPortalClient({
        baseUrl: url,
        language,
        fetch: send,
        session: { now: () => service.clock.now().getTime() },
      }),
    stop: async () => {
      await service.stop()
      await stopAround()
    },
  }
}

/**
 * The world of a `describe`: started before its tests and stopped after them; without PostgreSQL they are skipped. Eleven minutes pass
 * before each test, so that calendars, limits and requests of another do not reach it.
 */
export const worldOf = (kind: DatabaseKind): World => {
  let started: World | undefined
  const world = () => {
    if (!started) throw new Error('the world is there once the tests run')
    return started
  }
  beforeAll(async () => {
    started = await startWorld(kind)
  }, 120_000)
  afterAll(() => started?.stop())
  beforeEach((context) => {
    if (!started) return context.skip(noPostgres)
    started.service.clock.forward({ minutes: 11 })
    return undefined
  })
  return {
    get service() {
      return world().service
    },
    get sandbox() {
      return world().sandbox
    },
    get mailbox() {
      return world().mailbox
    },
    visitor: (...given) => world().visitor(...given),
    stop: () => world().stop(),
  }
}

/** Works a captcha out as the browser's worker does. */
export const solved = async (api: PortalApi, form: CaptchaForm): Promise<string> => {
  const asked = await api.captcha.challenge(form)
  if (!asked.ok) throw new Error('no captcha challenge')
  const challenge = asked.value as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

export const proveHuman = async (api: PortalApi, form: CaptchaForm): Promise<void> => {
  const shown = await api.captcha.verify(form, await solved(api, form), randomUUID())
  if (!shown.ok) throw new Error('the captcha was not taken')
}
