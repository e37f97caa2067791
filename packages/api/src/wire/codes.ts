import type { RequestType, UrgentDays } from '@invea/domain'
import type { CodeTable } from '@invea/domain/codes'
import * as tables from '@invea/domain/codes'
import type { RequestMode } from '@invea/domain/services'
import * as z from 'zod/mini'
import { typeOnly } from './scalars.ts'

type Table<Name extends string> = CodeTable<Name, number | string>

const closed =
  <Code extends number, Written extends Code | `${Code}`>(write: (code: number | string) => Written) =>
  <Name extends string>(table: Table<Name>) => {
    const numbers = table.names.map((name) => Number(table.encode(name))) as Code[]
    const digits = numbers.map(String) as `${Code}`[]
    return z.codec(z.literal([...numbers, ...digits]), typeOnly<Name>(), {
      decode: (code) => table.decode(code) as Name,
      encode: (name) => write(table.encode(name)),
    })
  }

/**
 * A closed list of numeric codes with their domain names. Reads `2` and `'2'`, and writes the number. Anything else is invalid. `Code`
 * repeats the numbers for the compiler; the generated client does not compile if they differ.
 */
export const numericCode = <Code extends number>() => closed<Code, Code>((code) => Number(code) as Code)

/** As `numericCode`, written as a digit in a text. */
export const digitCode = <Code extends number>() => closed<Code, `${Code}`>((code) => String(code) as `${Code}`)

/** As `numericCode`, where 0 means none; an absent value is none too. */
export const optionalNumericCode =
  <Code extends number>() =>
  <Name extends string>(table: Table<Name>) => {
    const numbers = [0, ...table.names.map((name) => Number(table.encode(name)))] as (Code | 0)[]
    const digits = numbers.map(String) as `${Code | 0}`[]
    return z.codec(z.nullish(z.literal([...numbers, ...digits])), z.optional(typeOnly<Name>()), {
      decode: (code) => (Number(code ?? 0) === 0 ? undefined : (table.decode(code) as Name)),
      encode: (name) => (name === undefined ? 0 : Number(table.encode(name))) as Code | 0,
    })
  }

/** An open list of numeric codes: other codes read as unknown (B §4). */
export const openCoded = <Name extends string>(table: Table<Name>) =>
  z.codec(z.int(), typeOnly<Name | 'unknown'>(), {
    decode: table.decode,
    encode: (name) => (name === 'unknown' ? 0 : Number(table.encode(name as Name))),
  })

/** An open list of words in the spelling of the wire. */
export const openWords = <Name extends string>(table: Table<Name>) =>
  z.codec(z.string(), typeOnly<Name | 'unknown'>(), {
    decode: table.decode,
    encode: (name) => (name === 'unknown' ? 'Unknown' : String(table.encode(name as Name))),
  })

/** A §3, B §4, D1: in every submitted or returned request. */
export const requestTypeCode = openCoded(tables.requestTypeCode)

/** D1: only the urgent menu uses the codes 1, 2, 4, 8. */
export const urgentMenuTypeCode = openCoded(tables.urgentMenuCode)

/** The words of `type` beside a request (B §3). */
export const requestTypeWord = {
  new: 'New',
  renewal: 'Renew/Replacement',
  lost: 'Lost',
  correction: 'Correction',
  unknown: 'Unknown',
} as const satisfies Record<RequestType, string>

export const requestModeCode = numericCode<0 | 1>()(tables.requestModeCode)
export const requestModeWord = { normal: 'Normal', urgent: 'Urgent' } as const satisfies Record<RequestMode, string>

/** A §9: processDays is the option's code, not a number of days: 1 is two days, 2 is five. */
export const urgentOptionCode = z.codec(z.literal([1, 2, '1', '2']), typeOnly<UrgentDays>(), {
  decode: (code) => Number(tables.urgentOptionCode.decode(code)) as UrgentDays,
  encode: (days) => tables.urgentOptionCode.encode(days === 2 ? '2' : '5') as 1 | 2,
})

/** B §3: what is returned. */
export const genderCode = numericCode<0 | 1>()(tables.genderCode)

/** A §3: '1' and '0' in the submitted applicant. */
export const genderDigit = digitCode<0 | 1>()(tables.genderCode)

/** D8: 9, the unselected placeholder of one described screen, is refused and never stored. */
export const maritalStatusCode = numericCode<0 | 1 | 2 | 3>()(tables.maritalStatusCode)

/** A §3: '0' to '3' in the submitted applicant. */
export const maritalStatusDigit = digitCode<0 | 1 | 2 | 3>()(tables.maritalStatusCode)

/** A §3: 0 if none. */
export const correctionTypeCode = optionalNumericCode<1 | 2 | 3>()(tables.correctionTypeCode)

/** A §2: the four cards. The specified payload has no field for it; ours is an extension. */
export const replacementReasonCode = numericCode<1 | 2 | 3 | 4>()(tables.replacementReasonCode)

/** Our codes, because the specified field has no printed values. */
export const originIdApplicantTypeCode = numericCode<1 | 2 | 3>()(tables.originIdApplicantTypeCode)

/** B §4 prints UrgentApproved and, with a space, Payment Completed. */
export const requestStatusWord = openWords(tables.requestStatusCode)

/** B §4 prints Initial and, without a space, PaymentCompleted. */
export const personStatusWord = openWords(tables.personStatusCode)
