import { useCallback } from 'react'
import { useApplicantPosition } from './applicant-scope.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** Input of the screen's applicant that is not part of the draft yet, saved on the device like the draft. */
export const useUnsavedInput = <T>(
  name: string,
): readonly [value: T | undefined, keep: (value: T | undefined) => void] => {
  const { store } = useWizard()
  const key = `${useApplicantPosition()}.${name}`
  // Written only below, under the same name and type.
  const value = useFromWizard((wizard) => wizard.store.draft().unsavedInput?.[key]) as T | undefined
  const keep = useCallback(
    (next: T | undefined) =>
      store.change((snapshot) => ({ ...snapshot, unsavedInput: { ...snapshot.unsavedInput, [key]: next } })),
    [store, key],
  )
  return [value, keep]
}
