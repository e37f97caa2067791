import type { EndpointId } from '@invea/api/contract'
import { isoDate } from '@invea/domain'
import type { Parts } from '../../../src/testing/a-client.ts'
import { aRegistration } from '../../../src/testing/a-member.ts'
import { aSlotRequest } from '../../../src/testing/a-slot.ts'
import type { Target } from '../authorization/a-target.ts'
import { cards } from '../authorization/cards.ts'
import { fieldsWithoutAccess } from '../authorization/fields-without-access.ts'
import { guarded, inside, numbers } from '../authorization/rows.ts'

type Sample = (own: Target) => Parts

const range = { from: isoDate('2026-11-25'), to: isoDate('2026-12-20') }
const availability: Sample = () => ({ body: { ...range, requestType: 'new', officeId: 2, applicants: 1 } })

/** A solution with a valid format but without the work. It is refused, and the test can change each part of it. */
export const wrongSolution = Buffer.from(
  JSON.stringify({
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: '00',
        salt: '00',
        cost: 1,
        keyLength: 32,
        keyPrefix: '00',
        data: { form: 'site', subject: '1', expires: '2027-01-01T00:00:00.000Z' },
      },
      signature: '00',
    },
    solution: { counter: 1, derivedKey: '00', time: 1 },
  }),
).toString('base64')

/** Input that passes most checks, for calls that are not in the authorization matrix. */
const more: Readonly<Partial<Record<EndpointId, Sample>>> = {
  signIn: () => ({ body: { username: 'anonymous', password: 'anonymous' } }),
  validateCode: () => ({ body: { phoneNumber: '', email: 'sample@example.org', code: '123456' } }),
  registerUser: () => ({ body: aRegistration() }),
  confirmRegistration: () => ({
    body: { username: 'sample@example.org', password: 'tena-yistilign', proof: 'x'.repeat(43) },
  }),
  resetPassword: () => ({
    body: { username: 'sample@example.org', newPassword: 'tena-yistilign', proof: 'x'.repeat(43) },
  }),
  startPhoneChange: () => ({ body: { phoneNumber: '0900000002', password: 'sample-secret', proof: 'x'.repeat(43) } }),
  confirmPhoneChange: () => ({ body: { code: '123456', oldCode: '654321' } }),
  cancelPhoneChange: () => ({ body: { proof: 'x'.repeat(22) } }),
  submitAppointment: () => ({ body: aSlotRequest() }),
  getAvailability: availability,
  getEarliestDates: () => ({ body: { requestType: 'new', applicants: 1 } }),
  getChallenge: () => ({ query: { form: 'site' } }),
  verifyCaptcha: () => ({ body: { form: 'site', solution: wrongSolution } }),
  getCitiesByRegion: () => ({ query: { regionId: 1 } }),
  createFeedback: () => ({
    body: {
      firstName: 'SAMPLE',
      grandfatherName: 'SAMPLE',
      phoneNumber: '0900000001',
      email: 'sample@example.org',
      message: 'A sample message to the agency.',
    },
  }),
}

const listed = [...guarded, ...inside, ...numbers, ...fieldsWithoutAccess, ...cards].map(
  ({ call, send }) => [call, (own: Target) => send(own.ids, own)] as const,
)

/** Every sample of a call. */
export const samplesOf = (call: EndpointId): readonly Sample[] => [
  ...listed.flatMap(([id, sample]) => (id === call ? [sample] : [])),
  ...(more[call] ? [more[call]] : []),
]
