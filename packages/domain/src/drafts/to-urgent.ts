import type { UrgentDays } from '../model/choices.ts'
import type { Office } from '../model/office.ts'
import { emptyPassportDraft, type PassportDraft } from './request-draft.ts'

import { filled } from './typed.ts'

/**
 * The urgent draft that continues a normal one (D37): who applies, the type, the reason and what was typed are kept, the office where it is
 * the main one (A §1). Terms, appointment and the human check start again, because they differ there.
 */
export const toUrgentDraft = (
  { party, groupSize, requestType, replacement, applicants, site }: PassportDraft,
  urgentDays: UrgentDays,
  office: Pick<Office, 'main'> | undefined,
): PassportDraft => ({
  ...emptyPassportDraft(),
  party,
  groupSize,
  requestType,
  replacement,
  applicants,
  urgentDays,
  ...(office?.main && { site: { ...site, humanUntil: undefined } }),
})

/** Whether the first applicant has begun to type who they are. */
const hasPersons = ({ applicants: [first] }: PassportDraft): boolean =>
  [first?.personal.firstName, first?.personal.geezFirstName, first?.personal.birthDate].some((text) => filled(text))

/**
 * An urgent draft of the normal form over one that was begun earlier: where the normal form names no person yet, those of the earlier
 * draft stay, with its reason.
 */
export const overEarlierUrgent = (urgent: PassportDraft, earlier: PassportDraft): PassportDraft => ({
  ...urgent,
  urgentReason: earlier.urgentReason,
  ...(!hasPersons(urgent) &&
    hasPersons(earlier) && {
      applicants: urgent.applicants.map((own, at) => {
        const before = earlier.applicants[at]
        return before ? { ...before, passport: { ...before.passport, ...own.passport } } : own
      }),
    }),
})
