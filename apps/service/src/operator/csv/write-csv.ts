export type Cell = string | number | boolean | null | undefined

/** What table programs read as the beginning of a formula, full-width twins included, also behind blanks they skip. */
const formula = /^[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫−]/u

/**
 * A cell that no table program carries out (promise X2): what begins like a formula gets an apostrophe in front. It is
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
