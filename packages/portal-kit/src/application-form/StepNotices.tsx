import type { ApiError } from '@invea/api'
import { Button, FocusOnArrival, PageSection, Stack } from '@invea/ui'
import { Component, type ReactNode } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { isChunkLoadError, retryFailedImports } from '../shell/lazy-component.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

interface ChunkErrorBoundaryProps {
  readonly children: ReactNode
}

/** Error boundary for failed imports, with a retry button. Other errors are rethrown to the page's own boundary. */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, { readonly failure?: unknown }> {
  constructor(props: ChunkErrorBoundaryProps) {
    super(props)
    // Set here, because a class field costs a file of its own: Safari 15 needs a helper for it.
    this.state = {}
    this.retry = this.retry.bind(this)
  }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  retry() {
    retryFailedImports()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (!isChunkLoadError(failure)) throw failure
    return <FailureNotice error={{ kind: 'unreachable' }} onRetry={this.retry} />
  }
}

/** Shown while the form is open in another tab, with a button that takes it over. */
export const OtherTabNotice = ({ onTakeOver }: { readonly onTakeOver: () => void }) => {
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
