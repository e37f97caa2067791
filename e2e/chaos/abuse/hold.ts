import { isProofEnough, type ProofEffort, proofEfforts } from '@invea/domain/appointment'
import type { Visitor } from './visitor.ts'

/** The office and day that everyone wants. */
export interface Target {
  readonly officeId: number
  readonly date: string
  readonly slots: readonly number[]
}

const schedule = '/Schedule/api/V1.0/Schedule'
const captcha = '/Captcha/api/V1.0/Captcha'

export type HoldEnd = 'held' | 'full' | 'codeRequired' | 'refused'

export const askForHold = (visitor: Visitor, { officeId, date }: Target, slotId: number, applicants: number) =>
  visitor.post(`${schedule}/SubmitAppointment`, {
    officeId,
    requestTypeId: 2,
    date,
    durationId: slotId,
    noOfApplicants: applicants,
  })

export const giveUp = (visitor: Visitor) => visitor.post(`${schedule}/ReleaseHold`, {})

/** Enters the one-time code that was sent to the phone; `readCode` reads it. */
export const answerCode = async (
  visitor: Visitor,
  phoneNumber: string,
  readCode: (phone: string) => Promise<string | undefined>,
): Promise<boolean> => {
  const sent = await visitor.post(`${captcha}/SendCode`, { phoneNumber })
  if (sent.status !== 200) return false
  const code = await readCode(phoneNumber)
  return code !== undefined && (await visitor.post(`${captcha}/VerifyCode`, { code })).status === 200
}

const mostTries = 40

/**
 * Tries the slots of a day in turn, solves every required proof, and enters a code when it has a phone. `full`: no slot
 * fits the group.
 */
export const holdAnywhere = async (
  visitor: Visitor,
  target: Target,
  how: {
    readonly applicants: number
    readonly firstSlot: number
    readonly phone?: string | undefined
    readonly readCode: (phone: string) => Promise<string | undefined>
  },
): Promise<HoldEnd> => {
  let proven: ProofEffort = 'ordinary'
  if (!(await visitor.prove('site'))) return 'refused'
  let at = how.firstSlot
  const full = new Set<number>()
  let usedPhone = false
  for (let tries = 0; tries < mostTries && full.size < target.slots.length; tries++) {
    const slotId = target.slots[at % target.slots.length] ?? 0
    const { status, body } = await askForHold(visitor, target, slotId, how.applicants)
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
      if (!how.phone || usedPhone) return 'codeRequired'
      usedPhone = true
      if (!(await answerCode(visitor, how.phone, how.readCode))) return 'codeRequired'
    } else if (status === 503) await new Promise((resolve) => setTimeout(resolve, 500))
    else return 'refused'
  }
  return full.size >= target.slots.length ? 'full' : 'refused'
}
