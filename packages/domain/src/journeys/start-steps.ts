import { agreementIssues, groupSizeIssues } from '../drafts/agreement.ts'
import type { RequestDraft } from '../drafts/request-draft.ts'
import type { RequiredAttachment } from '../model/application.ts'
import type { RequestStatus } from '../model/choices.ts'
import type { Office, Restriction } from '../model/master-data.ts'
import type { Instant, IsoDate } from '../model/scalars.ts'
import type { Step } from './journey.ts'

/** What the journeys read beside the draft: the clock, and data of the service. All of it may change between two questions. */
export interface Facts {
  readonly now: Instant
  /** The office's own today where known, else today in Addis Ababa: a wrong device clock does not matter. */
  readonly today: IsoDate
  /** The chosen office, when loaded. */
  readonly office?: Office | undefined
  readonly restriction?: Restriction | undefined
  /** Required attachments by request person id, once the service has named them. */
  readonly required?: Readonly<Record<number, readonly RequiredAttachment[]>> | undefined
  /** First digits that a nine-digit phone number may start with (D16); the described ones when absent. */
  readonly phonePrefixes?: readonly string[] | undefined
  /** A §5: nationality fixed to Ethiopia; its id in the master data, when loaded. */
  readonly nationalityId?: number | undefined
  /** Status of the submitted request, as last seen: an urgent one is paid once it is approved (D27). */
  readonly requestStatus?: RequestStatus | undefined
  /** Whether a signed-in, verified session exists: the urgent journey requires one (A §6). */
  readonly signedIn?: boolean | undefined
}

// Apart from `shared-steps.ts`: the first page of a form needs these without the rules of the payment.

/** A step that reads only what every request shares. */
export type SharedStep<Id extends string> = Step<RequestDraft, Facts, Id>

/** A §2 step 1: terms, the required box, individual or group. */
export const applicantsCount: SharedStep<'applicants-count'> = { id: 'applicants-count', accepts: agreementIssues }

/** A §2 step 2: a group alone; individual skips it, so Back from step 3 returns two steps there. */
export const groupSize: SharedStep<'group-size'> = {
  id: 'group-size',
  when: (draft) => draft.party === 'group',
  accepts: groupSizeIssues,
}
