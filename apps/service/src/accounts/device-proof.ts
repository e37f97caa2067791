import { createPublicKey, verify } from 'node:crypto'

/** True when the private half of a device's key has signed this statement. */
export const isSigned = (
  { deviceKey, signature }: { readonly deviceKey: string; readonly signature: string },
  statement: string,
): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(deviceKey, 'base64'), format: 'der', type: 'spki' })
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false
    const how = { key, dsaEncoding: 'ieee-p1363' } as const
    return verify('sha256', Buffer.from(statement), how, Buffer.from(signature, 'base64'))
  } catch {
    // Bytes that are no key have signed nothing.
    return false
  }
}
