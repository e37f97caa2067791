import { createFaults, type Faults } from './faults.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { Settings } from './settings.ts'
import { createSettle, type Settle } from './settle.ts'
import { createWebhooks, type Webhooks } from './webhook.ts'

/** Everything a route may need. */
export interface Sandbox {
  readonly settings: Settings
  readonly ledger: Ledger
  readonly faults: Faults
  readonly webhooks: Webhooks
  readonly settle: Settle
}

export const createSandbox = (settings: Settings, log: (line: object, message: string) => void): Sandbox => {
  const ledger = createLedger(settings.file)
  const faults = createFaults()
  const webhooks = createWebhooks(settings, log)
  return { settings, ledger, faults, webhooks, settle: createSettle(settings, ledger, faults, webhooks) }
}
