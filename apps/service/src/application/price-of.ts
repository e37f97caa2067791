import { type FeeLine, type Language, type PriceInfo, type PriceLine, type Quote, quote } from '@invea/domain'
import { translate } from '@invea/locales/catalogue'
import type { StoredRequest } from '../store/request-reader.ts'

const lineIn =
  (language: Language) =>
  ({ item, amount }: FeeLine): PriceLine => {
    const label =
      item.kind === 'service'
        ? translate(language, 'fee', `service.${item.service}`)
        : item.kind === 'urgent'
          ? translate(language, 'fee', 'urgent', { days: item.days })
          : translate(language, 'fee', 'correction')
    return { label, amount }
  }

/** What a stored request costs by the fee tables (D3), as of the day it was submitted. */
export const quoteOf = ({ row, persons }: StoredRequest): Quote =>
  quote(
    {
      requestType: row.request_type,
      replacementReason: row.replacement_reason ?? undefined,
      mode: row.mode,
      urgentDays: row.urgent_days ?? undefined,
    },
    persons.map(({ applicant }) => applicant),
    row.submitted_on,
  )

/** The price in the words of a language: all lines, the total, and each person's own. */
export const priceOf = (stored: StoredRequest, language: Language): PriceInfo => {
  const { lines, total, persons } = quoteOf(stored)
  const inWords = lineIn(language)
  return {
    lines: lines.map(inWords),
    total,
    persons: persons.map((person, at) => {
      const { firstName = '', fatherName = '', grandfatherName = '' } = stored.persons[at]?.applicant.personal ?? {}
      return { fullName: [firstName, fatherName, grandfatherName].join(' '), lines: person.lines.map(inWords) }
    }),
  }
}
