import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { passQuery } from '../api/queries.ts'
import { isCodeRequired } from '../application-form/StepFrame.tsx'
import { useFromWizard } from '../application-form/use-wizard.ts'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { lazyComponent } from '../shell/lazy-component.ts'

const passNotice: Loadable<{ readonly until: string }> = {
  load: async () => (await import('./WaitingPassNotice.tsx')).WaitingPassNotice,
  namespaces: ['waiting', 'common'],
}

/** End of the waiting line's pass; renders nothing when none was needed. */
export const PassDeadline = () => {
  const { data: until } = useQuery<string | null>(passQuery)
  return until ? <LoadedComponent of={passNotice} lines={2} until={until} /> : null
}

const HoldCode = lazyComponent(async () => (await import('./HoldCode.tsx')).HoldCode)

/** The one-time code of a hold, where the service requires one; loaded only then. */
export const RequiredCode = () => {
  const failure = useFromWizard(({ state }) => state().failure)
  return (
    isCodeRequired(failure) && (
      <Suspense fallback={null}>
        <HoldCode />
      </Suspense>
    )
  )
}
