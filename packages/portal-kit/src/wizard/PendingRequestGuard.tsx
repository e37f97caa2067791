import type { ApiError } from '@invea/api'
import type { Facts, RequestDraft } from '@invea/domain'
import { PageSection, Spinner } from '@invea/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import type { DraftStore } from '../drafts/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import type { CommandTable } from './commands.ts'
import { fetchAnswers, isUnanswered } from './retry-pending.ts'
import type { WizardRecord } from './wizard-snapshot.ts'

export interface AnsweredProps<Draft extends RequestDraft> {
  readonly store: DraftStore<WizardRecord<Draft>>
  readonly commands: () => Promise<CommandTable<Draft>>
  readonly facts: Facts
  readonly children: ReactNode
}

/** Forms that were opened with every answer known: what is sent from then on is answered on its own screen. */
const opened = new WeakSet<object>()

/** Opens a form that died in the middle of a call only when it is known what the service has done. */
export const Answered = <Draft extends RequestDraft>({ store, commands, facts, children }: AnsweredProps<Draft>) => {
  const { t } = useTranslation('common')
  const api = usePortalApi()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(() => opened.has(store) || !isUnanswered(store.draft()))
  const [failure, setFailure] = useState<ApiError>()
  if (isOpen) opened.add(store)
  const ask = useCallback(async () => {
    setFailure(undefined)
    const failed = await commands().then(
      (table) => fetchAnswers({ api, store, commands: table, facts, language }),
      (): ApiError => ({ kind: 'unreachable' }),
    )
    if (failed) setFailure(failed)
    else setOpen(true)
  }, [api, store, commands, facts, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the form is opened, then by hand
  useEffect(() => {
    if (!isOpen) void ask()
  }, [])
  if (isOpen) return children
  return (
    <PageSection width="form">
      {failure ? <FailureNotice error={failure} onRetry={() => void ask()} /> : <Spinner label={t('loading')} />}
    </PageSection>
  )
}
