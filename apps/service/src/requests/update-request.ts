import { isDeepStrictEqual } from 'node:util'
import { type Applicant, type Issue, type Result, readConfirmationNumber } from '@invea/domain'
import type { UncheckedFields } from '@invea/domain/applicant'
import {
  checkIdentityChange,
  holderNameIssues,
  isIdentityChanged,
  maxIdentityChangesPerDay,
  type RequestChange,
  type SubmittedIdentity,
  submittedIdentityOf,
} from '@invea/domain/application'
import { paidFeeIssues } from '@invea/domain/fees'
import { under } from '@invea/domain/issues'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { Limit } from '../platform/rate-limiter.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { lockApplicant, lockNames, unlockApplicant } from './active-applicant-lock.ts'
import { showOwn } from './application-of.ts'
import { checkApplicantOf, findHolder, type StoredKind } from './check-applicant.ts'
import { withoutLapsedRequests } from './close-request.ts'
import { replaceFamily } from './family.ts'
import { lockForEdit, mayEdit, recordChange, sendNotices } from './request-edit.ts'
import { correctionOf } from './request-events.ts'
import { quoteOf } from './request-quote.ts'
import { confirmationNumberOf, type StoredPerson, type StoredRequest } from './request-reader.ts'
import { updatePerson } from './request-writer.ts'

/** A stored person and the new data. */
interface PersonChange {
  readonly person: StoredPerson
  readonly applicant: Applicant
  /** What later changes are compared with (D45). */
  readonly firstSubmitted: SubmittedIdentity
}

/** D30: moves the lock to the changed name, birth date or number. Returns false if that person has another open request. */
const moveIdentity = async (
  trx: Trx,
  context: RequestContext,
  request: Row<'request'>,
  { person, applicant }: PersonChange,
): Promise<boolean> => {
  const key = { officeId: request.office_id, requestId: request.id, personId: person.row.id }
  const claimed = await unlockApplicant(trx, key)
  // An applicant whose document is ready may apply again: correcting the old data does not change that.
  if (!claimed && request.status === 'paymentCompleted') return true
  return lockApplicant(trx, context.services, applicant, key)
}

/** Stores the changed applicant, encrypted. Returns false if the changed person has another open request (D30). */
const changePerson = async (
  trx: Trx,
  context: RequestContext,
  request: Row<'request'>,
  change: PersonChange,
): Promise<boolean> => {
  const { services, now } = context
  const { row } = change.person
  const { family, ...applicant } = change.applicant
  if (!(await moveIdentity(trx, context, request, change))) return false
  await updatePerson(trx, services, row, { applicant: { ...applicant, firstSubmitted: change.firstSubmitted }, now })
  await replaceFamily(trx, services, row, family)
  return true
}

const invalid = (...issues: readonly Issue[]) => refused('invalidInput', { issues })

/** Type and service in the change must equal the stored ones: an edit cannot change the service. */
const frameIssues = ({ row }: StoredRequest, change: RequestChange, confirmationNumber: string): readonly Issue[] => {
  const sentNumber = change.confirmationNumber
  const checks: readonly (readonly [field: string, isValid: boolean])[] = [
    ['requestType', change.requestType === row.request_type],
    ['requestMode', change.mode === row.mode],
    ['confirmationNumber', sentNumber === undefined || readConfirmationNumber(sentNumber) === confirmationNumber],
    ['applicants', new Set(change.applicants.map(({ personId }) => personId)).size === change.applicants.length],
  ]
  return checks.filter(([, isValid]) => !isValid).map(([field]) => ({ field, code: 'invalid' }))
}

