import type { ApiError } from '@invea/api'
import type { Facts, RequestDraft } from '@invea/domain'
import { PageSection, Spinner } from '@invea/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import type { DraftStore } from '../drafts/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import type { CommandTable } from './commands.ts'
import { hasPendingRequest, retryPending } from './retry-pending.ts'
import type { WizardSnapshot } from './wizard-snapshot.ts'

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
  const [isOpen, setOpen] = useState(() => opened.has(store) || !hasPendingRequest(store.draft()))
  const [failure, setFailure] = useState<ApiError>()
  if (isOpen) opened.add(store)
  const retry = useCallback(async () => {
    setFailure(undefined)
    const failed = await commands().then(
      (table) => retryPending({ api, store, commands: table, facts, language }),
      (): ApiError => ({ kind: 'unreachable' }),
    )
    if (failed) setFailure(failed)
    else setOpen(true)
  }, [api, store, commands, facts, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the form is opened; later tries are manual
  useEffect(() => {
    if (!isOpen) void retry()
  }, [])
  if (isOpen) return children
  return (
    <PageSection width="form">
      {failure ? <FailureNotice error={failure} onRetry={() => void retry()} /> : <Spinner label={t('loading')} />}
    </PageSection>
  )
}
