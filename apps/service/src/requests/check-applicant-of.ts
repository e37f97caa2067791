import { type Applicant, checkApplicant, checkOriginIdApplicant, type Result } from '@invea/domain'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { ethiopianId, referenceIssues } from './check-references.ts'
import { type OfPortal, originIdServiceOf } from './origin-id-of.ts'

/** What of a stored request decides the rules of its applicants. */
export type StoredKind = OfPortal & Pick<Row<'request'>, 'mode' | 'urgent_days' | 'submitted_on'>

/** The rules return what they have read; what no rule reads is stored as it was sent. */
export const withUnchecked = (checked: Applicant, sent: Applicant | undefined): Applicant =>
  sent?.unchecked ? { ...checked, unchecked: sent.unchecked } : checked

/** One applicant of a stored request by every rule of submission (A §5), and every id against the master data. */
export const checkApplicantOf = (
  { services: { env }, now }: Pick<RequestContext, 'services' | 'now'>,
  kind: StoredKind,
  applicant: Applicant,
  snapshot: MasterSnapshot,
): Result<Applicant> => {
  const { phonePrefixes } = env
  const { request_type: requestType, mode } = kind
  const rules = { today: dayOf(now), nationalityId: ethiopianId(snapshot), phonePrefixes }
  const service = originIdServiceOf(kind)
  const checked = service
    ? checkOriginIdApplicant(applicant, { ...rules, service })
    : checkApplicant(applicant, {
        ...rules,
        requestType,
        mode,
        replacementReason: kind.replacement_reason ?? undefined,
        urgentDays: kind.urgent_days ?? undefined,
        submittedOn: kind.submitted_on,
      })
  if (!checked.ok) return checked
  const issues = referenceIssues(checked.value, snapshot)
  return issues.length > 0 ? { ok: false, error: issues } : { ok: true, value: withUnchecked(checked.value, applicant) }
}
