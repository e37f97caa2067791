import { Suspense } from 'react'
import { useFromWizard } from '../application-form/use-wizard.ts'
import { lazyComponent } from '../shell/lazy-component.ts'

const HoldCode = lazyComponent(async () => (await import('./HoldCode.tsx')).HoldCode)

/** The one-time code of a hold, where the service requires one; loaded only then. */
export const RequiredCode = () => {
  const failure = useFromWizard(({ state }) => state().failure)
  const isRequired = failure?.kind === 'refused' && failure.code === 'codeRequired'
  return (
    isRequired && (
      <Suspense fallback={null}>
        <HoldCode />
      </Suspense>
    )
  )
}
