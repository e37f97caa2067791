import type { Result } from '@invea/domain'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** One record of a CSV file: its fields, and its first line number. */
interface CsvRecord {
  readonly line: number
  readonly fields: readonly string[]
}

const faults: Readonly<Partial<Record<string, string>>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quoted field has no end',
  CSV_INVALID_CLOSING_QUOTE: 'something follows the closing quote of a field',
  INVALID_OPENING_QUOTE: 'a field that is not quoted has a quote inside',
}

const lineBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1

/** Parses CSV (RFC 4180; LF, CRLF or CR) without byte order mark and empty lines, or returns the first fault with its line. */
export const readCsv = (text: string): Result<readonly CsvRecord[], string> => {
  const options = { bom: true, raw: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] }
  try {
    const parsed = parse(text, options) as unknown as readonly { readonly raw: string; readonly record: string[] }[]
    const records: CsvRecord[] = []
    let line = 1
    for (const { raw, record } of parsed) {
      if (record.length > 1 || record[0] !== '') records.push({ line, fields: record })
      // The parser's own count is wrong if a quoted field contains CRLF.
      line += lineBreaks(raw)
    }
    return { ok: true, value: records }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { ok: false, error: `line ${error.lines}: ${faults[error.code] ?? error.message}` }
  }
}

type Cell = string | number | boolean | null | undefined

/** Characters that table programs read as the start of a formula, with full-width forms, also after blanks that they skip. */
const formula = /^[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫−]/u

/** Adds an apostrophe before a formula, so that no table program executes it (promise X2). */
const safeText = (text: string): string => {
  const clean = text.replaceAll('\0', '')
  return formula.test(clean) ? `'${clean}` : clean
}

/** Writes rows as comma-separated values, with a column for each of their keys. All cells are quoted. A byte order mark makes Excel read UTF-8. */
export const writeCsv = (rows: readonly Readonly<Record<string, Cell>>[]): string => {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  return stringify([columns, ...rows.map((row) => columns.map((column) => row[column]))], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    cast: { string: safeText, number: (value) => safeText(String(value)), boolean: String },
  })
}
