import { type Applicant, checkApplicant, type Issue, type Result } from '@invea/domain'
import { checkOriginIdApplicant, type LatinNames } from '@invea/domain/applicant'
import { findOriginIdService, type OriginIdService, type RequestMode } from '@invea/domain/services'
import type { RequestContext } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import type { WithEncryption } from '../platform/platform-context.ts'

const has = (list: readonly { readonly id: number }[], id: number | undefined): boolean =>
  id === undefined || list.some((entry) => entry.id === id)

/** Checks that an applicant's ids exist in the master data, because the client's lists are not trusted. */
export const referenceIssues = (
  { personal, passport, family }: Applicant,
  { lists }: MasterSnapshot,
): readonly Issue[] => {
  const checks: readonly (readonly [field: string, known: boolean])[] = [
    ['personal.nationalityId', has(lists.nationalities, personal.nationalityId)],
    ['personal.occupationId', has(lists.occupations, personal.occupationId)],
    ['passport.passportPageId', has(lists.passportPages, passport.passportPageId)],
    ...family.map(({ relationId }, at) => [`family.${at}.relationId`, has(lists.familyTypes, relationId)] as const),
  ]
  return checks.filter(([, known]) => !known).map(([field]) => ({ field, code: 'invalid' }))
}

/** A §5: the passport form only allows Ethiopia. */
export const ethiopianId = ({ lists }: MasterSnapshot): number | undefined =>
  lists.nationalities.find(({ code }) => code === 'ETH')?.id

/** The part of a stored request that determines its portal. */
export type OfPortal = Pick<Row<'request'>, 'request_type' | 'replacement_reason' | 'origin_id_type'>

/** The Origin ID service of a stored request, or undefined for a passport. */
export const originIdServiceOf = ({
  request_type,
  replacement_reason,
  origin_id_type,
}: OfPortal): OriginIdService | undefined =>
  origin_id_type === null
    ? undefined
    : findOriginIdService({
        requestType: request_type,
        replacementReason: replacement_reason ?? undefined,
        originIdApplicantType: origin_id_type,
      })

/** The part of a stored request that determines the rules for its applicants. */
export type StoredKind = OfPortal & Pick<Row<'request'>, 'mode' | 'urgent_days' | 'submitted_on'>

/** Merges the parsed values with values that no rule checks. The latter are stored as sent. */
export const withUnchecked = (checked: Applicant, sent: Applicant | undefined): Applicant =>
  sent?.unchecked ? { ...checked, unchecked: sent.unchecked } : checked

/** Checks an applicant by every rule of submission (A §5) and every id against the master data. `before`: the stored one. */
export const checkApplicantOf = (
  { services: { env }, now }: Pick<RequestContext, 'services' | 'now'>,
  kind: StoredKind,
  applicant: Applicant,
  snapshot: MasterSnapshot,
  before?: Applicant,
): Result<Applicant> => {
  const { phonePrefixes } = env
  const { request_type: requestType, mode, submitted_on: submittedOn } = kind
  const rules = { today: dayOf(now), nationalityId: ethiopianId(snapshot), phonePrefixes, submittedOn }
  const service = originIdServiceOf(kind)
  const checked = service
    ? checkOriginIdApplicant(applicant, {
        ...rules,
        service,
        storedBirthDate: before?.personal.birthDate,
        before,
      })
    : checkApplicant(applicant, {
        ...rules,
        requestType,
        mode,
        replacementReason: kind.replacement_reason ?? undefined,
        urgentDays: kind.urgent_days ?? undefined,
      })
  if (!checked.ok) return checked
  const issues = referenceIssues(checked.value, snapshot)
  return issues.length > 0 ? { ok: false, error: issues } : { ok: true, value: withUnchecked(checked.value, applicant) }
}

/** D40: reads the names of the account of an urgent request. Undefined for other requests and after the account was erased. */
export const findHolder = async (
  reader: Reader,
  { encryption }: WithEncryption,
  { mode, accountId }: { readonly mode: RequestMode; readonly accountId: number | null },
): Promise<LatinNames | undefined> => {
  if (mode !== 'urgent' || accountId === null) return undefined
  const row = await reader.selectFrom('account').select('member').where('id', '=', accountId).executeTakeFirst()
  return row && encryption.decryptJson<LatinNames>(row.member, encryptionContext.account(accountId))
}
