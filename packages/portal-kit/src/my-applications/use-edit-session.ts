import type { Application } from '@invea/domain'
import type { ApplicationPerson } from '@invea/domain/application'
import type { StoredAttachment } from '@invea/domain/attachments'
import { createContext, useEffect, useState } from 'react'
import { snapshotForm, type WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import { createDraftSession, type OpenedDraft } from '../drafts/draft-session.ts'
import { deviceStorage } from '../drafts/draft-storage.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { type EditFormDraft, editFormOf } from './edit-form.ts'

/** The documents of the edited applicant that the service has, with fresh addresses. */
export const StoredDocuments = createContext<readonly StoredAttachment[]>([])

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
