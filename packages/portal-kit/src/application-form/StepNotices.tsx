import type { ApiError } from '@invea/api'
import { FocusOnArrival } from '@invea/ui'
import { Component, type ContextType, type ReactNode } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { isChunkLoadError, retryFailedImports } from '../shell/lazy-component.ts'
import { chunkFailure, reloadSaved } from './next-move.ts'
import type { UnopenedFormProps } from './UnopenedForm.tsx'
import { useFromWizard, useWizard, WizardContext } from './use-wizard.ts'

interface ChunkErrorBoundaryProps {
  readonly children: ReactNode
}

/** Error boundary for failed imports, with a retry button. Other errors are rethrown to the page's own boundary. */
export class ChunkErrorBoundary extends Component<
  ChunkErrorBoundaryProps,
  { readonly thrown?: unknown; readonly failure?: ApiError }
> {
  constructor(props: ChunkErrorBoundaryProps) {
    super(props)
    // Set here, because a class field costs a file of its own: Safari 15 needs a helper for it.
    this.state = {}
    this.retry = this.retry.bind(this)
  }

  static override get contextType() {
    return WizardContext
  }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown, failure: chunkFailure() }
  }

  async retry() {
    const wizard = this.context as ContextType<typeof WizardContext>
    if (wizard && (await reloadSaved(this.state.failure, wizard.store))) return
    retryFailedImports()
    this.setState({ failure: undefined })
  }

  override render() {
    const { thrown, failure } = this.state
    if (failure === undefined) return this.props.children
    if (!isChunkLoadError(thrown)) throw thrown
    return <FailureNotice error={failure} onRetry={this.retry} />
  }
}

// Loaded on request, because it is rare.
const unopenedForm: Loadable<UnopenedFormProps> = {
  load: async () => (await import('./UnopenedForm.tsx')).UnopenedForm,
  namespaces: ['application', 'common'],
}

/** Shown instead of a form that this tab did not open. */
export const UnopenedFormNotice = (props: UnopenedFormProps) => (
  <LoadedComponent of={unopenedForm} lines={3} {...props} />
)

export const StepFailure = ({ error }: { readonly error: ApiError }) => {
  const wizard = useWizard()
  const { attempt } = useFromWizard(({ state }) => state())
  return (
    <FocusOnArrival key={attempt}>
      <FailureNotice error={error} onRetry={() => void wizard.next()} live={false} />
    </FocusOnArrival>
  )
}
