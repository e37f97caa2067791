import { draftVersion, emptyPassportDraft, type PassportDraft } from '@invea/domain'
import { createFormDesk, type DraftForm, type DraftKeeper, deviceVault } from '@invea/portal-kit/drafts'
import { emptyRecord, type WizardRecord } from '@invea/portal-kit/wizard'

export type PassportKeeper = DraftKeeper<WizardRecord<PassportDraft>>

/** How passport requests lie on a device. A changed draft gets a new version and a migration from the old one. */
const passportForm: DraftForm<WizardRecord<PassportDraft>> = {
  id: 'passport-request',
  draftVersion,
  migrations: {},
  empty: () => emptyRecord(emptyPassportDraft()),
}

/** Where the passport request is filled in, on this page. */
export const passportDesk = createFormDesk({ form: passportForm, vault: deviceVault })
