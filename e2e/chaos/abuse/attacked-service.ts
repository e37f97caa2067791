import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@invea/tooling/ports'
import { startProgram, stopPrograms } from '@invea/tooling/programs'
import { unwrap } from '@invea/tooling/test-client'
import { sampleSlotsOf } from '../containers/settings.ts'
import { makeService } from '../machine/service-process.ts'
import { openVisitor } from './visitor.ts'

const operatorToken = 'a-token-of-this-proof-Qm7vXk2LpT9wRz4B'
const sandboxFolder = join(import.meta.dirname, '../../../apps/payment-sandbox')

interface Sent {
  readonly kind: string
  readonly to: string
  readonly text: string
}

export const startAttackedService = async (folder: string) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sandboxPort = await freePort()
  const service = await makeService({
    databaseUrl: '',
    folder,
    name: 'service',
    preloaded: [],
    settings: {
      ADDRESS_RATE_FACTOR: '',
      UNCODED_SHARE_PERCENT: '',
      HOLD_ALARM: '',
      SLOT_RETURN_MINUTES: '',
      TRUSTED_PROXIES: '127.0.0.1',
      OPERATOR_TOKEN: operatorToken,
      SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
    },
  })
  const { PATH, HOME } = process.env
  const sandboxEnv = {
    PATH,
    HOME,
    SANDBOX_PORT: String(sandboxPort),
    SERVICE_PORT: String(service.port),
    LOG_LEVEL: 'silent',
  }
  const sandbox = startProgram('payment sandbox', ['src/main.ts'], sandboxEnv, sandboxFolder)
  await service.start()
  const url = `http://127.0.0.1:${service.port}`
  const messages = async (): Promise<readonly Sent[]> =>
    ((await (await fetch(`${url}/outbox.json`)).json()) as { readonly messages: readonly Sent[] }).messages
  return {
    url,
    /** Sets the capacities of an office's slots, and returns its first free day. */
    open: async (officeId: number, capacities: readonly number[]) => {
      // Closes all other slots of the sample data.
      const content = sampleSlotsOf(officeId).map((slot, at) => ({ ...slot, capacity: capacities[at] ?? 0 }))
      const loaded = await fetch(`${url}/operator/load`, {
        method: 'POST',
        headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ format: 'json', kind: 'slotTemplates', content: JSON.stringify(content) }),
      })
      if (!loaded.ok) throw new Error(await loaded.text())
      const scout = await openVisitor(url, '203.0.113.1')
      const earliest = unwrap(await scout.schedule.earliest({ requestType: 'new', applicants: 1 }))
      const found = earliest.find((one) => one.officeId === officeId)
      if (!found?.date) throw new Error(`office ${officeId} has no free day`)
      const slots = content.flatMap(({ id, capacity }) => (capacity > 0 ? [id] : []))
      return { officeId, date: found.date, slots }
    },
    /** The newest code sent to a phone. */
    codeOf: async (phone: string) => {
      const sent = (await messages()).find(({ kind, to }) => kind === 'holdCode' && to === phone)
      return /\d{6}/.exec(sent?.text ?? '')?.[0]
    },
    messagesTo: async (phone: string) => (await messages()).filter(({ to }) => to === phone).length,
    /** The token in the link that confirms the registration of an e-mail address. */
    confirmationTo: async (email: string) => {
      const sent = (await messages()).find(({ kind, to }) => kind === 'confirmAddress' && to === email)
      return /#t=([\w-]+)/.exec(sent?.text ?? '')?.[1]
    },
    stop: async () => {
      await Promise.all([service.kill(), stopPrograms([sandbox])])
    },
  }
}

/** A real service with its default limits. The header of a trusted proxy simulates addresses. */
export type AttackedService = Awaited<ReturnType<typeof startAttackedService>>
