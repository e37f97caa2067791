import { draftVersion, type RequestDraft } from '@invea/domain'
import { createDraftSession, type DraftSession, deviceStorage } from '../drafts/index.ts'
import { emptyRecord, type WizardRecord } from '../wizard/wizard-snapshot.ts'

/** Creates the draft session of a request; `id` names the form. A changed draft needs a new version and a migration. */
export const createRequestSession = <Draft extends RequestDraft>(
  id: string,
  empty: () => Draft,
): DraftSession<WizardRecord<Draft>> =>
  createDraftSession({
    form: { id, draftVersion, migrations: {}, empty: () => emptyRecord(empty()) },
    storage: deviceStorage,
  })
