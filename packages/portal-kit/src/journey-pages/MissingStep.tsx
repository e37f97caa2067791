import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { FocusOnArrival } from '../application-form/FocusOnArrival.tsx'
import { useStepLoading } from '../application-form/use-wizard.ts'

const unreachable = { kind: 'unreachable' } as const

/** Shown in the frame of a step whose screen could not be fetched. */
export const MissingStep = () => {
  const router = useRouter<AnyRouter>()
  useStepLoading(true)
  return (
    <FocusOnArrival>
      <FailureNotice error={unreachable} onRetry={() => void router.invalidate()} />
    </FocusOnArrival>
  )
}
