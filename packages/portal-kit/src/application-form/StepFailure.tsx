import type { ApiError } from '@invea/api'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { FocusOnArrival } from './FocusOnArrival.tsx'
import { useFromWizard, useWizard } from './use-wizard.ts'

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
