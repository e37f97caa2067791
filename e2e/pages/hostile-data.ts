import { hostileTexts } from '../hostile-texts.ts'
import { sampleData } from './operator.ts'

const files = ['places', 'nationalities', 'occupations', 'applicant-lists', 'attachments', 'payment-options'] as const

const isWords = (value: object): value is Readonly<Record<string, string>> =>
  ['en', 'am', 'om', 'ti'].every((language) => language in value)

/** Every name and address of the sample master data with another hostile text behind it, as an operator's file. */
export const hostileMasterData = (): Readonly<Record<string, readonly { readonly id: number }[]>> => {
  let used = 0
  const next = () => hostileTexts[used++ % hostileTexts.length] ?? ''
  const spoilt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoilt)
    if (typeof value !== 'object' || value === null) return value
    const tail = isWords(value) ? ` ${next()}` : undefined
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, tail === undefined ? spoilt(inner) : `${inner}${tail}`]),
    )
  }
  return spoilt(Object.assign({}, ...files.map(sampleData))) as ReturnType<typeof hostileMasterData>
}
