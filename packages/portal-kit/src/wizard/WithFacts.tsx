import type { Facts, RequestDraft } from '@invea/domain'
import { PageSection, Spinner } from '@invea/ui'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import type { DraftStore } from '../drafts/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { useFacts } from './use-facts.ts'
import type { WizardSnapshot } from './wizard-snapshot.ts'

export interface WithFactsProps<Draft extends RequestDraft> {
  readonly store: DraftStore<WizardSnapshot<Draft>>
  readonly children: (draft: Draft, facts: Facts) => ReactNode
}

/**
 * Waits until the facts are loaded that decide how far the draft has come. Once open it stays open; later responses only
 * update the facts.
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
