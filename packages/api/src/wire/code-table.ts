import * as z from 'zod/mini'
import { domain } from './scalars.ts'

const keyOf = <Table extends Readonly<Record<string, number | string>>>(table: Table, code: number | string) =>
  Object.keys(table).find((word) => String(table[word]) === String(code)) as (keyof Table & string) | undefined

type Code<Table> = Extract<Table[keyof Table], number>

/** A closed list of numeric codes; `2` and `'2'` are read, `2` is written. Anything else is not valid input. */
export const codeTable = <const Table extends Readonly<Record<string, number>>>(table: Table) => {
  const numbers = Object.values(table) as Code<Table>[]
  const digits = numbers.map(String) as `${Code<Table>}`[]
  return z.codec(z.literal([...numbers, ...digits]), domain<keyof Table & string>(), {
    decode: (code) => keyOf(table, code) as keyof Table & string,
    encode: (word) => table[word] as Code<Table>,
  })
}

/** An open list of numeric codes: what is not in it is unknown, never an error (B §4). */
export const openCodeTable = <const Table extends Readonly<Record<string, number>>>(table: Table) =>
  z.codec(z.int(), domain<(keyof Table & string) | 'unknown'>(), {
    decode: (code) => keyOf(table, code) ?? 'unknown',
    encode: (word) => table[word] ?? 0,
  })

/** An open list of words as the wire spells them. */
export const openWordTable = <const Table extends Readonly<Record<string, string>>>(table: Table) =>
  z.codec(z.string(), domain<(keyof Table & string) | 'unknown'>(), {
    decode: (spelling) => keyOf(table, spelling) ?? 'unknown',
    encode: (word) => table[word] ?? 'Unknown',
  })
