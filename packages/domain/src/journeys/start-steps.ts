import { agreementIssues, groupSizeIssues } from '../drafts/agreement.ts'
import type { RequestDraft } from '../drafts/request-draft.ts'
import type { RequiredAttachment } from '../model/application.ts'
import type { RequestStatus } from '../model/choices.ts'
import type { Office, Restriction } from '../model/master-data.ts'
import type { Instant, IsoDate } from '../model/scalars.ts'
import type { Step } from './journey.ts'

/** Facts that the journeys need besides the draft: the clock and data of the service. They may change between two calls. */
export interface Facts {
  readonly now: Instant
  /** The office's today when known, otherwise today in Addis Ababa, so that a wrong device clock has no effect. */
  readonly today: IsoDate
  /** The day of submission of a stored request, from which age and validity count. `today` when absent. */
  readonly submittedOn?: IsoDate | undefined
  /** The chosen office, when loaded. */
  readonly office?: Office | undefined
  readonly restriction?: Restriction | undefined
  /** Required attachments by request person id, after the service has listed them. */
  readonly required?: Readonly<Record<number, readonly RequiredAttachment[]>> | undefined
  /** First digits of a nine-digit phone number (D16). The specified ones when absent. */
  readonly phonePrefixes?: readonly string[] | undefined
  /** A §5: nationality fixed to Ethiopia; its id in the master data, when loaded. */
  readonly nationalityId?: number | undefined
  /** Last known status of the submitted request. An urgent one is paid after its approval (D27). */
  readonly requestStatus?: RequestStatus | undefined
  /** Whether a signed-in, verified session exists: the urgent journey requires one (A §6). */
  readonly signedIn?: boolean | undefined
}

// Separate from `shared-steps.ts`, because the first page of a form needs these without the payment rules.

/** A step that reads only the fields that every request has. */
export type SharedStep<Id extends string> = Step<RequestDraft, Facts, Id>

/** A §2 step 1: terms, the required box, individual or group. */
export const applicantsCount: SharedStep<'applicants-count'> = { id: 'applicants-count', accepts: agreementIssues }

/** A §2 step 2: only for a group. An individual skips it, so Back from step 3 goes back two steps. */
export const groupSize: SharedStep<'group-size'> = {
  id: 'group-size',
  when: (draft) => draft.party === 'group',
  accepts: groupSizeIssues,
}
