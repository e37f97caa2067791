import { createPortalClient, type PortalApi } from '@invea/api'
import type { CaptchaForm } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import { freePort } from '@invea/tooling/ports'
import { solveCaptcha as solutionOf } from '@invea/tooling/test-client'
import type { Logger } from 'pino'
import { beforeEach } from 'vitest'
import { recordCaptchaPasses } from '../../src/platform/captcha/verify-captcha.ts'
import { addTime } from '../../src/platform/clock.ts'
import { sessionIdOf } from '../../src/testing/a-client.ts'
import { aRegistered } from '../../src/testing/a-member.ts'
import { type Sandbox, startSandbox } from '../../src/testing/a-sandbox.ts'
import { lazily, startedBefore, startService, type TestService } from '../../src/testing/a-service.ts'
import type { DatabaseKind } from '../../src/testing/databases.ts'
import { codeSentTo } from '../../src/testing/posted-messages.ts'
import { type Mailbox, startMailbox } from '../../src/testing/stand-ins.ts'

/** The service with a payment provider, a mail server, and clients that each have a session. */
export interface TestSystem {
  readonly service: TestService
  readonly sandbox: Sandbox
  readonly mailbox: Mailbox
  /** A visitor of the portal, through the typed client. */
  visitor(language?: Language | (() => Language), send?: typeof fetch): PortalApi
  /** Opens a signed link with the session of this visitor, as the browser does. */
  open(visitor: PortalApi, link: string | undefined): Promise<Response>
  stop(): Promise<void>
}

/** The session of a client, from its requests and responses. */
interface Session {
  readonly service: TestService
  token: string
}
const sessions = new WeakMap<PortalApi, Session>()

/** Undefined without PostgreSQL. */
export const startTestSystem = async (
  kind: DatabaseKind,
  log?: Logger,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestSystem | undefined> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(url)
  const mailbox = await startMailbox()
  const service = await startService(
    kind,
    { SERVICE_PORT: String(port), SANDBOX_URL: sandbox.url, SMTP_URL: mailbox.url, ...settings },
    log,
  )
  const stopStandIns = () => Promise.all([sandbox.stop(), mailbox.stop()])
  if (!service) {
    await stopStandIns()
    return undefined
  }
  return {
    service,
    sandbox,
    mailbox,
    visitor: (language = 'en', send = fetch) => {
      const session: Session = { service, token: '' }
      const recordingFetch: typeof fetch = (input, init) => {
        const headers = input instanceof Request ? input.headers : new Headers(init?.headers)
        session.token = headers.get('authorization')?.replace('Bearer ', '') ?? session.token
        return send(input, init)
      }
      const api = createPortalClient({
        baseUrl: url,
        language,
        fetch: recordingFetch,
        session: { now: () => service.clock.now().getTime() },
      })
      sessions.set(api, session)
      return api
    },
    open: (visitor, link = '') =>
      fetch(link, { headers: { authorization: `Bearer ${sessions.get(visitor)?.token ?? ''}` } }),
    stop: async () => {
      await service.stop()
      await stopStandIns()
    },
  }
}

/**
 * A system that is started before the tests of a `describe`. Moves the clock eleven minutes and deletes the open
 * identities before each test, so that calendars, limits and requests of one test do not affect the next.
 */
export const testSystemOf = (...options: Parameters<typeof startTestSystem>): TestSystem => {
  const system = startedBefore(() => startTestSystem(...options))
  beforeEach(async () => {
    system.service.clock.forward({ minutes: 11 })
    await system.service.services.db.deleteFrom('open_identity').execute()
  })
  return {
    service: lazily(() => system.service),
    sandbox: lazily(() => system.sandbox),
    mailbox: lazily(() => system.mailbox),
    visitor: (...args) => system.visitor(...args),
    open: (...args) => system.open(...args),
    stop: () => system.stop(),
  }
}

/** Signs a new member in, with the code. */
export const signInMember = async (
  { service }: Pick<TestSystem, 'service'>,
  api: PortalApi,
  account?: Awaited<ReturnType<typeof aRegistered>>,
): Promise<PortalApi> => {
  const { email, password, phoneNumber } = account ?? (await aRegistered(service))
  await solveCaptcha(api, 'signIn')
  await api.account.signIn({ username: email, password })
  const code = await codeSentTo(service.services, phoneNumber)
  const signedIn = await api.account.validateCode({ phoneNumber, email, code })
  if (!signedIn.ok) throw new Error('the member is not signed in')
  return api
}

export const captchaSolution = async (api: PortalApi, form: CaptchaForm): Promise<string> => {
  const created = await api.captcha.challenge(form)
  if (!created.ok) throw new Error('no captcha challenge')
  return solutionOf(created.value)
}

/** Marks a session as human and its code as confirmed for half an hour, for tests that are not about captchas. */
export const solveCaptcha = async (api: PortalApi, form: CaptchaForm): Promise<void> => {
  const session = sessions.get(api)
  // Opens the session or refreshes its token.
  const opened = await api.schedule.currentHold()
  if (!session || !opened.ok) throw new Error('a visitor without a session')
  const { clock, services } = session.service
  const sessionId = await sessionIdOf(services, session.token)
  await services.transact((trx) =>
    recordCaptchaPasses(trx, sessionId, {
      passes: [form, `${form}.code`],
      until: addTime(clock.now(), { minutes: 30 }),
    }),
  )
}
