import type { ApiResult, PortalApi } from '@invea/api'
import { type SubmittedRequest, toNewRequest } from '@invea/domain/application'
import { isoDate } from '@invea/domain/calendar'
import type { PassportDraft } from '@invea/domain/drafts'
import {
  aCompleteApplicantDraft,
  aCompletePassportDraft,
  anApplicant,
  anApplication,
  anApplicationPerson,
  aPersonalDetail,
  someFacts,
} from '@invea/domain/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refused, succeeds } from '../testing/responses.ts'
import { SolvingWorker } from '../testing/solving-worker.ts'
import type { CommandContext } from './commands.ts'
import { submitApplicant } from './form-commands.ts'

const submit = submitApplicant<PassportDraft>(toNewRequest)
const notHuman = refused('captchaFailed', { status: 403 })
const stored: SubmittedRequest = {
  requestId: 12,
  confirmationNumber: 'CONF-1',
  persons: [{ requestPersonId: 11, personId: 11, applicationNumber: 'SAMPLE', firstName: 'ABEBE' }],
}
const human = { humanUntil: '2026-11-21T08:30:00.000Z' }

beforeEach(() => void vi.stubGlobal('Worker', SolvingWorker))
afterEach(() => void vi.unstubAllGlobals())

/** Sends a draft from a session that has solved no captcha. The service gives the challenge only when it can be reached. */
const send = async (draft: PassportDraft, { applicant = 0, isReachable = true } = {}) => {
  let solved = false
  const keys: string[] = []
  const answer = async (_request: unknown, key: string): Promise<ApiResult<SubmittedRequest>> => {
    keys.push(key)
    return solved ? { ok: true, value: stored } : notHuman
  }
  const api = {
    requests: { submit: answer, addPerson: answer },
    captcha: {
      challenge: async () => (isReachable ? { ok: true, value: {} } : { ok: false, error: { kind: 'unreachable' } }),
      verify: async () => {
        solved = true
        return { ok: true, value: human }
      },
    },
  } as unknown as PortalApi
  const context: CommandContext<PassportDraft> = { draft, facts: someFacts(), language: 'en', applicant }
  return { keys, result: await submit.send(api, submit.payload(context), 'one-key', context) }
}

const complete = () =>
  aCompletePassportDraft({ applicants: [aCompleteApplicantDraft({ passport: { passportPageId: '1', ...human } })] })
const group = (birthDate = '05/12/1990') => {
  const { applicants, ...draft } = complete()
  const submitted = { requestId: 12, confirmationNumber: 'CONF-1' }
  const both = applicants.flatMap((one) => [
    { ...one, requestPersonId: 11 },
    { ...one, personal: { ...one.personal, birthDate } },
  ])
  return { ...draft, party: 'group', groupSize: '2', submitted, applicants: both } as const
}

test.each([
  ['the first applicant', complete(), 0],
  ['a later applicant', group(), 1],
] as const)(
  'D14: a session without a proof computes it and sends %s again under the same key',
  async (_, draft, applicant) => {
    const { keys, result } = await send(draft, { applicant })
    expect(result).toEqual({ ok: true, value: stored })
    expect(keys).toEqual(['one-key', 'one-key'])
  },
)

/** Sends a draft that the service refuses. The member has one application with three applicants of the same first name. */
const sendAgain = (
  draft: PassportDraft,
  applicant: number,
  answer: ApiResult<SubmittedRequest>,
  appointmentId: number,
) => {
  const persons = [{}, { fatherName: 'TADESSE' }, { birthDate: isoDate('1991-05-12') }].map((changes, at) =>
    anApplicationPerson({ requestPersonId: 11 + at, applicant: anApplicant({ personal: aPersonalDetail(changes) }) }),
  )
  const mine = [anApplication({ requestId: 12, confirmationNumber: 'CONF-1', appointmentId, persons })]
  const api = {
    requests: { submit: async () => answer, addPerson: async () => answer, mine: succeeds(mine) },
  } as unknown as PortalApi
  const context: CommandContext<PassportDraft> = { draft, facts: someFacts(), language: 'en', applicant }
  return submit.send(api, submit.payload(context), 'one-key', context)
}

test.each([
  ['the request', complete(), 0, 'notFound', 11],
  ['a later applicant', group('05/12/1991'), 1, 'openRequest', 13],
] as const)(
  'after a new sign-in %s whose response was lost is found among the own applications',
  async (_, draft, applicant, code, requestPersonId) => {
    const [appointmentId = 0] = draft.appointment.hold?.appointmentIds ?? []
    const result = await sendAgain(draft, applicant, refused(code), appointmentId)
    expect(result).toMatchObject({ ok: true, value: { requestId: 12, persons: [{ requestPersonId }] } })
  },
)

test('an applicant who was entered twice is not the lost one', async () => {
  const [own = 0] = complete().appointment.hold?.appointmentIds ?? []
  expect(await sendAgain(group(), 1, refused('openRequest'), own)).toEqual(refused('openRequest'))
})

test('an application with another appointment is not the lost one, and another refusal stays', async () => {
  const [own = 0] = complete().appointment.hold?.appointmentIds ?? []
  expect(await sendAgain(complete(), 0, refused('openRequest'), own + 1)).toEqual(refused('openRequest'))
  expect(await sendAgain(complete(), 0, refused('holdExpired'), own)).toEqual(refused('holdExpired'))
})

test('after a change of the session the appointment is no longer held, and the date is chosen again', async () => {
  const [own = 0] = complete().appointment.hold?.appointmentIds ?? []
  const result = await sendAgain(complete(), 0, refused('notFound'), own + 1)
  expect(result).toEqual(refused('holdExpired'))
  expect(!result.ok && submit.refuse?.(complete(), result.error).appointment.hold?.expiresAt).toBe(
    new Date(0).toISOString(),
  )
  expect(await sendAgain(group(), 1, refused('notFound'), own + 1)).toEqual(refused('notFound'))
})

test('a day that was closed while it was held ends the hold, so that another date is chosen (D26)', () => {
  const { error } = refused('outsideWindow')
  const { appointment } = submit.refuse?.(complete(), error) ?? complete()
  expect(appointment.hold?.expiresAt).toBe(new Date(0).toISOString())
})

test('without a new proof Submit fails, and the same button tries again', async () => {
  const { keys, result } = await send(complete(), { isReachable: false })
  expect(result).toEqual(notHuman)
  expect(keys).toHaveLength(1)
  const draft = complete()
  expect(submit.refuse?.(draft, notHuman.error)).toBe(draft)
})

test('0019: the draft marks for the summary that the stored answers are older than those of the draft', () => {
  const context = { draft: complete(), facts: someFacts(), language: 'en', applicant: 0 } as const
  const summaryAfter = (isEarlier?: boolean) => submit.apply(complete(), stored, context, isEarlier).summary.sentBefore
  expect([summaryAfter(), summaryAfter(false), summaryAfter(true)]).toEqual([undefined, undefined, true])
})
