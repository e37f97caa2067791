import type { Facts, RequestDraft } from '@invea/domain'
import { PageSection, Spinner } from '@invea/ui'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import type { DraftStore } from '../drafts/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { useFacts } from './use-facts.ts'
import type { WizardRecord } from './wizard-snapshot.ts'

export interface WithFactsProps<Draft extends RequestDraft> {
  readonly store: DraftStore<WizardRecord<Draft>>
  readonly children: (draft: Draft, facts: Facts) => ReactNode
}

/**
 * Waits, when a request is opened, until it can be said how far its draft has come. Once it is open it stays:
 * what a later answer changes arrives in the facts.
 */
export const WithFacts = <Draft extends RequestDraft>({ store, children }: WithFactsProps<Draft>) => {
  const { t } = useTranslation('common')
  const { draft } = useSyncExternalStore(store.subscribe, store.draft)
  const { facts, pending, failure, retry } = useFacts(draft)
  const [opened, setOpened] = useState(false)
  if (!opened && !pending && !failure) setOpened(true)
  if (opened) return children(draft, facts)
  return (
    <PageSection width="form">
      {failure ? <FailureNotice error={failure} onRetry={retry} /> : <Spinner label={t('loading')} />}
    </PageSection>
  )
}
