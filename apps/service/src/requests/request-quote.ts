import { type Language, originIdQuote, type Quote, quote } from '@invea/domain'
import type { PriceInfo, PriceLine } from '@invea/domain/application'
import type { FeeLine } from '@invea/domain/fees'
import { feeLineLabel } from '@invea/locales'
import type { StoredRequest } from './request-reader.ts'

const priceLineIn =
  (language: Language) =>
  (line: FeeLine): PriceLine => ({ label: feeLineLabel(line, language), amount: line.amount })

/** Price of a stored request on its day of submission: by the fee tables (D3), or the Origin ID's base fee of that day (R4). */
export const quoteOf = ({ row, persons }: StoredRequest): Quote => {
  const applicants = persons.map(({ applicant }) => applicant)
  const request = {
    requestType: row.request_type,
    replacementReason: row.replacement_reason ?? undefined,
    mode: row.mode,
    urgentDays: row.urgent_days ?? undefined,
  }
  return row.base_fee === null
    ? quote(request, applicants, row.submitted_on)
    : originIdQuote(request, applicants, row.base_fee)
}

/** The price in one language: all lines, the total, and the amount of each person. */
export const priceOf = (stored: StoredRequest, language: Language): PriceInfo => {
  const { lines, total, persons } = quoteOf(stored)
  const toPriceLine = priceLineIn(language)
  return {
    lines: lines.map(toPriceLine),
    total,
    ...(stored.row.sample_fee && { isSample: true }),
    persons: persons.map((person, at) => {
      const { firstName = '', fatherName = '', grandfatherName = '' } = stored.persons[at]?.applicant.personal ?? {}
      return { fullName: [firstName, fatherName, grandfatherName].join(' '), lines: person.lines.map(toPriceLine) }
    }),
  }
}
