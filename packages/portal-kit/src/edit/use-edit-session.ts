import { type Application, type ApplicationPerson, draftVersion } from '@invea/domain'
import { useEffect, useState } from 'react'
import { createFormDesk, type DraftKeeper, deviceVault, type OpenedForm } from '../drafts/index.ts'
import { emptyRecord, type WizardRecord } from '../wizard/wizard-snapshot.ts'
import { type EditFormDraft, editFormOf } from './edit-form.ts'

export type EditKeeper = DraftKeeper<WizardRecord<EditFormDraft>>

/**
 * Where one applicant of a stored request is edited. What is typed lies on the device under the request's version: once the
 * request has changed, an older draft of it is not offered any more.
 */
const deskOf = (application: Application, person: ApplicationPerson) => {
  const empty = editFormOf(application, person)
  if (!empty) return undefined
  return createFormDesk({
    form: {
      id: `edit.${person.requestPersonId}.${application.version}`,
      draftVersion,
      migrations: {},
      empty: () => emptyRecord(empty),
    },
    vault: deviceVault,
  })
}

/** The opened form; undefined while the device is read. */
export const useEditDesk = (application: Application, person: ApplicationPerson) => {
  // Made once: a newer version of the request, such as the one this form makes, must not pull it away.
  const [desk] = useState(() => deskOf(application, person))
  const [form, setForm] = useState<OpenedForm<WizardRecord<EditFormDraft>>>()
  useEffect(() => {
    if (!desk) return
    void desk.open().then(setForm)
    const stopWatching = desk.watch(() => setForm({ kind: 'elsewhere' }))
    return () => {
      stopWatching()
      desk.leave()
    }
  }, [desk])
  return { form, takeOver: async () => desk && setForm(await desk.takeOver()) }
}
