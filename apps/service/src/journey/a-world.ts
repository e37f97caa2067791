import { createPortalClient, type PortalApi } from '@invea/api'
import type { CaptchaForm } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Mailbox, startMailbox } from '../testing/a-mail-server.ts'
import { type Sandbox, startSandbox } from '../testing/a-sandbox.ts'
import { startService, type TestService } from '../testing/a-service.ts'
import type { DatabaseKind } from '../testing/databases.ts'
import { freePort } from '../testing/free-port.ts'

/** The service with everything around it that a journey meets: a provider, a mail server, and clients with sessions of their own. */
export interface World {
  readonly service: TestService
  readonly sandbox: Sandbox
  readonly mailbox: Mailbox
  /** A visitor of the portal, through the typed client. */
  visitor(language?: Language, send?: typeof fetch): PortalApi
  stop(): Promise<void>
}

/** Undefined: no PostgreSQL here. */
export const startWorld = async (kind: DatabaseKind): Promise<World | undefined> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(url)
  const mailbox = await startMailbox()
  const service = await startService(kind, {
    SERVICE_PORT: String(port),
    PUBLIC_URL: url,
    SANDBOX_URL: sandbox.url,
    SMTP_URL: mailbox.url,
  })
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

/** Works a captcha out as the browser's worker does, and shows the solution. */
export const proveHuman = async (api: PortalApi, form: CaptchaForm): Promise<void> => {
  const asked = await api.captcha.challenge(form)
  if (!asked.ok) throw new Error('no captcha challenge')
  const challenge = asked.value as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  const shown = await api.captcha.verify(form, Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'))
  if (!shown.ok) throw new Error('the captcha was not taken')
}
