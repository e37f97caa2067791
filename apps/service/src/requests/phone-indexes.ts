import { phoneKey } from '@invea/domain/applicant'
import type { WithEncryption } from '../platform/platform-context.ts'

/**
 * The keyed hashes under which persons with this phone are stored. Version 0.1 took the last nine digits of a number abroad. An
 * Ethiopian number can have the same, so compare with `isSamePhone` where no stranger must be found.
 */
export const phoneIndexes = ({ encryption }: WithEncryption, phone: string): readonly Buffer[] => {
  const key = phoneKey(phone)
  const keys = new Set([key, key.slice(-9).replace('+', '')])
  return [...keys].map((one) => encryption.blindIndex('phone', one))
}

export const isSamePhone = (one: string, other: string): boolean => phoneKey(one) === phoneKey(other)
