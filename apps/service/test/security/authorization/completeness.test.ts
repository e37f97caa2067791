import { allEndpoints, type Endpoint, type EndpointId } from '@invea/api/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { validOf } from '../wire/arbitrary.ts'
import { type Part, propertiesOf, wireParts } from '../wire/wire-schema.ts'
import { cards } from './cards.ts'
import { fieldsWithoutAccess } from './fields-without-access.ts'
import { links } from './links.ts'
import { guarded, inside, numbers } from './rows.ts'

/** Names of fields that contain an id, or a number that gives access. */
const idName = /(^id|Ids?|ID|applicationNumber|confirmationNumber|orderCode)$/

/** Names of fields without a personal id: public lists, and text that an applicant types. */
const publicName =
  /^(officeId|regionId|cityId|deliverySiteId|\w*TypeId|durationId|urgentQuotaId|nationalityId|occupationId|passportPageId|PaymentOptionsId|birthCertificateId|employeeID|organizationID)$/

/** Positions of a call that can contain an id of personal data, as `part.path`. */
const idFieldsOf = (call: Endpoint): readonly string[] => {
  const named = Object.entries(wireParts(call)).flatMap(([part, schema]) =>
    propertiesOf(schema)
      .filter(({ name }) => idName.test(name) && !publicName.test(name))
      .map(({ path }) => `${part}.${path}`),
  )
  const files = call.multipart?.fileNamedBy === 'attachmentId' ? ['files.attachmentId'] : []
  return [...new Set([...named, ...files])]
}

const mark = 7_777_777_777_777

/** The value with the mark at a path. Undefined if the path does not exist. */
const marked = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
  if (step === undefined) return mark
  if (step === '[]') {
    if (!Array.isArray(value) || value.length === 0) return undefined
    const first = marked(value[0], rest)
    return first === undefined ? undefined : [first, ...value.slice(1)]
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const inner = marked((value as Record<string, unknown>)[step] ?? {}, rest)
  return inner === undefined ? undefined : { ...value, [step]: inner }
}

/**
 * Whether the value of a field is never read: a mark in the field of a valid input is gone after decoding. The described
 * clients send such fields, and the server sets them (D12).
 */
const isUnreadable = (call: Endpoint, field: string): boolean => {
  const [part, ...path] = field.replaceAll('[]', '.[]').split(/\.+/) as [Part, ...string[]]
  const schema = wireParts(call)[part]
  const codec = { params: call.params, query: call.query, body: call.body, fields: call.multipart?.fields }[part]
  if (!schema || !codec) return false
  const decoded = fc
    .sample(validOf(schema), { numRuns: 60, seed: 4 })
    .map((value) => marked(value, path))
    .filter((value) => value !== undefined)
    .map((value) => z.safeDecode(codec, value as never))
    .filter(({ success }) => success)
  return decoded.length > 0 && decoded.every(({ data }) => !JSON.stringify(data).includes(String(mark)))
}

const calls = Object.values<Endpoint>(allEndpoints)
const covered = new Set(
  [...guarded, ...inside, ...numbers, ...cards, ...fieldsWithoutAccess, ...links].map(
    ({ call, field }) => `${call} ${field}`,
  ),
)
const idFields = (call: Endpoint) => idFieldsOf(call).map((field) => `${call.id} ${field}`)

test('every wire field that can point at the data of a person is in the matrix, or is never read', () => {
  const missing = calls.flatMap((call) =>
    idFieldsOf(call)
      .filter((field) => !covered.has(`${call.id} ${field}`) && !isUnreadable(call, field))
      .map((field) => `${call.id} ${field}`),
  )
  expect(missing).toEqual([])
})

test('the matrix contains only fields that exist on the wire', () => {
  const known = new Set(calls.flatMap(idFields))
  expect([...covered].filter((idField) => !known.has(idField))).toEqual([])
})

test('finds a new call with an undeclared id', () => {
  const newCall: Endpoint = {
    ...allEndpoints.getRequest,
    id: 'showStrange',
    query: z.object({ requestId: z.string(), strangeId: z.string() }),
  }
  const missing = idFieldsOf(newCall).filter(
    (field) => !covered.has(`${newCall.id} ${field}`) && !isUnreadable(newCall, field),
  )
  expect(missing).toEqual(['query.requestId', 'query.strangeId'])
})

test('a call that needs a session has a guard for each request, person or document in it', () => {
  const unguarded = (Object.entries(allEndpoints) as [EndpointId, Endpoint][])
    .filter(([, call]) => call.auth === 'session' || call.auth === 'otp')
    .filter(([, call]) =>
      idFieldsOf(call).some(
        (field) =>
          /\.(requestId|requestPersonId|personRequestId|personId|familyId|attachmentId)$/.test(field) &&
          !isUnreadable(call, field),
      ),
    )
    .filter(([, call]) => !call.guards || call.guards.length === 0)
  expect(unguarded.map(([id]) => id)).toEqual([])
})