/** Preserves omitted fields, and detects whether a date of the old passport was changed. */
const uncheckedAfter = (before: Applicant, after: Applicant): UncheckedFields | undefined => {
  const sent = Object.entries(after.unchecked ?? {}).filter(([, value]) => value !== undefined)
  const fields: UncheckedFields = {
    ...before.unchecked,
    ...Object.fromEntries(sent),
    ...(before.passport.issueDate !== after.passport.issueDate && { issueDateChanged: true }),
    ...(before.passport.expirationDate !== after.passport.expirationDate && { expirationDateChanged: true }),
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** Checks every changed applicant by the rules of submission (B §5). Returns them with their stored persons. */
const checkPersons = async (
  trx: Trx,
  context: RequestContext,
  stored: StoredRequest,
  change: RequestChange,
): Promise<Result<readonly PersonChange[], Refusal>> => {
  const snapshot = await context.services.master.snapshot()
  const kind: StoredKind = stored.row
  const holder = await findHolder(trx, context.services, { mode: kind.mode, accountId: stored.row.account_id })
  const changes: PersonChange[] = []
  const issues: Issue[] = []
  for (const [at, { personId, applicant }] of change.applicants.entries()) {
    const person = stored.persons.find(({ row }) => row.id === personId)
    if (!person) return refused('notFound')
    if (!mayEdit(person)) return refused('notAllowed')
    // B §3 has no reason in this payload, so the stored reason remains.
    const requestReason = applicant.requestReason ?? person.applicant.requestReason
    const unchecked = uncheckedAfter(person.applicant, applicant)
    const sent = { ...applicant, requestReason, unchecked }
    const checked = checkApplicantOf(context, kind, sent, snapshot, person.applicant)
    if (!checked.ok) {
      issues.push(...under(`applicants.${at}`, checked.error))
      continue
    }
    const before = submittedIdentityOf(person.applicant)
    const askedFields = correctionOf(stored, person)?.fields
    const firstSubmitted = checkIdentityChange({
      // Version 0.1 stored no gender.
      first: { ...before, ...person.firstSubmitted },
      before,
      now: submittedIdentityOf(checked.value),
      askedFields,
    })
    if (!firstSubmitted.ok) {
      issues.push({ field: `applicants.${at}.personal.${firstSubmitted.error}`, code: 'anotherPerson' })
      continue
    }
    const rules = { holder, before: person.applicant.personal, askedFields }
    if (person.row.position === 1)
      issues.push(...under(`applicants.${at}`, holderNameIssues(checked.value.personal, rules)))
    changes.push({ person, applicant: checked.value, firstSubmitted: firstSubmitted.value })
  }
  return issues.length > 0 ? invalid(...issues) : ok(changes)
}

const isChanged = ({ person, applicant }: PersonChange): boolean =>
  !isDeepStrictEqual(JSON.parse(JSON.stringify(applicant)), JSON.parse(JSON.stringify(person.applicant)))

/**
 * Limits of the changes of names, birth date, gender and document numbers. Without them a stranger could find the birth date of a person
 * with an open application, who is refused here, by trying every day.
 */
const identityLimits = (changes: readonly PersonChange[]): readonly Limit[] =>
  changes
    .filter(({ person, applicant }) => isIdentityChanged(person.applicant, applicant))
    .map(({ person }) => ({
      key: `identity:${person.row.id}`,
      times: maxIdentityChangesPerDay,
      seconds: 24 * 60 * 60,
    }))

/** The request as these changes make it. */
const withChanges = (stored: StoredRequest, changes: readonly PersonChange[]): StoredRequest => ({
  ...stored,
  persons: stored.persons.map((person) => {
    const applicant = changes.find((change) => change.person === person)?.applicant
    return applicant ? { ...person, applicant } : person
  }),
})

/** A paid fee never changes: a change that needs another fee is refused at its field. */
const feeIssues = (before: StoredRequest, after: StoredRequest, change: RequestChange): readonly Issue[] => {
  const [quotesBefore, quotesAfter] = [quoteOf(before).persons, quoteOf(after).persons]
  const { status, request_type: requestType, origin_id_type } = before.row
  return change.applicants.flatMap(({ personId }, at) => {
    const position = before.persons.findIndex(({ row }) => row.id === personId)
    const fees = { feeBefore: quotesBefore[position]?.total, feeAfter: quotesAfter[position]?.total }
    const issues = paidFeeIssues({ status, requestType, isOriginId: origin_id_type !== null, ...fees })
    return under(`applicants.${at}`, issues)
  })
}

/**
 * UpdateRequest (B §3, B §7): changes the data of applicants if the domain's table of actions allows Edit. The client's version
 * must still be the stored one. A change without a difference writes nothing.
 */
export const updateRequest: EndpointHandler<'updateRequest'> = async (context, { body: change }) => {
  const { services } = context
  let applicants: readonly Applicant[] = []
  let uncounted: readonly Limit[] = []
  let isCounted = false
  const store = async (trx: Trx): Promise<Result<null, Refusal>> => {
    const locked = await lockForEdit(trx, context, change.requestId)
    if (!locked.ok) return locked
    const before = locked.value
    const issues = frameIssues(before, change, confirmationNumberOf(services, before.row))
    if (issues.length > 0) return invalid(...issues)
    if (change.version !== undefined && change.version !== before.row.version) return refused('versionConflict')
    const checked = await checkPersons(trx, context, before, change)
    if (!checked.ok) return checked
    const changes = checked.value.filter(isChanged)
    if (changes.length === 0) return ok(null)

    // Before the locks: else the refusal would show whether another application has the person.
    const unpaid = feeIssues(before, withChanges(before, changes), change)
    if (unpaid.length > 0) return invalid(...unpaid)
    uncounted = isCounted ? [] : identityLimits(changes)
    if (uncounted.length > 0) return refused('tooManyRequests')
    applicants = changes.map(({ applicant }) => applicant)
    await lockNames(trx, services, applicants)
    for (const one of changes) if (!(await changePerson(trx, context, before.row, one))) return refused('openRequest')
    const personIds = changes.map(({ person }) => person.row.id)
    const detail = { persons: personIds }
    const after = await recordChange(trx, context, before, { action: 'request.changed', personIds, detail })
    await sendNotices(trx, context, before, after)
    return ok(null)
  }
  const work = async (): Promise<Result<null, Refusal>> => {
    const result = await context.runOnce(store)
    if (uncounted.length === 0) return result
    // Outside of the transaction, so that a refusal does not take the count back.
    const wait = await services.rateLimiter.take(uncounted, context.now)
    if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })
    isCounted = true
    return context.runOnce(store)
  }
  const result = await withoutLapsedRequests(context, {
    work,
    applicants: () => applicants,
  })
  return result.ok ? showOwn(context, change.requestId) : result
}
