import type { ApiError } from '@invea/api'
import { Button, PageSection, Stack } from '@invea/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** Says that the form is open in another tab, and offers to take it over. */
export const ElsewhereNotice = ({ onTakeOver }: { readonly onTakeOver: () => void }) => {
  const { t } = useTranslation('request')
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1 tabIndex={-1}>{t('elsewhere.title')}</h1>
        <p>{t('elsewhere.help')}</p>
        <div>
          <Button onClick={onTakeOver}>{t('elsewhere.here')}</Button>
        </div>
      </Stack>
    </PageSection>
  )
}

/** Scrolls to its content and focuses it when it appears, so that sighted and screen-reader users notice it. */
export const FocusOnArrival = ({ children }: { readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={element} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

/** A failed request of a step, with a retry button. */
export const StepFailure = ({ error }: { readonly error: ApiError }) => {
  const wizard = useWizard()
  const { attempt } = useFromWizard(({ state }) => state())
  return (
    <FocusOnArrival key={attempt}>
      <FailureNotice error={error} onRetry={() => void wizard.next()} />
    </FocusOnArrival>
  )
}
