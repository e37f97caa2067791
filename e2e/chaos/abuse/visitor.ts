import { isProofEnough, type ProofEffort, proofEfforts } from '@invea/domain/appointment'
import { solveCaptcha } from '@invea/tooling/test-client'

/** Response of the service. */
export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a script reads the wire as it is
  readonly body: any
}

/** A session at a separate address. Solves proofs of work with native code, as an attacker would. */
export interface Visitor {
  readonly address: string
  readonly get: (path: string) => Promise<Reply>
  readonly post: (path: string, body: object, key?: string) => Promise<Reply>
  /** Solves a proof of work. Returns false when the service refuses it. */
  readonly prove: (form: string, effort?: ProofEffort) => Promise<boolean>
}

const paths = {
  signIn: '/User/api/V1.0/Account/SignIn',
  challenge: '/Captcha/api/V1.0/Captcha/GetChallenge',
  verify: '/Captcha/api/V1.0/Captcha/Verify',
} as const

const read = async (response: Response): Promise<Reply> => {
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

export const openVisitor = async (serviceUrl: string, address: string): Promise<Visitor> => {
  const from = { 'x-forwarded-for': address, 'content-type': 'application/json' }
  const signedIn = await read(
    await fetch(`${serviceUrl}${paths.signIn}`, {
      method: 'POST',
      headers: from,
      body: JSON.stringify({ username: 'anonymous', password: 'anonymous' }),
    }),
  )
  if (signedIn.status !== 200) throw new Error(`no session: ${signedIn.status} ${signedIn.body.code}`)
  const headers = { ...from, authorization: `Bearer ${signedIn.body.accessToken}` }
  const get = async (path: string) => read(await fetch(`${serviceUrl}${path}`, { headers }))
  const post = async (path: string, body: object, key: string = crypto.randomUUID()) =>
    read(
      await fetch(`${serviceUrl}${path}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
    )
  return {
    address,
    get,
    post,
    prove: async (form, effort = 'ordinary') => {
      const { status, body } = await get(`${paths.challenge}?form=${form}&effort=${effort}`)
      if (status !== 200) return false
      return (await post(paths.verify, { form, solution: await solveCaptcha(body.challenge) })).status === 200
    },
  }
}

/** The office and day that all visitors try to book. */
export interface Target {
  readonly officeId: number
  readonly date: string
  readonly slots: readonly number[]
}

const schedule = '/Schedule/api/V1.0/Schedule'
const captcha = '/Captcha/api/V1.0/Captcha'

export type HoldEnd = 'held' | 'full' | 'codeRequired' | 'refused'

export const requestHold = (visitor: Visitor, { officeId, date }: Target, slotId: number, applicants: number) =>
  visitor.post(`${schedule}/SubmitAppointment`, {
    officeId,
    requestTypeId: 2,
    date,
    durationId: slotId,
    noOfApplicants: applicants,
  })

export const releaseHold = (visitor: Visitor) => visitor.post(`${schedule}/ReleaseHold`, {})

/** Enters the one-time code that was sent to the phone; `readCode` reads it. */
export const enterCode = async (
  visitor: Visitor,
  phoneNumber: string,
  readCode: (phone: string) => Promise<string | undefined>,
): Promise<boolean> => {
  const sent = await visitor.post(`${captcha}/SendCode`, { phoneNumber })
  if (sent.status !== 200) return false
  const code = await readCode(phoneNumber)
  return code !== undefined && (await visitor.post(`${captcha}/VerifyCode`, { code })).status === 200
}

const maxTries = 40

/**
 * Tries the slots of a day in turn, solves every required proof, and enters a code when it has a phone. Returns `full` when no slot has
 * enough capacity.
 */
export const holdAnywhere = async (
  visitor: Visitor,
  target: Target,
  options: {
    readonly applicants: number
    readonly firstSlot: number
    readonly phone?: string | undefined
    readonly readCode: (phone: string) => Promise<string | undefined>
  },
): Promise<HoldEnd> => {
  let proven: ProofEffort = 'ordinary'
  if (!(await visitor.prove('site'))) return 'refused'
  let at = options.firstSlot
  const full = new Set<number>()
  let usedPhone = false
  for (let tries = 0; tries < maxTries && full.size < target.slots.length; tries++) {
    const slotId = target.slots[at % target.slots.length] ?? 0
    const { status, body } = await requestHold(visitor, target, slotId, options.applicants)
    if (status === 200) return 'held'
    if (body.code === 'slotFull' || body.code === 'slotShort') {
      full.add(slotId)
      at += 1
    } else if (body.code === 'captchaFailed') {
      const effort = proofEfforts.find((one) => one === body.proof) ?? 'ordinary'
      if (effort !== 'ordinary' && isProofEnough(proven, effort)) return 'refused'
      if (!(await visitor.prove('site', effort))) return 'refused'
      proven = effort
    } else if (body.code === 'codeRequired') {
      if (!options.phone || usedPhone) return 'codeRequired'
      usedPhone = true
      if (!(await enterCode(visitor, options.phone, options.readCode))) return 'codeRequired'
    } else if (status === 503) await new Promise((resolve) => setTimeout(resolve, 500))
    else return 'refused'
  }
  return full.size >= target.slots.length ? 'full' : 'refused'
}
