import type { CodeTable } from '@invea/domain'
import * as z from 'zod/mini'
import { domain } from './scalars.ts'

type Table<Name extends string> = CodeTable<Name, number | string>

const closed =
  <Code extends number, Written extends Code | `${Code}`>(write: (code: number | string) => Written) =>
  <Name extends string>(table: Table<Name>) => {
    const numbers = table.names.map((name) => Number(table.encode(name))) as Code[]
    const digits = numbers.map(String) as `${Code}`[]
    return z.codec(z.literal([...numbers, ...digits]), domain<Name>(), {
      decode: (code) => table.decode(code) as Name,
      encode: (name) => write(table.encode(name)),
    })
  }

/**
 * A closed list of codes as the domain holds it: `2` and `'2'` are read, the number is written, anything else is not
 * valid input. `Code` repeats the numbers for the compiler; the generated client does not compile where they differ.
 */
export const coded = <Code extends number>() => closed<Code, Code>((code) => Number(code) as Code)

/** As `coded`, written as a digit in a text. */
export const codedAsDigit = <Code extends number>() => closed<Code, `${Code}`>((code) => String(code) as `${Code}`)

/** As `coded`, where 0 says that there is none; nothing at all is read as none too. */
export const codedOrNone =
  <Code extends number>() =>
  <Name extends string>(table: Table<Name>) => {
    const numbers = [0, ...table.names.map((name) => Number(table.encode(name)))] as (Code | 0)[]
    const digits = numbers.map(String) as `${Code | 0}`[]
    return z.codec(z.nullish(z.literal([...numbers, ...digits])), z.optional(domain<Name>()), {
      decode: (code) => (Number(code ?? 0) === 0 ? undefined : (table.decode(code) as Name)),
      encode: (name) => (name === undefined ? 0 : Number(table.encode(name))) as Code | 0,
    })
  }

/** An open list of numeric codes: what is not in it is unknown, never an error (B §4). */
export const openCoded = <Name extends string>(table: Table<Name>) =>
  z.codec(z.int(), domain<Name | 'unknown'>(), {
    decode: table.decode,
    encode: (name) => (name === 'unknown' ? 0 : Number(table.encode(name as Name))),
  })

/** An open list of words as the wire spells them. */
export const openWords = <Name extends string>(table: Table<Name>) =>
  z.codec(z.string(), domain<Name | 'unknown'>(), {
    decode: table.decode,
    encode: (name) => (name === 'unknown' ? 'Unknown' : String(table.encode(name as Name))),
  })
