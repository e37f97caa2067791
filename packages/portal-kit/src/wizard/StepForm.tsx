import { Stack } from '@invea/ui'
import type { ReactNode } from 'react'
import { useWizard } from './use-wizard.ts'

/** The fields of a step as one form: Enter submits it like Next. The rules validate, not the browser. */
export const StepForm = ({ children }: { readonly children: ReactNode }) => {
  const wizard = useWizard()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void wizard.next()
      }}
    >
      <Stack gap={6}>{children}</Stack>
    </form>
  )
}
