import { parseEntryDate } from '../calendar/iso-date.ts'

/** What a filled field holds, trimmed; undefined for an empty one. */
export const filled = (text: string | undefined): string | undefined => text?.trim() || undefined

/** A whole number typed in digits; undefined for an empty field, NaN for anything else, which every schema refuses. */
export const typedNumber = (text: string | undefined): number | undefined => {
  const digits = filled(text)
  if (digits === undefined) return undefined
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** A day typed MM/dd/yyyy or yyyy-MM-dd, as yyyy-MM-dd; the text itself where it is no day, which the schema refuses. */
export const typedDay = (text: string | undefined): string | undefined => {
  const entry = filled(text)
  return entry === undefined ? undefined : (parseEntryDate(entry) ?? entry)
}

/** A section of the form as it is typed: text for each field, and true or false for each box. */
export type Typed<Section> = {
  readonly [Field in keyof Section]?: (NonNullable<Section[Field]> extends boolean ? boolean : string) | undefined
}
