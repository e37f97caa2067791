import { beforeAll, describe, expect, test } from 'vitest'
import { serviceOf } from '../../../src/testing/a-service.ts'
import { type Ids, storedOf } from './a-target.ts'
import { type Callers, createCallers, type Principal } from './callers.ts'
import { cards } from './cards.ts'
import { type Exchange, sendRequest } from './exchange.ts'
import { fieldsWithoutAccess } from './fields-without-access.ts'
import { payInStore } from './pay-in-store.ts'
import { guarded, inside, numbers, type Row } from './rows.ts'
import { canary } from './sample-person.ts'
import { unknownIds } from './unknown-ids.ts'

const service = serviceOf('embedded')

const allRows = [...guarded, ...inside, ...numbers]
/**
 * A foreign id inside a call about the caller's own request gets a refusal of that request. Other rows get the response for an
 * unknown id.
 */
const refusedWith = (row: Row) => (inside.includes(row) ? [400, 404, 409] : [404])

/** Data of the owner that a response contains: names, ids and numbers. */
const personalValues = ({ text, headers }: Exchange, ids: Ids): readonly string[] =>
  [canary, ...Object.values(ids).map(String)].filter((word) => `${text}${JSON.stringify(headers)}`.includes(word))

describe.each([
  ['visitor', 'initial'],
  ['member', 'paymentCompleted'],
] as const)("a %s's request that is %s", (owned, status) => {
  let callers: Callers
  beforeAll(async () => {
    // Failed look-ups are counted for ten minutes.
    service.clock.forward({ minutes: 11 })
    callers = await createCallers(service, owned)
    if (status === 'paymentCompleted') await payInStore(service, callers.target)
  })
  const sendRow = ({ call, field, send }: Row, { headers }: Principal, ids: Ids) =>
    sendRequest(service.url, call, send(ids, callers.own), {
      ...headers,
      'idempotency-key': `${call}/${field}/${ids.request}`,
    })
  const principalsWith = (access: Principal['access']) => callers.principals.filter((one) => one.access === access)

  test('returns strangers the bytes of an unknown id, and stays unchanged', async () => {
    const before = await storedOf(service, callers.target)
    const faults: string[] = []
    for (const row of allRows) {
      for (const principal of principalsWith('unknown')) {
        const foreign = await sendRow(row, principal, callers.target.ids)
        const unknown = await sendRow(row, principal, unknownIds())
        const where = `${principal.name}: ${row.call} ${row.field}`
        const isSame = JSON.stringify(foreign) === JSON.stringify(unknown)
        if (!isSame) faults.push(`${where} distinguishes them: ${foreign.text} and ${unknown.text}`)
        if (!refusedWith(row).includes(foreign.status)) faults.push(`${where} returned ${foreign.status}`)
        faults.push(...personalValues(foreign, callers.target.ids).map((word) => `${where} contains ${word}`))
      }
    }
    expect(faults).toEqual([])
    expect(await storedOf(service, callers.target)).toBe(before)
  })

  test('returns 401 to each caller without a valid session, and nothing else', async () => {
    const faults: string[] = []
    for (const row of allRows) {
      for (const principal of principalsWith('signIn')) {
        const foreign = await sendRow(row, principal, callers.target.ids)
        const unknown = await sendRow(row, principal, unknownIds())
        const isSame = JSON.stringify(foreign) === JSON.stringify(unknown)
        if (!isSame || foreign.status !== 401) faults.push(`${principal.name}: ${row.call} returned ${foreign.status}`)
      }
    }
    expect(faults).toEqual([])
  })

  test('reveals nothing through an id that is sent beside one of the caller', async () => {
    const before = await storedOf(service, callers.target)
    const stranger = principalsWith('unknown').find(({ name }) => name === 'another visitor') as Principal
    for (const { call, field, send } of fieldsWithoutAccess) {
      const response = await sendRequest(service.url, call, send(callers.target.ids, callers.own), stranger.headers)
      const { confirmationNumber, applicationNumber, ...ids } = callers.target.ids
      const words = [...Object.values(ids).map(String), confirmationNumber, applicationNumber]
      expect([call, field, words.filter((word) => response.text.includes(word))]).toEqual([call, field, []])
      expect([call, field, response.status < 500]).toEqual([call, field, true])
    }
    expect(await storedOf(service, callers.target)).toBe(before)
  })

  test('shows anyone with one number a card, and nothing more', async () => {
    const stranger = principalsWith('unknown').find(({ name }) => name === 'another visitor') as Principal
    for (const { call, send } of cards) {
      const card = await sendRequest(service.url, call, send(callers.target.ids), stranger.headers)
      expect([call, card.status]).toEqual([call, 200])
      // The card contains the id of the request for its buttons. No id in it gives access (see the matrix above).
      const {
        request: _request,
        requestPerson,
        person,
        applicationNumber,
        confirmationNumber,
        ...rest
      } = callers.target.ids
      const other = call.endsWith('ApplicationNumber') ? confirmationNumber : applicationNumber
      const words = [
        canary,
        other,
        ...Object.values({ ...rest, confirmationNumber: other, applicationNumber: other }).map(String),
      ]
      expect([call, words.filter((word) => card.text.includes(word))]).toEqual([call, []])
    }
  })

  test('gives access to its owner in every form', async () => {
    const faults: string[] = []
    for (const row of [...guarded, ...inside]) {
      for (const [at, principal] of principalsWith('owner').entries()) {
        const familyMember = callers.target.familyMembers[at] ?? 0
        if (row.kind === 'appointment' && !principal.holder) continue
        const parts = row.send({ ...callers.target.ids, familyMember }, callers.target)
        const { status: responseStatus, text } = await sendRequest(service.url, row.call, parts, principal.headers)
        if ([400, 401, 404].includes(responseStatus) || responseStatus >= 500)
          faults.push(`${principal.name}: ${row.call} returned ${responseStatus} ${text}`)
      }
    }
    expect(faults).toEqual([])
  })
})
