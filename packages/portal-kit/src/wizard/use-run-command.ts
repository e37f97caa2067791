import type { RequestDraft } from '@invea/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import type { DraftStore } from '../drafts/index.ts'
import { patiently } from '../lazy/import-with-retry.ts'
import { applicationQueries } from '../request-view/application-queries.ts'
import { type CommandTable, carryOut } from './commands.ts'
import type { Carry } from './wizard.ts'
import type { WizardRecord } from './wizard-snapshot.ts'

/** Carries out a portal's commands over a draft. The table is fetched when the first command is called for. */
export const useCarry = <Draft extends RequestDraft>(
  store: DraftStore<WizardRecord<Draft>>,
  commands: () => Promise<CommandTable<Draft>>,
): Carry<Draft> => {
  const api = usePortalApi()
  const client = useQueryClient()
  return useCallback(
    async (name, context) => {
      // Code that cannot be fetched is a service that cannot be reached: it has words, and is tried again by the same button.
      const table = await patiently(commands).catch(() => undefined)
      if (!table) return { kind: 'unreachable' }
      const run = table[name]
      if (!run) throw new Error(`No command '${name}' in this portal`)
      const error = await carryOut({ api, store, name, run, context })
      // A §4: after each submitted applicant the price is fetched and kept for the screens that show it.
      const requestId = store.draft().draft.submitted?.requestId
      if (!error && name === 'submitApplicant' && requestId !== undefined)
        void client.prefetchQuery({ ...applicationQueries.price(api, requestId), staleTime: 0 })
      return error
    },
    [api, client, store, commands],
  )
}
