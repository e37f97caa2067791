import type { Renewal } from '../wire/account.ts'
import type { ReceivedRequest, Script, StandInResponse } from './stand-in.ts'

export const signInPath = 'POST /User/api/V1.0/Account/SignIn'
export const refreshPath = 'POST /User/api/V1.0/Account/RefreshToken'
export const feedbackPath = 'POST /Transactional/api/V1.0/Feedback/Create'

/** Input of a call that needs a session and stores something. */
export const sampleFeedback = {
  firstName: 'ABEBE',
  grandfatherName: 'TOLA',
  phoneNumber: '0900000001',
  email: 'sample@example.org',
  message: 'Sample.',
}

/** The session calls of a service. Every sign-in creates a new subject, every renewal a new token of the same one. */
export const sessions = ({ expiresIn = 900 }: { readonly expiresIn?: number } = {}) => {
  let subjects = 0
  let tokens = 0
  const live = new Map<string, string>()
  const refreshable = new Map<string, string>()
  const named = new Map<string, object>()
  const devices = new Map<string, string>()

  const grant = (subject: string, more: object = {}) => {
    tokens += 1
    named.set(subject, { ...named.get(subject), ...more })
    live.set(`access-${tokens}`, subject)
    refreshable.set(`refresh-${tokens}`, subject)
    const token = { accessToken: `access-${tokens}`, refreshToken: `refresh-${tokens}` }
    return { status: 200, message: '', ...token, subject, expiresIn, ...named.get(subject) }
  }
  const subjectOf = ({ headers }: ReceivedRequest) => live.get((headers.authorization ?? '').replace('Bearer ', ''))

  return {
    grant,
    /** The key of a device opens the session of the subject. */
    addDevice: (deviceKey: string, subject: string) => void devices.set(deviceKey, subject),
    /** Refuses all access tokens issued so far. Refresh tokens still renew. */
    expireAccess: () => live.clear(),
    /** Refuses all tokens issued so far. */
    endAll: () => {
      live.clear()
      refreshable.clear()
    },
    /** Responds to callers with a valid token, and refuses others as the service does. */
    guarded:
      (answer: (seen: ReceivedRequest, subject: string) => StandInResponse | Promise<StandInResponse>) =>
      (seen: ReceivedRequest): StandInResponse | Promise<StandInResponse> => {
        const subject = subjectOf(seen)
        return subject === undefined ? signInRequired : answer(seen, subject)
      },
    script: {
      [signInPath]: ({ text }) => {
        subjects += 1
        const { deviceKey } = JSON.parse(text) as { deviceKey?: string }
        if (deviceKey) devices.set(deviceKey, `anonymous-${subjects}`)
        return { body: grant(`anonymous-${subjects}`) }
      },
      [refreshPath]: ({ text }) => {
        const { refreshToken, deviceKey, device } = JSON.parse(text) as Renewal & { refreshToken: string }
        // The service decides which session a signature opens. Here it is the key's own.
        const subject = device ? devices.get(device.deviceKey) : refreshable.get(refreshToken)
        refreshable.delete(refreshToken)
        const opened = deviceKey && devices.get(deviceKey)
        if (subject === undefined) return opened ? challenged(opened) : signInRequired
        return { body: grant(subject) }
      },
    } satisfies Script,
  }
}

export const signInRequired: StandInResponse = {
  status: 401,
  body: { status: 0, message: 'Please log in to go on.', code: 'signInRequired' },
}

/** The refusal of a renewal by a known device contains a challenge to sign. */
const challenged = (subject: string): StandInResponse => ({
  status: 401,
  body: { ...(signInRequired.body as object), challenge: 'challenge', subject },
})
