import type { ApiError, PortalApi } from '@invea/api'
import type { Language } from '@invea/domain'
import type { RequestDraft } from '@invea/domain/drafts'
import type { Command, Facts } from '@invea/domain/journeys'
import { PageSection, Spinner } from '@invea/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { isIndeterminate } from '../api/queries.ts'
import { useApiMutation } from '../api/use-api-mutation.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { importWithRetry, useLanguage, useTranslation } from '../i18n/i18n.ts'
import { type CommandTable, fingerprint, sendAndApply } from './commands.ts'
import { chunkFailure, reloadSaved } from './next-move.ts'
import type { IdempotencyEntry, WizardSnapshot } from './wizard-snapshot.ts'

/** Requests that must be settled before the form continues, with the names of their commands. */
const pendingEntries = <Draft,>({
  idempotency,
}: WizardSnapshot<Draft>): readonly (readonly [string, IdempotencyEntry])[] =>
  Object.entries(idempotency).filter(([, { pending }]) => pending !== undefined)

/** True when a request must be settled before the form continues. The service may have used the hold for it. */
export const hasPendingRequest = <Draft,>(snapshot: WizardSnapshot<Draft>): boolean =>
  pendingEntries(snapshot).length > 0

/** Not a failure: the request waits until the member signs in. */
const isSignedOut = ({ kind }: ApiError): boolean => kind === 'signedOut'

/**
 * Sends pending requests again under the same keys. The service may have processed them: the slot may belong to the request by now,
 * and holding another one would fail because the request exists. Skips requests whose input has changed since, and those of
 * another subject. Returns the error when a request is still indeterminate.
 */
export const retryPending = async <Draft,>(options: {
  readonly api: PortalApi
  readonly store: DraftStore<WizardSnapshot<Draft>>
  readonly commands: CommandTable<Draft>
  readonly facts: Facts
  readonly language: Language
}): Promise<ApiError | undefined> => {
  const { api, store, commands, facts, language } = options
  for (const [entryName, { key, pending }] of pendingEntries(store.draft())) {
    const [name = '', position = '0'] = entryName.split('.')
    const handler = commands[name as Command]
    if (!handler?.dependsOn || !pending) continue
    const session = await api.account.begin()
    if (!session.ok) return isSignedOut(session.error) ? undefined : session.error
    const { draft } = store.draft()
    const isUnchanged =
      pending.subject === session.value.subject && pending.dependsOn === (await fingerprint(handler.dependsOn(draft)))
    if (!isUnchanged) continue
    const context = { draft, facts, language, applicant: Number(position) }
    const error = await sendAndApply({ api, store, handler, context, entryName, payload: pending.payload, key })
    if (error && isIndeterminate(error)) return isSignedOut(error) ? undefined : error
  }
  return undefined
}

export interface PendingRequestGuardProps<Draft extends RequestDraft> {
  readonly store: DraftStore<WizardSnapshot<Draft>>
  readonly commands: () => Promise<CommandTable<Draft>>
  readonly facts: Facts
  readonly children: ReactNode
}

/** Stores of forms that were opened with nothing pending; later requests are settled on their own screens. */
const opened = new WeakSet<object>()

/** Settles pending requests before it opens a form that was closed during a request. */
export const PendingRequestGuard = <Draft extends RequestDraft>({
  store,
  commands,
  facts,
  children,
}: PendingRequestGuardProps<Draft>) => {
  const { t } = useTranslation('common')
  const api = usePortalApi()
  const language = useLanguage()
  const [wasOpen] = useState(() => opened.has(store) || !hasPendingRequest(store.draft()))
  const { send, retry, failure, isSuccess } = useApiMutation(async () => {
    const table = await importWithRetry(commands).catch(() => undefined)
    const error = table ? await retryPending({ api, store, commands: table, facts, language }) : chunkFailure()
    return error ? { ok: false, error } : { ok: true, value: null }
  })
  const isOpen = wasOpen || isSuccess
  if (isOpen) opened.add(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the form is opened; later tries are manual
  useEffect(() => {
    if (!isOpen) send()
  }, [])
  if (isOpen) return children
  const retryOrReload = async () => {
    if (!(await reloadSaved(failure, store))) retry()
  }
  return (
    <PageSection width="form">
      {failure ? (
        <FailureNotice error={failure} onRetry={() => void retryOrReload()} />
      ) : (
        <Spinner label={t('loading')} />
      )}
    </PageSection>
  )
}
