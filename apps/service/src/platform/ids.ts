import { randomInt } from 'node:crypto'

/** Office ids have ten bits. Office 0 is for rows without an office. */
export const maxOfficeId = 1023
const idsPerOffice = 2 ** 43

/** A 53-bit id: ten bits of office (and so of shard), 43 random bits. It needs no sequence and shows no number of requests. */
export const newId = (officeId = 0): number => officeId * idsPerOffice + randomInt(1, idsPerOffice)

/** A one-time code of six digits, random and uniform. */
export const generateCode = (): string => randomInt(1_000_000).toString().padStart(6, '0')

/** The office of the row with this id. Accepts any integer; an unknown id finds no row. */
export const officeOf = (id: number): number => Math.floor(id / idsPerOffice)
