import type { ApiError } from '@invea/api'
import { PageSection, Spinner } from '@invea/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/index.ts'

/** Waits until it is known who is signed in: before that nobody can say whether to ask for it (A §6). */
export const UrgentGate = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('common')
  const api = usePortalApi()
  const [known, setKnown] = useState(() => api.account.state().kind !== 'none')
  const [failure, setFailure] = useState<ApiError>()
  const ask = useCallback(async () => {
    setFailure(undefined)
    const begun = await api.account.begin()
    if (begun.ok) setKnown(true)
    else setFailure(begun.error)
  }, [api])
  useEffect(() => {
    if (!known) void ask()
  }, [known, ask])
  if (known) return children
  return (
    <PageSection width="form">
      {failure ? <FailureNotice error={failure} onRetry={() => void ask()} /> : <Spinner label={t('loading')} />}
    </PageSection>
  )
}
