import { type CaptchaForm, createPortalClient } from '@invea/api'
import type { IsoDate } from '@invea/domain'
import { isProofEnough, type ProofEffort, proofEfforts } from '@invea/domain/appointment'
import { solveCaptcha, unwrap } from '@invea/tooling/test-client'

export const key = () => crypto.randomUUID()

/** A session at a separate address. Solves proofs of work with native code, as an attacker would. */
export const openVisitor = async (baseUrl: string, address: string) => {
  let authorization = ''
  const api = createPortalClient({
    baseUrl,
    language: 'en',
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('x-forwarded-for', address)
      authorization = request.headers.get('authorization') ?? authorization
      return fetch(request)
    },
  })
  unwrap(await api.account.begin())
  /** Solves a proof of work. Returns false when the service refuses it. */
  const prove = async (form: CaptchaForm, effort: ProofEffort = 'ordinary'): Promise<boolean> => {
    const challenge = await api.captcha.challenge(form, effort)
    if (!challenge.ok) return false
    return (await api.captcha.verify(form, await solveCaptcha(challenge.value), key())).ok
  }
  return { ...api, prove, authorization: () => authorization }
}
export type Visitor = Awaited<ReturnType<typeof openVisitor>>

/** The office and day that all visitors try to book. */
export interface Target {
  readonly officeId: number
  readonly date: IsoDate
  readonly slots: readonly number[]
}

export type HoldEnd = 'held' | 'full' | 'codeRequired' | 'refused'

export const requestHold = (visitor: Visitor, { officeId, date }: Target, slotId: number, applicants: number) =>
  visitor.schedule.hold({ officeId, requestType: 'new', date, slotId, applicants }, key())

/** Enters the one-time code that was sent to the phone; `readCode` reads it. */
export const enterCode = async (
  visitor: Visitor,
  phoneNumber: string,
  readCode: (phone: string) => Promise<string | undefined>,
): Promise<boolean> => {
  const sent = await visitor.captcha.sendCode({ phoneNumber }, key())
  if (!sent.ok) return false
  const code = await readCode(phoneNumber)
  return code !== undefined && (await visitor.captcha.verifyCode(code, key())).ok
}

const maxTries = 40

/** Tries the slots of a day in turn with each required proof or code. Returns `full` when none has enough capacity. */
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
    const hold = await requestHold(visitor, target, slotId, options.applicants)
    if (hold.ok) return 'held'
    const { error } = hold
    if (error.kind !== 'refused') return 'refused'
    if (error.code === 'slotFull' || error.code === 'slotShort') {
      full.add(slotId)
      at += 1
    } else if (error.code === 'captchaFailed') {
      const effort = proofEfforts.find((one) => one === error.proof) ?? 'ordinary'
      if (effort !== 'ordinary' && isProofEnough(proven, effort)) return 'refused'
      if (!(await visitor.prove('site', effort))) return 'refused'
      proven = effort
    } else if (error.proof === 'code') {
      if (!options.phone || usedPhone) return 'codeRequired'
      usedPhone = true
      if (!(await enterCode(visitor, options.phone, options.readCode))) return 'codeRequired'
    } else if (error.status === 503) await new Promise((resolve) => setTimeout(resolve, 500))
    else return 'refused'
  }
  return full.size >= target.slots.length ? 'full' : 'refused'
}
