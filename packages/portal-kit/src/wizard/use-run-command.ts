import type { RequestDraft } from '@invea/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import type { DraftStore } from '../drafts/index.ts'
import { importWithRetry } from '../lazy/import-with-retry.ts'
import { applicationQueries } from '../request-view/application-queries.ts'
import { type CommandTable, runCommand } from './commands.ts'
import type { RunCommand } from './wizard.ts'
import type { WizardSnapshot } from './wizard-snapshot.ts'

/** Returns a function that runs a portal's commands over a draft. The table is fetched for the first command. */
export const useRunCommand = <Draft extends RequestDraft>(
  store: DraftStore<WizardSnapshot<Draft>>,
  commands: () => Promise<CommandTable<Draft>>,
): RunCommand<Draft> => {
  const api = usePortalApi()
  const client = useQueryClient()
  return useCallback(
    async (name, context) => {
      // A chunk that cannot be fetched is shown like an unreachable service; the same button tries again.
      const table = await importWithRetry(commands).catch(() => undefined)
      if (!table) return { kind: 'unreachable' }
      const handler = table[name]
      if (!handler) throw new Error(`No handler for command '${name}' in this portal`)
      const error = await runCommand({ api, store, name, handler, context })
      // A §4: the price is fetched after each submitted applicant and cached for the screens that show it.
      const requestId = store.draft().draft.submitted?.requestId
      if (!error && name === 'submitApplicant' && requestId !== undefined)
        void client.prefetchQuery({ ...applicationQueries.price(api, context.language, requestId), staleTime: 0 })
      return error
    },
    [api, client, store, commands],
  )
}
