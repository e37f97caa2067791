import { Suspense } from 'react'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useFromWizard } from '../wizard/index.ts'

const HoldCode = lazyComponent(async () => (await import('./HoldCode.tsx')).HoldCode)

/** The one-time code of a hold, where the service asked for one; few visitors ever load it. */
export const AskedCode = () => {
  const failure = useFromWizard(({ state }) => state().failure)
  const isAsked = failure?.kind === 'refused' && failure.code === 'codeRequired'
  return (
    isAsked && (
      <Suspense fallback={null}>
        <HoldCode />
      </Suspense>
    )
  )
}
