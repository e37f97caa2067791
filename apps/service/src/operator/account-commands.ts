import { randomBytes } from 'node:crypto'
import { accountName } from '@invea/domain/account'
import { Email, InternationalPhone, Phone, phoneIssues, phoneKey, typedPhone } from '@invea/domain/applicant'
import { endedStatuses, isOneOf } from '@invea/domain/application'
import * as z from 'zod/mini'
import { findAccountByName, toOwner, tryLockAccount } from '../accounts/accounts.ts'
import { endCodes } from '../accounts/one-time-codes.ts'
import { endPhoneChanges } from '../accounts/phone-change-store.ts'
import { hashOf, revokeAccount } from '../accounts/sessions.ts'
import { postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { addTime } from '../platform/clock.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { countInTransaction } from '../platform/rate-limiter.ts'
import { deleteResponses } from '../requests/erase-persons.ts'
import { contactOf, messageFacts, notify } from '../requests/notify.ts'
import { indexNumber, isErased, newConfirmationNumber } from '../requests/request-numbers.ts'
import { confirmationNumberOf, type StoredPerson } from '../requests/request-reader.ts'
import { updateRequest } from '../requests/request-status.ts'
import { updatePerson } from '../requests/request-writer.ts'
import { defineCommand, failure, type Operator, type OperatorRole, success } from './command.ts'
import { day, matching, printedNumber, roles, text } from './fields.ts'
import { changeApplication } from './one-person.ts'

const rolesOf = (list: string) => list.split(',') as OperatorRole[]

/** The operator whose token this is, unless the account has ended. */
export const findOperator = async (
  { db }: Pick<PlatformContext, 'db'>,
  token: string,
): Promise<Operator | undefined> => {
  const row = await db
    .selectFrom('operator_account')
    .selectAll()
    .where((query) => query.and({ token_hash: hashOf(token), ended_at: null }))
    .executeTakeFirst()
  return row && { id: row.id, name: row.name, roles: rolesOf(row.roles) }
}

const findByName = (trx: Trx, name: string) =>
  trx
    .selectFrom('operator_account')
    .selectAll()
    .where((query) => query.and({ name, ended_at: null }))
    .forUpdate()
    .executeTakeFirst()

const operatorName = matching(/^[a-z][a-z0-9.-]{1,39}$/, 'must be 2 to 40 small letters, digits, dots or hyphens')

/** Creates a personal account and returns its token. The token is random, stored as a hash only, and shown once. */
export const addOperator = defineCommand({
  role: 'administrator',
  summary: 'Create a personal account of an operator and show its token once',
  input: z.object({ name: operatorName, roles }),
  run: async (context, { name, roles }) =>
    context.services.transact(async (trx) => {
      if (await findByName(trx, name)) return failure(`operator ${name} exists: end the account first`)
      const token = randomBytes(32).toString('base64url')
      const id = newId()
      await trx
        .insertInto('operator_account')
        .values({
          id,
          name,
          roles: roles.join(','),
          token_hash: hashOf(token),
          created_at: context.now,
          ended_at: null,
        })
        .execute()
      await audit(trx, context, 'operator.added', { subjectId: id, detail: { roles } })
      return success([{ name, roles: roles.join(','), token }])
    }),
})

/** Ends an account and its token. A repeated call changes nothing. */
export const endOperator = defineCommand({
  role: 'administrator',
  summary: "End an operator's account and its token",
  input: z.object({ name: operatorName }),
  run: async (context, { name }) =>
    context.services.transact(async (trx) => {
      const done = success([{ name, ended: true }])
      const row = await findByName(trx, name)
      if (row) {
        await trx.updateTable('operator_account').set({ ended_at: context.now }).where('id', '=', row.id).execute()
        await audit(trx, context, 'operator.ended', { subjectId: row.id })
        return done
      }
      const ended = await trx.selectFrom('operator_account').select('id').where('name', '=', name).executeTakeFirst()
      return ended ? done : failure('no operator has this name')
    }),
})

/** All accounts by name, with their roles; never a token. */
export const listOperators = defineCommand({
  role: 'administrator',
  summary: 'List the accounts of operators with their roles',
  method: 'GET',
  input: z.object({}),
  run: async ({ services: { db } }) => {
    const accounts = db
      .selectFrom('operator_account')
      .select(['name', 'roles', 'created_at as createdAt', 'ended_at as endedAt'])
    return success(await accounts.orderBy('name').orderBy('created_at').execute())
  },
})

const unknown = failure('no account has this name')

/** Ends every session, waiting sign-in (ASVS 7.4.5) and phone change of an account. The owner can sign in again. */
export const endSessions = defineCommand({
  role: 'helpLine',
  summary: 'End all sessions of an account, for an owner who fears that someone else is in it',
  input: z.object({ account: text(200), reason: text(300) }),
  run: async (context, { account: name, reason }) => {
    const { services, now } = context
    const account = await findAccountByName(services.db, services, accountName(name))
    if (!account) return unknown
    return services.transact(async (trx) => {
      if (!(await tryLockAccount(trx, account.id))) return unknown
      // A sign-in that has used its code is complete then, so its session is ended too.
      await endCodes(trx, { accountId: account.id }, now)
      const sessions = await revokeAccount(trx, account.id, now)
      if (await endPhoneChanges(trx, account.id)) {
        await postMessage(trx, services, {
          ...toOwner(account, now),
          kind: 'phoneChangeCancelled',
          params: { name: account.profile.firstName, helpLine: services.env.helpLine },
        })
      }
      await audit(trx, context, 'account.sessionsEnded', { subjectId: account.id, detail: { why: reason } })
      return success([{ account: 'all sessions ended', sessions }])
    })
  },
})

/** No session has a negative id; erased requests have 0. */
const lockedSession = ({ id }: { readonly id: number }): number => -id

/** Sends both numbers of an application to the phone and mailbox in it, once a day, never to its caller. */
export const resendNumbers = defineCommand({
  role: 'helpLine',
  summary: 'Send the numbers of an application to the phone and e-mail address in it, once a day',
  input: z.object({ applicationNumber: printedNumber }),
  run: (context, { applicationNumber }) =>
    changeApplication(context, applicationNumber, async (trx, stored, { snapshot }) => {
      const { services, now } = context
      const { row } = stored
      if (!contactOf(stored)) return failure('the data of the application is erased')
      // The phone of a group's first applicant can be that of the person who lost the application.
      if (row.session_id === lockedSession(row))
        return failure('the application was locked: its applicant asks for a new number at an office')
      const limit = { key: `numbers:${row.id}`, times: 1, seconds: 24 * 60 * 60 }
      if ((await countInTransaction(trx, services, limit, now)) !== undefined)
        return failure('the numbers were sent today already')
      const { name, number, helpLine, portal } = messageFacts(stored, snapshot, services.env)
      const params = { name, number, helpLine, portal, confirmationNumber: confirmationNumberOf(services, row) }
      const occasion = `${row.id}/${now.toISOString()}`
      await notify(trx, services, stored, { kind: 'numbers', params, occasion, now })
      await audit(trx, context, 'request.numbersSent', { officeId: row.office_id, requestId: row.id })
      return success([{ applicationNumber, sent: true }])
    }),
})

/**
 * Gives an application to one applicant alone, if someone else has filled it in. A new confirmation number goes to the given phone and
 * e-mail address; no session, account or entered number opens it any more. The replaced contact, and the first applicant of a group, get
 * a message without the number, because one may be the true owner. A repeated call with the same contact changes nothing for ten
 * minutes, so that the number just sent stays valid.
 */
export const lockApplication = defineCommand({
  role: 'office',
  summary: 'Give an application to its applicant alone, with a new confirmation number, phone and e-mail address',
  input: z.object({
    applicationNumber: printedNumber,
    birthDate: day,
    phoneNumber: text(30),
    email: z.optional(text(200)),
    reason: text(300),
  }),
  run: (context, { applicationNumber, birthDate, phoneNumber, email, reason }) =>
    changeApplication(context, applicationNumber, async (trx, stored, { personId, person, subject, snapshot }) => {
      const { services, now } = context
      const { row } = stored
      if (!person || isErased(person)) return failure('the data of the application is erased')
      if (isOneOf(endedStatuses, row.status)) return failure('the application has ended')
      if (person.applicant.personal.birthDate !== birthDate) return failure('birthDate: is not that of this applicant')
      const phone = z.safeParse(row.origin_id_type === null ? Phone : InternationalPhone, typedPhone(phoneNumber))
      if (!phone.success || phoneIssues(phone.data, 'phoneNumber', services.env.phonePrefixes).length > 0)
        return failure('phoneNumber: must be a phone number that this form accepts')
      const mail = z.safeParse(z.optional(Email), email)
      if (!mail.success) return failure('email: must be an e-mail address')

      const isElsewhere = ({ applicant: { personal } }: StoredPerson) =>
        phoneKey(personal.phoneNumber) !== phoneKey(phone.data) || personal.email !== mail.data
      const isReplaced = isElsewhere(person)
      const lastNumber = await trx
        .selectFrom('outbox')
        .select(['dedupe', 'created_at'])
        .where((query) => query.and({ office_id: row.office_id, request_id: row.id, template: 'newNumber' }))
        .orderBy('created_at', 'desc')
        .executeTakeFirst()
      const isRepeated =
        lastNumber?.dedupe.startsWith(`newNumber/${personId}/`) &&
        lastNumber.created_at > addTime(now, { minutes: -10 })
      if (isRepeated && !isReplaced) return success([{ applicationNumber, locked: true, contactReplaced: false }])

      const { family: _own, ...applicant } = person.applicant
      const personal = { ...applicant.personal, phoneNumber: phone.data, email: mail.data }
      const changed = { ...applicant, personal, firstSubmitted: person.firstSubmitted }
      await updatePerson(trx, services, person.row, { applicant: changed, now })
      const confirmationNumber = newConfirmationNumber()
      const ofRequest = { office_id: row.office_id, request_id: row.id }
      await trx
        .deleteFrom('number_directory')
        .where((query) => query.and({ ...ofRequest, kind: 'confirmation' }))
        .execute()
      const number = { kind: 'confirmation', number: confirmationNumber, targetId: row.id } as const
      await indexNumber(trx, services, { ...number, ...subject })
      // An erasure would no longer find them.
      await deleteResponses(trx, services, stored)
      await trx
        .deleteFrom('request_grant')
        .where((query) => query.and(ofRequest))
        .execute()
      await updateRequest(trx, row, now, {
        confirmation_number: services.encryption.encrypt(confirmationNumber, encryptionContext.request(row.id)),
        session_id: lockedSession(row),
        account_id: null,
      })
      const detail = { why: reason, contactReplaced: isReplaced }
      await audit(trx, context, 'request.locked', { ...subject, detail })
      const messageTo = (to: StoredPerson) => {
        const about = { ...stored, persons: [to] }
        const { name, number, helpLine, portal } = messageFacts(about, snapshot, services.env)
        const params = { name, number, helpLine, portal }
        return { about, params, occasion: `${to.row.id}/${now.toISOString()}`, now }
      }
      for (const former of new Set([contactOf(stored) ?? person, person])) {
        const { about, ...message } = messageTo(former)
        if (isElsewhere(former)) await notify(trx, services, about, { ...message, kind: 'changed' })
      }
      const { about, params, ...message } = messageTo({ ...person, applicant: { ...person.applicant, personal } })
      const numbers = { ...params, confirmationNumber }
      await notify(trx, services, about, { ...message, kind: 'newNumber', params: numbers })
      return success([{ applicationNumber, locked: true, contactReplaced: isReplaced }])
    }),
})
