import { randomInt } from 'node:crypto'

/** Offices fit in ten bits of an id; office 0 is for rows of no office. */
export const maxOfficeId = 1023
const tails = 2 ** 43

/**
 * A 53-bit id: ten bits of office, 43 random ones. The application makes ids, so that no sequence is needed,
 * requests cannot be counted, and the id alone names the office (and so the shard) of its row.
 */
export const newId = (officeId = 0): number => officeId * tails + randomInt(1, tails)

/** The office of the row with this id. Any whole number is accepted: an unknown id simply finds no row. */
export const officeOf = (id: number): number => Math.floor(id / tails)
