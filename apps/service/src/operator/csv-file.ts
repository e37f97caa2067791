/** One record of a table sheet: its fields, and the line it begins on. */
interface CsvRecord {
  readonly line: number
  readonly fields: readonly string[]
}

type CsvRead =
  | { readonly ok: true; readonly records: readonly CsvRecord[] }
  | { readonly ok: false; readonly line: number; readonly fault: string }

/**
 * Reads comma-separated values (RFC 4180): quoted fields may hold commas, quotes doubled, and line breaks. A mark at
 * the very start (BOM) and empty lines are skipped; lines end in LF, CRLF or CR.
 */
export const readCsv = (text: string): CsvRead => {
  const source = text.replace(/^\uFEFF/, '')
  const records: CsvRecord[] = []
  let fields: string[] = []
  let at = 0
  let line = 1
  let begins = 1

  const endRecord = () => {
    if (fields.length > 1 || fields[0] !== '') records.push({ line: begins, fields })
    fields = []
    begins = line
  }
  while (at < source.length) {
    if (source[at] === '"') {
      let field = ''
      for (;;) {
        const close = source.indexOf('"', at + 1)
        if (close < 0) return { ok: false, line: begins, fault: 'a quoted field has no end' }
        field += source.slice(at + 1, close)
        at = close + 1
        if (source[at] !== '"') break
        field += '"'
      }
      line += field.split(/\r\n|\r|\n/).length - 1
      if (at < source.length && !',\r\n'.includes(source[at] ?? '')) {
        return { ok: false, line, fault: 'something follows the closing quote of a field' }
      }
      fields.push(field)
    } else {
      const end = /[,\r\n]/g
      end.lastIndex = at
      const stop = end.exec(source)?.index ?? source.length
      const field = source.slice(at, stop)
      if (field.includes('"')) return { ok: false, line, fault: 'a quote stands inside a field that is not quoted' }
      fields.push(field)
      at = stop
    }
    const mark = source[at]
    if (mark === ',') {
      at += 1
      // A comma at the very end leaves one more, empty field.
      if (at === source.length) fields.push('')
      continue
    }
    if (mark === '\r' && source[at + 1] === '\n') at += 1
    at += 1
    line += 1
    endRecord()
  }
  if (fields.length > 0) endRecord()
  return { ok: true, records }
}

type Cell = string | number | boolean | null | undefined

/** What table programs read as the beginning of a formula, full-width twins included, also behind blanks they skip. */
const formula = /^[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫−]/u

/**
 * A cell that no table program executes (promise X2): what begins like a formula gets an apostrophe in front. It is
 * quoted always, so that commas, quotes and line breaks stay inside.
 */
export const csvCell = (cell: Cell): string => {
  const text = cell === null || cell === undefined ? '' : String(cell).replaceAll('\0', '')
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows with the same keys as comma-separated values, with a mark at the start by which Excel knows UTF-8. */
export const writeCsv = (columns: readonly string[], rows: readonly Readonly<Record<string, Cell>>[]): string =>
  `\uFEFF${[columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => cells.map(csvCell).join(','))
    .join('\r\n')}\r\n`
