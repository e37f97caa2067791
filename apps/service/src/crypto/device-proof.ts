import { createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import type { DeviceProof } from '@invea/api/wire'
import type { Vault } from './seal.ts'

/** Long enough for two calls on the slowest line, too short to be signed in store. */
const challengeLives = 120_000

const markOf = (vault: Pick<Vault, 'blindIndex'>, madeAt: number): Buffer =>
  vault.blindIndex('device-challenge', String(madeAt))

/** Something to sign that nobody could have known before. It is not stored: its mark says that it is ours. */
export const makeChallenge = (vault: Pick<Vault, 'blindIndex'>, now: Date): string =>
  `${now.getTime()}.${markOf(vault, now.getTime()).toString('base64url')}`

const isOurs = (vault: Pick<Vault, 'blindIndex'>, challenge: string, now: Date): boolean => {
  const [moment = '', mark = ''] = challenge.split('.')
  const age = now.getTime() - Number(moment)
  if (!/^\d{1,15}$/.test(moment) || age < 0 || age > challengeLives) return false
  const [given, ours] = [Buffer.from(mark, 'base64url'), markOf(vault, Number(moment))]
  return given.length === ours.length && timingSafeEqual(given, ours)
}

/** True when the device's own key has signed a challenge of ours just now. */
export const isProven = (vault: Pick<Vault, 'blindIndex'>, proof: DeviceProof, now: Date): boolean => {
  const { deviceKey, challenge, signature } = proof
  if (!isOurs(vault, challenge, now)) return false
  try {
    const key = createPublicKey({ key: Buffer.from(deviceKey, 'base64'), format: 'der', type: 'spki' })
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false
    const how = { key, dsaEncoding: 'ieee-p1363' } as const
    return verify('sha256', Buffer.from(challenge), how, Buffer.from(signature, 'base64'))
  } catch {
    // Bytes that are no key have signed nothing.
    return false
  }
}
