import { draftVersion, type RequestDraft } from '@invea/domain'
import { createFormDesk, deviceVault, type FormDesk } from '../drafts/index.ts'
import { emptyRecord, type WizardRecord } from '../wizard/wizard-snapshot.ts'

/** Where a request is filled in on this device, by the form's name. A changed draft gets a new version and a migration from the old one. */
export const requestDesk = <Draft extends RequestDraft>(
  id: string,
  empty: () => Draft,
): FormDesk<WizardRecord<Draft>> =>
  createFormDesk({
    form: { id, draftVersion, migrations: {}, empty: () => emptyRecord(empty()) },
    vault: deviceVault,
  })
