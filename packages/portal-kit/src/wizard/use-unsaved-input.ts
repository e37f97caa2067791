import { useCallback } from 'react'
import { useApplicantPosition } from './applicant-scope.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** Something typed by the applicant of this screen that is no answer yet, kept on the device like one. */
export const useScratch = <T>(name: string): readonly [value: T | undefined, keep: (value: T | undefined) => void] => {
  const { store } = useWizard()
  const key = `${useApplicantPosition()}.${name}`
  // Written below alone, under the same name and type.
  const value = useFromWizard((wizard) => wizard.store.draft().scratch?.[key]) as T | undefined
  const keep = useCallback(
    (next: T | undefined) => store.change((record) => ({ ...record, scratch: { ...record.scratch, [key]: next } })),
    [store, key],
  )
  return [value, keep]
}
