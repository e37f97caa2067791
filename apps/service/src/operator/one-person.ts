import { accountName } from '@invea/domain/account'
import * as z from 'zod/mini'
import { type Account, findAccountByName } from '../accounts/accounts.ts'
import { registrationsOf } from '../accounts/registration-store.ts'
import type { AppContext } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { recipientName } from '../messages/message-limits.ts'
import { findOrderByCode, subjectOf } from '../payments/orders.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { phoneIndexes } from '../requests/active-applicant-lock.ts'
import { findNumber, isErased, type NumberTarget } from '../requests/request-numbers.ts'
import {
  findRequests,
  lockRequest,
  type RequestKey,
  type StoredPerson,
  type StoredRequest,
} from '../requests/request-reader.ts'
import { type CommandResult, failure, type OperatorContext } from './command.ts'
import { printedNumber, text } from './fields.ts'

/** Finds the request and person of a printed application number. */
export const findByNumber = (context: AppContext, applicationNumber: string): Promise<NumberTarget | undefined> =>
  findNumber(context.db, context, 'application', applicationNumber)

type Change<Found> = (
  trx: Trx,
  stored: StoredRequest,
  /** `subject` is for the audit log. */
  found: Found & { readonly snapshot: MasterSnapshot; readonly subject: RequestKey & { readonly subjectId: number } },
) => Promise<CommandResult>

/** Runs `work` in a transaction, with the locked request and the person of a printed application number. */
export const changeApplication = async (
  { services }: OperatorContext,
  applicationNumber: string,
  work: Change<{ readonly personId: number; readonly person: StoredPerson | undefined }>,
): Promise<CommandResult> => {
  const target = await findByNumber(services, applicationNumber)
  if (!target) return failure('no application has this number')
  const snapshot = await services.master.snapshot()
  const { officeId, requestId, targetId: personId } = target
  return services.transact(async (trx) => {
    const stored = await lockRequest(trx, services, target)
    const person = stored.persons.find(({ row }) => row.id === personId)
    return work(trx, stored, { personId, person, subject: { officeId, requestId, subjectId: personId }, snapshot })
  })
}

/** Runs `work` in a transaction, with the locked request of an order. */
export const changeOrder = async (
  { services }: OperatorContext,
  orderCode: string,
  work: Change<{ readonly order: Row<'payment_order'> }>,
): Promise<CommandResult> => {
  const order = await findOrderByCode(services.db, services, orderCode)
  if (!order) return failure('no order has this code')
  const snapshot = await services.master.snapshot()
  const subject = subjectOf(order)
  return services.transact(async (trx) =>
    work(trx, await lockRequest(trx, services, subject), { order, subject, snapshot }),
  )
}

export interface ApplicantRecord {
  readonly request: StoredRequest
  readonly person: StoredPerson
}

export const onePerson = { applicationNumber: z.optional(printedNumber), account: z.optional(text(200)) }

export interface OnePerson {
  readonly records: readonly ApplicantRecord[]
  readonly account: Account | undefined
  /** The name of the account, if it was given. Unconfirmed registrations can have this name without an account. */
  readonly username: string | undefined
  readonly registrations: Awaited<ReturnType<typeof registrationsOf>>
  /** Numbers of further applications of the account. They can be of others, such as the family. */
  readonly others: readonly string[]
}

/** Compares names and birth date. Together with the same phone or account, they identify a person across requests and offices. */
const isSame = (one: StoredPerson, other: StoredPerson): boolean => {
  const [a, b] = [one.applicant.personal, other.applicant.personal]
  return (
    a.firstName === b.firstName &&
    a.fatherName === b.fatherName &&
    a.grandfatherName === b.grandfatherName &&
    a.birthDate === b.birthDate
  )
}

const requestsOfAccount = ({ db }: AppContext, accountId: number) =>
  db
    .selectFrom('request')
    .select(['office_id as officeId', 'id as requestId'])
    .where('account_id', '=', accountId)
    .execute()

const recordsOf = async (
  context: AppContext,
  applicationNumber: string,
): Promise<readonly ApplicantRecord[] | undefined> => {
  const target = await findByNumber(context, applicationNumber)
  if (!target) return undefined
  const [first] = await findRequests(context.db, context, [target])
  const person = first?.persons.find(({ row }) => row.id === target.targetId)
  if (!first || !person) return undefined
  const { account_id: accountId } = first.row
  const ofAccount = accountId === null ? [] : await requestsOfAccount(context, accountId)
  const ofPhone = await context.db
    .selectFrom('request_person')
    .select(['office_id as officeId', 'request_id as requestId'])
    // The index of an erased person is random.
    .where('phone_index', 'in', [
      person.row.phone_index,
      ...phoneIndexes(context, person.applicant.personal.phoneNumber),
    ])
    .execute()
  return (await findRequests(context.db, context, [...ofPhone, ...ofAccount])).flatMap((request) =>
    request.persons.filter((other) => isSame(person, other)).map((other) => ({ request, person: other })),
  )
}

/** Whether an application belongs to an account or a registration: submitted with it, or with its phone or mailbox. */
const isOf = (
  { request, person }: ApplicantRecord,
  { account, username, registrations }: Pick<OnePerson, 'account' | 'registrations'> & { readonly username: string },
): boolean => {
  if (account && request.row.account_id === account.id) return true
  const { phoneNumber, email } = person.applicant.personal
  const phones = [account, ...registrations].flatMap((owner) => (owner ? [owner.profile.phoneNumber] : []))
  return (
    phones.some((phone) => recipientName('sms', phone) === recipientName('sms', phoneNumber)) ||
    (email !== undefined && recipientName('mail', email) === recipientName('mail', username))
  )
}

/** Finds a person by an application number, the account's e-mail address, or both, which must then belong together. */
export const findPerson = async (
  context: AppContext,
  input: { readonly applicationNumber?: string | undefined; readonly account?: string | undefined },
): Promise<OnePerson | string> => {
  const { applicationNumber, account: name } = input
  if (applicationNumber === undefined && name === undefined) return 'applicationNumber or account must be given'
  const records = applicationNumber === undefined ? [] : await recordsOf(context, applicationNumber)
  if (!records) return 'no application has this number'
  if (name === undefined) return { records, account: undefined, username: undefined, registrations: [], others: [] }
  const username = accountName(name)
  const account = await findAccountByName(context.db, context, username)
  const registrations = await registrationsOf(context.db, context, username)
  if (!account && registrations.length === 0) return 'no account has this name'
  if (records.length > 0 && !records.some((record) => isOf(record, { account, username, registrations })))
    return 'the application and the account have no phone, mailbox or request in common: run the command once for each, if both are of this person'
  const requests = account ? await findRequests(context.db, context, await requestsOfAccount(context, account.id)) : []
  const others = requests
    .flatMap(({ persons }) => persons)
    .filter((person) => !isErased(person) && !records.some((record) => record.person.row.id === person.row.id))
    .map(({ row }) => row.application_number)
  return { records, account, username, registrations, others }
}
