import { useEffect } from 'react'
import { useApplicantField, useEditApplicant } from '../wizard/use-field.ts'
import { withoutChosen } from './chosen-file.ts'
import { deviceShelf } from './device-files.ts'
import { shelfPlace } from './file-shelf.ts'

/**
 * A draft remembers that a file was chosen; the bytes may be gone all the same (a reload on a shared computer, a full disk).
 * Such a choice is taken back when the step opens, so that the screen never shows a file that cannot be sent.
 */
export const useDropLostFiles = (requestPersonId: number): void => {
  const [{ chosen = {}, stored = [] }] = useApplicantField('attachments')
  const editApplicant = useEditApplicant()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the step opens
  useEffect(() => {
    const waiting = Object.keys(chosen)
      .map(Number)
      .filter((id) => !stored.includes(id))
    for (const id of waiting)
      void deviceShelf.find(shelfPlace(requestPersonId, id)).then((file) => {
        if (!file) editApplicant((applicant) => withoutChosen(applicant, id))
      })
  }, [requestPersonId])
}
