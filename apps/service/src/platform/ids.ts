import { randomBytes } from 'node:crypto'

/** Offices fit in ten bits of an id; office 0 is for rows of no office. */
export const maxOfficeId = 1023
const tailBits = 43n

/**
 * A 53-bit id: ten bits of office, 43 random ones. The application makes ids, so that no sequence is needed,
 * requests cannot be counted, and the id alone names the office (and so the shard) of its row.
 */
export const newId = (officeId = 0): number => {
  const tail = randomBytes(8).readBigUInt64BE() & ((1n << tailBits) - 1n)
  return Number((BigInt(officeId) << tailBits) | (tail === 0n ? 1n : tail))
}

/** The office of the row with this id. Any whole number is accepted: an unknown id simply finds no row. */
export const officeOf = (id: number): number => Math.floor(id / 2 ** Number(tailBits))
