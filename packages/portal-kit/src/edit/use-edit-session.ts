import type { Application, ApplicationPerson } from '@invea/domain'
import { useEffect, useState } from 'react'
import { createDraftSession, type DraftStore, deviceStorage, type OpenedDraft } from '../drafts/index.ts'
import { snapshotForm, type WizardSnapshot } from '../wizard/wizard-snapshot.ts'
import { type EditFormDraft, editFormOf } from './edit-form.ts'

export type EditDraftStore = DraftStore<WizardSnapshot<EditFormDraft>>

/**
 * Draft session for editing one applicant of a stored request. The form's id contains the request's version, so that a draft of
 * an older version is never offered.
 */
const createEditSession = (application: Application, person: ApplicationPerson) => {
  const empty = editFormOf(application, person)
  if (!empty) return undefined
  return createDraftSession({
    form: snapshotForm(`edit.${person.requestPersonId}.${application.version}`, () => empty),
    storage: deviceStorage,
  })
}

/** Opens the form; `form` is undefined while the device is read. */
export const useEditSession = (application: Application, person: ApplicationPerson) => {
  // Created once: a newer version of the request, such as the one that this form makes, must not replace it.
  const [draftSession] = useState(() => createEditSession(application, person))
  const [form, setForm] = useState<OpenedDraft<WizardSnapshot<EditFormDraft>>>()
  useEffect(() => {
    if (!draftSession) return
    void draftSession.open().then(setForm)
    const stopWatching = draftSession.watch(() => setForm({ kind: 'elsewhere' }))
    return () => {
      stopWatching()
      draftSession.leave()
    }
  }, [draftSession])
  return { form, takeOver: async () => draftSession && setForm(await draftSession.takeOver()) }
}
