import { outboxContext } from '../../messages/post-message.ts'
import { responseContext } from '../idempotency-keys.ts'
import { encryptionContext } from './encryption-context.ts'

type Key = Readonly<Record<string, string | number>>

/** A table with encrypted columns, the key of a row and the encryption context of its values. */
export interface EncryptedTable {
  readonly table: string
  readonly columns: readonly string[]
  readonly key: readonly [string, string]
  readonly contextOf: (key: Key) => string
}

const byId = (context: (id: number) => string) => (key: Key) => context(Number(key.id))

/** All encrypted columns. A column that is missing here would become unreadable after a key rotation. */
export const encryptedTables: readonly EncryptedTable[] = [
  {
    table: 'request',
    columns: ['confirmation_number'],
    key: ['office_id', 'id'],
    contextOf: byId(encryptionContext.request),
  },
  {
    table: 'request_person',
    columns: ['applicant'],
    key: ['office_id', 'id'],
    contextOf: byId(encryptionContext.person),
  },
  { table: 'request_family', columns: ['member'], key: ['office_id', 'id'], contextOf: byId(encryptionContext.family) },
  { table: 'request_event', columns: ['reason'], key: ['office_id', 'id'], contextOf: byId(encryptionContext.event) },
  { table: 'account', columns: ['member'], key: ['id', 'id'], contextOf: byId((id) => `account/${id}`) },
  { table: 'registration', columns: ['member'], key: ['id', 'id'], contextOf: byId((id) => `registration/${id}`) },
  {
    table: 'phone_change_code',
    columns: ['number'],
    key: ['id', 'id'],
    contextOf: byId(encryptionContext.phoneChange),
  },
  { table: 'phone_change', columns: ['number'], key: ['id', 'id'], contextOf: byId(encryptionContext.phoneChange) },
  { table: 'feedback', columns: ['note'], key: ['id', 'id'], contextOf: byId((id) => `feedback/${id}`) },
  { table: 'outbox', columns: ['recipient', 'params'], key: ['office_id', 'id'], contextOf: byId(outboxContext) },
  {
    table: 'payment_event',
    columns: ['body'],
    key: ['order_id', 'event_id'],
    contextOf: ({ order_id, event_id }) => `payment_event/${order_id}/${event_id}`,
  },
  {
    table: 'idempotency_key',
    columns: ['answer'],
    key: ['session_id', 'key'],
    contextOf: ({ session_id, key }) => responseContext({ sessionId: Number(session_id), key: String(key) }),
  },
]

/** Binary columns that hold hashes and blind indexes, and no encrypted values. */
export const unencryptedBytes: readonly string[] = [
  'account.name_index',
  'attachment.sha256',
  'audit_seal.hash',
  'audit_seal.root',
  'audit_sealed.hash',
  'captcha_used.hash',
  'hold_code.hash',
  'hold_code.recipient',
  'idempotency_key.fingerprint',
  'inbound_sms.id_index',
  'message_quota.key',
  'number_directory.number_index',
  'one_time_code.hash',
  'open_identity.identity_index',
  'operator_account.token_hash',
  'outbox.recipient_index',
  'outbox.sender_index',
  'open_person.certificate_index',
  'open_person.names_index',
  'open_person.passport_index',
  'password_reset.hash',
  'phone_change.cancel_hash',
  'phone_change_code.link_hash',
  'phone_change_code.new_hash',
  'phone_change_code.old_hash',
  'phone_change_link.hash',
  'registration.name_index',
  'registration.token_hash',
  'request_person.phone_index',
  'session.address',
  'session.coded_by',
  'session.network',
  'session_token.challenge',
  'session_token.hash',
  'sign_in_failure.key',
]
