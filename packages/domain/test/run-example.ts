import { stripTypeScriptTypes } from 'node:module'
import { expect } from 'vitest'

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Converts `x // => y` to a comparison, and an import to a destructuring of the entry. */
const runnable = (code: string): string =>
  stripTypeScriptTypes(code)
    .replace(/^import (\{[^}]*\}) from '@invea\/domain([^']*)'$/gm, "const $1 = entries['.$2']")
    .replace(/^(\S.*) \/\/ => (.*)$/gm, 'same($1, $2)')

/** Runs an example and compares each `x // => y`; returns the number of comparisons. Without imports, all names are in scope. */
export const runExample = (code: string, entries: Modules): number => {
  let compared = 0
  const same = (actual: unknown, expected: unknown) => {
    compared += 1
    expect(actual).toEqual(expected)
  }
  const names = Object.assign({}, ...Object.values(entries))
  const isImporting = code.includes('import ')
  new Function('entries', 'same', ...(isImporting ? [] : Object.keys(names)), runnable(code))(
    entries,
    same,
    ...(isImporting ? [] : Object.values(names)),
  )
  expect(compared).toBe(code.split('// =>').length - 1)
  return compared
}
