import { parseEntryDate } from '../calendar/iso-date.ts'

/** The trimmed text of a field. Undefined for an empty one. */
export const filled = (text: string | undefined): string | undefined => text?.trim() || undefined

/** Reads a whole number. Undefined for an empty field. NaN for anything else, which every schema refuses. */
export const typedNumber = (text: string | undefined): number | undefined => {
  const digits = filled(text)
  if (digits === undefined) return undefined
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** Reads a day typed MM/dd/yyyy or yyyy-MM-dd as yyyy-MM-dd. Returns any other text unchanged, which the schema refuses. */
export const typedDay = (text: string | undefined): string | undefined => {
  const entry = filled(text)
  return entry === undefined ? undefined : (parseEntryDate(entry) ?? entry)
}

/** A typed section of the form: text for each field, true or false for each box. */
export type Typed<Section> = {
  readonly [Field in keyof Section]?: (NonNullable<Section[Field]> extends boolean ? boolean : string) | undefined
}
