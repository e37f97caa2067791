import { allEndpoints, type Endpoint, type EndpointId } from '@invea/api/contract'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { cards } from './cards.ts'
import { powerless } from './fields-without-power.ts'
import { idFieldsOf } from './id-fields.ts'
import { links } from './links.ts'
import { guarded, inside, numbers } from './rows.ts'
import { isUnreadable } from './unreadable-fields.ts'

vi.setConfig({ testTimeout: 60_000 })

const calls = Object.values<Endpoint>(allEndpoints)
const tried = new Set(
  [...guarded, ...inside, ...numbers, ...cards, ...powerless, ...links].map(({ call, field }) => `${call} ${field}`),
)
const idFields = (call: Endpoint) => idFieldsOf(call).map((field) => `${call.id} ${field}`)

test('every wire field that can point at the data of a person is in the matrix, or is never read', () => {
  const missing = calls.flatMap((call) =>
    idFieldsOf(call)
      .filter((field) => !tried.has(`${call.id} ${field}`) && !isUnreadable(call, field))
      .map((field) => `${call.id} ${field}`),
  )
  expect(missing).toEqual([])
})

test('the matrix contains no position that the wire does not have', () => {
  const known = new Set(calls.flatMap(idFields))
  expect([...tried].filter((idField) => !known.has(idField))).toEqual([])
})

test('finds a new call with an undeclared id', () => {
  const strange: Endpoint = {
    ...allEndpoints.getRequest,
    id: 'showStrange',
    query: z.object({ requestId: z.string(), strangeId: z.string() }),
  }
  const left = idFieldsOf(strange).filter(
    (field) => !tried.has(`${strange.id} ${field}`) && !isUnreadable(strange, field),
  )
  expect(left).toEqual(['query.requestId', 'query.strangeId'])
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
