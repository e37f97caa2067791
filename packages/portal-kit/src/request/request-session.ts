import type { RequestDraft } from '@invea/domain'
import { createDraftSession, type DraftSession, deviceStorage } from '../drafts/index.ts'
import { snapshotForm, type WizardSnapshot } from '../wizard/wizard-snapshot.ts'

/** Creates the draft session of a request; `id` names the form on the device. */
export const createRequestSession = <Draft extends RequestDraft>(
  id: string,
  empty: () => Draft,
): DraftSession<WizardSnapshot<Draft>> => createDraftSession({ form: snapshotForm(id, empty), storage: deviceStorage })
