/** A value of a PDF file. Dictionaries keep every entry in order: readers differ on which of two equal keys counts. */
export type PdfValue =
  | number
  | boolean
  | null
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'reference'; readonly number: number }
  | { readonly kind: 'keyword'; readonly text: string }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | PdfDictionary

export interface PdfDictionary {
  readonly kind: 'dictionary'
  readonly entries: readonly (readonly [key: string, value: PdfValue])[]
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && value.kind === 'dictionary'

export const nameOf = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && value.kind === 'name' ? value.text : undefined

/** All values a dictionary gives to a key. */
export const valuesOf = (dictionary: PdfDictionary, key: string): readonly PdfValue[] =>
  dictionary.entries.filter(([name]) => name === key).map(([, value]) => value)
