/** A code table of the sources: names inside, codes outside. Reading an unknown code gives 'unknown' and never throws. */
export interface CodeTable<Name extends string, Code extends number | string> {
  /** The names in the order of the table. */
  readonly names: readonly Name[]
  /** The code of a name. */
  readonly encode: (name: Name) => Code
  /** Reads a code as number or as text; anything else is 'unknown'. */
  readonly decode: (code: unknown) => Name | 'unknown'
}

/** Makes a code table of names and their codes. */
export const codeTable = <const Table extends Readonly<Record<string, number | string>>>(
  table: Table,
): CodeTable<keyof Table & string, Table[keyof Table]> => {
  const names = Object.keys(table) as (keyof Table & string)[]
  const byCode = new Map(names.map((name) => [String(table[name]), name]))
  return {
    names,
    encode: (name) => table[name],
    decode: (code) =>
      typeof code === 'number' || typeof code === 'string' ? (byCode.get(String(code)) ?? 'unknown') : 'unknown',
  }
}
