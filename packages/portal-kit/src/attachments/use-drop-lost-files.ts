import { useEffect } from 'react'
import { useApplicantField, useEditApplicant } from '../wizard/use-field.ts'
import { withoutChosen } from './chosen-file.ts'
import { deviceFileCache } from './device-files.ts'
import { fileKey, notSubmitted } from './file-cache.ts'

/** The file of a document; one that was chosen before the applicant was stored comes along. */
const findFile = async (requestPersonId: number, attachmentTypeId: number): Promise<File | undefined> => {
  const key = fileKey(requestPersonId, attachmentTypeId)
  const before = fileKey(notSubmitted, attachmentTypeId)
  const file = await deviceFileCache.find(key)
  if (file) return file
  const early = await deviceFileCache.find(before)
  if (!early) return undefined
  await deviceFileCache.save(key, early)
  await deviceFileCache.remove(before)
  return early
}

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
      void findFile(requestPersonId, id).then((file) => {
        if (!file) editApplicant((applicant) => withoutChosen(applicant, id))
      })
  }, [requestPersonId])
}
