import type { PortalApi } from '@invea/api'
import { checkDigit } from '@invea/domain/application'
import { anApplicant, anOldPassport } from '@invea/domain/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { officeOf } from '../../src/platform/ids.ts'
import { newApplicationNumber, newConfirmationNumber } from '../../src/requests/request-numbers.ts'
import { aHuman, solve } from '../../src/testing/human.builder.ts'
import { aKey, codeOf, must, ordered, submitted } from './a-submission.ts'
import { solveCaptcha, testSystemOf } from './a-test-system.ts'

const system = testSystemOf('embedded')
let one: Awaited<ReturnType<typeof ordered>>
let applicationNumber = ''
beforeAll(async () => {
  one = await ordered(system)
  applicationNumber = one.applicationNumber
})

test('a card has only its allowed fields, with initials instead of names', async () => {
  const card = must(await system.visitor().requests.byApplicationNumber(applicationNumber))
  expect(
    Object.keys(card)
      .filter((key) => card[key as keyof typeof card] !== undefined)
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual([
    'actions',
    'appointmentDate',
    'masked',
    'mode',
    'officeId',
    'officeName',
    'persons',
    'requestDate',
    'requestId',
    'status',
    'today',
    'type',
    'version',
  ])
  expect(
    Object.keys(card.persons[0] ?? {})
      .filter((key) => card.persons[0]?.[key as never] !== undefined)
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['applicationNumber', 'firstName', 'notified', 'personStatus', 'requestPersonId'])
  expect(card.persons[0]?.firstName).toMatch(/^\p{L}\.( \p{L}\.)*$/u)
  expect(card.actions).toEqual(['view'])
  expect([card.officeId, card.officeName.en]).toEqual([0, ''])
})

test('D19: the numbers of a card do not show the office', async () => {
  const api = system.visitor()
  await solveCaptcha(api, 'lookup')
  const cards = [
    must(await api.requests.byApplicationNumber(applicationNumber)),
    ...must(await api.requests.byConfirmationNumber(one.submitted.confirmationNumber)),
  ]
  const idsOf = ({ requestId, persons }: (typeof cards)[number]) => [
    requestId,
    ...persons.flatMap(({ requestPersonId, personId }) => [requestPersonId, personId ?? 0]),
  ]
  expect(cards.flatMap(idsOf).map(officeOf)).toEqual(Array(6).fill(0))
})

test('D19: the card of a request without an appointment has its delivery date', async () => {
  const lost = await submitted(system, {
    requestType: 'lost',
    deliverySiteId: undefined,
    applicants: [anApplicant({ passport: anOldPassport() })],
  })
  const card = must(await system.visitor().requests.byApplicationNumber(lost.applicationNumber))
  const { deliveryDate } = must(await lost.api.requests.get(lost.requestId))
  expect(deliveryDate).toBeTruthy()
  expect(card).toMatchObject({ masked: true, deliveryDate })
  expect(card.appointmentSlot).toBeUndefined()
})

test('reads numbers with spaces and small letters', async () => {
  const { confirmationNumber } = one.submitted
  const spaced = `${applicationNumber.slice(0, 4)} ${applicationNumber.slice(4)}`
  const typed = confirmationNumber.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  expect(must(await system.visitor().requests.byApplicationNumber(spaced, typed)).masked).toBe(false)
})

test('an unknown number, a wrong pair and a typing error get the same response', async () => {
  const api = system.visitor()
  const responses = [
    await api.requests.byApplicationNumber(newApplicationNumber()),
    await api.requests.byApplicationNumber('12345'),
    await api.requests.byApplicationNumber(applicationNumber, newConfirmationNumber()),
    await api.requests.byApplicationNumber(applicationNumber, 'x'),
    await api.requests.byConfirmationNumber(newConfirmationNumber()),
  ]
  for (const response of responses) expect(response).toEqual(responses[0])
  expect(codeOf(responses[0] as never)).toBe('notFound')
})

test('both numbers give access to the request and its actions until half an hour after its last use', async () => {
  const api = system.visitor()
  expect(codeOf(await api.requests.get(one.requestId))).toBe('notFound')
  must(await api.requests.byApplicationNumber(applicationNumber, one.submitted.confirmationNumber))
  expect(must(await api.payment.currentOrder(one.requestId))).toBeTruthy()
  // A correction of five steps takes longer than half an hour; the open page fetches the request again.
  for (let times = 0; times < 3; times++) {
    system.service.clock.forward({ minutes: 29 })
    expect(must(await api.requests.get(one.requestId)).masked).toBe(false)
  }
  system.service.clock.forward({ minutes: 30 })
  expect(codeOf(await api.requests.get(one.requestId))).toBe('notFound')
  expect(codeOf(await api.schedule.cancel(one.requestId, aKey()))).toBe('notFound')
})

test('D19: a solution in the header allows ten more look-ups by one number, also where the proof of the session is used up', async () => {
  const visitor = await aHuman(system.service, [])
  const lookUp = async (headers?: Readonly<Record<string, string>>) => {
    system.service.clock.forward({ seconds: 4 })
    return (
      (await visitor.call('findByApplicationNumber', { body: { applicationNumber } }, headers)).body.code ?? 'found'
    )
  }
  const lookUpOften = async () => {
    for (let times = 1; ; times++) if ((await lookUp()) === 'captchaFailed') return times - 1
  }
  const solved = async () => ({ 'x-captcha': await solve(visitor, 'lookup') })
  expect(await lookUpOften()).toBe(3)
  for (let proofs = 0; proofs < 2; proofs++) {
    const headers = await solved()
    expect(await lookUp(headers)).toBe('found')
    expect(await lookUpOften()).toBe(10)
    expect(await lookUp(headers)).toBe('captchaFailed')
  }
})

test('requires a proof of work after ten failed look-ups, and refuses all after forty, whether or not the number exists', async () => {
  const api = system.visitor()
  // With both numbers, because a look-up by one number needs a proof earlier.
  const lookUp = (by: PortalApi, number: string) => by.requests.byApplicationNumber(number, newConfirmationNumber())
  const failLookUps = async (times: number) => {
    for (let at = 0; at < times; at++) {
      // The call itself allows twenty look-ups a minute.
      system.service.clock.forward({ seconds: 4 })
      expect(codeOf(await lookUp(api, newApplicationNumber()))).toBe('notFound')
    }
  }
  await failLookUps(10)
  expect(codeOf(await lookUp(api, newApplicationNumber()))).toBe('captchaFailed')
  expect(codeOf(await lookUp(api, applicationNumber))).toBe('captchaFailed')
  expect(codeOf(await system.visitor().requests.byApplicationNumber(applicationNumber))).toBe('ok')
  await solveCaptcha(api, 'lookup')
  await failLookUps(30)
  expect(codeOf(await lookUp(api, newApplicationNumber()))).toBe('tooManyRequests')
  expect(codeOf(await lookUp(api, applicationNumber))).toBe('tooManyRequests')
})

test('after three look-ups by one number a session needs a proof, and one proof allows ten', async () => {
  const api = system.visitor()
  const byNumber = async () => codeOf(await api.requests.byApplicationNumber(applicationNumber))
  for (let times = 0; times < 3; times++) expect(await byNumber()).toBe('ok')
  expect(await byNumber()).toBe('captchaFailed')
  expect(codeOf(await api.requests.byApplicationNumber(applicationNumber, one.submitted.confirmationNumber))).toBe('ok')
  const other = system.visitor()
  await solveCaptcha(other, 'lookup')
  const withProof = async () => codeOf(await other.requests.byApplicationNumber(applicationNumber))
  for (let times = 0; times < 10; times++) expect(await withProof()).toBe('ok')
  expect(await withProof()).toBe('captchaFailed')
})

test('a look-up by an old, shorter number always needs a proof', async () => {
  const api = system.visitor()
  const old = `0794012345${checkDigit('0794012345')}`
  expect(codeOf(await api.requests.byApplicationNumber(old))).toBe('captchaFailed')
  await solveCaptcha(api, 'lookup')
  expect(codeOf(await api.requests.byApplicationNumber(old))).toBe('notFound')
})

test('after a thousand failed look-ups of all visitors in an hour every look-up by one number needs a proof', async () => {
  const { services, clock } = system.service
  clock.forward({ hours: 1 })
  expect(codeOf(await system.visitor().requests.byApplicationNumber(applicationNumber))).toBe('ok')
  const failures = { key: 'lookup-miss:all', times: 1_000, seconds: 3_600 }
  for (let at = 0; at < 1_000; at++) await services.rateLimiter.take([failures], clock.now())
  const api = system.visitor()
  expect(codeOf(await api.requests.byApplicationNumber(applicationNumber))).toBe('captchaFailed')
  await solveCaptcha(api, 'lookup')
  expect(codeOf(await api.requests.byApplicationNumber(applicationNumber))).toBe('ok')
  clock.forward({ hours: 1 })
})

describe('with the limits of production', () => {
  const crowded = testSystemOf('embedded', undefined, { ADDRESS_RATE_FACTOR: '1' })

  test('wrong number pairs from an address do not block other visitors of that address', async () => {
    const { submitted: own } = await submitted(crowded)
    const number = own.persons[0]?.applicationNumber ?? ''
    const { rateLimiter } = crowded.service.services
    const failures = { key: 'lookup-miss:address:127.0.0.1', times: 200, seconds: 600 }
    for (let failed = 0; failed < failures.times; failed++)
      await rateLimiter.take([failures], crowded.service.clock.now())
    const visitor = crowded.visitor()
    await solveCaptcha(visitor, 'lookup')
    expect(codeOf(await visitor.requests.byApplicationNumber(number))).toBe('tooManyRequests')
    expect(codeOf(await visitor.requests.byApplicationNumber(number, own.confirmationNumber))).toBe('ok')
  })
})
