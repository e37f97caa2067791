import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { entries, sources } from './entries.ts'

const root = new URL('../', import.meta.url)
const code = (file: URL) => readFileSync(file, 'utf8')

/** The names of the top level, types included: it has no `export *`. */
const topLevelNames = [...code(new URL('src/index.ts', root)).matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
  ([, names = '']) => names.split(',').flatMap((name) => name.trim().replace(/^type /, '') || []),
)

test('the top level has at most 60 names, types included', () => {
  expect(code(new URL('src/index.ts', root))).not.toContain('export *')
  expect(topLevelNames).toEqual(expect.arrayContaining(Object.keys(entries['.'] ?? {})))
  expect(topLevelNames.length).toBeLessThanOrEqual(60)
})

test('every name of the top level is in an entry of a topic too, and no name is in two of them', () => {
  const topics = Object.entries(entries).filter(([subpath]) => subpath !== '.')
  const names = topics.flatMap(([, values]) => Object.keys(values))
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([])
  expect(Object.keys(entries['.'] ?? {}).filter((name) => !names.includes(name))).toEqual([])
})

test('the published entries are those of the sources', () => {
  const compiled = (source: string, extension: string) =>
    source.replace('./src/', './dist/').replace(/\.ts$/, extension)
  expect(manifest.publishConfig.exports).toEqual(
    Object.fromEntries(
      Object.entries(sources).map(([subpath, source]) => [
        subpath,
        { types: compiled(source, '.d.ts'), default: compiled(source, '.js') },
      ]),
    ),
  )
})

/** Every file of the package that an entry loads, types included, and every module from outside. */
const loadedBy = (file: URL, seen: Set<string> = new Set()): ReadonlySet<string> => {
  const path = file.href.slice(root.href.length)
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, specifier = ''] of code(file).matchAll(/^(?:import|export)[^']*? from '([^']+)'/gm)) {
    if (specifier.startsWith('.')) loadedBy(new URL(specifier, file), seen)
    else seen.add(specifier)
  }
  return seen
}

test.each([
  ['calendar', /^src\/(calendar\/|model\/scalars\.ts$)|^date-fns-tz\/getTimezoneOffset$/],
  ['holidays', /^src\/(holidays|calendar)\/|^src\/model\/scalars\.ts$/],
  ['names', /^src\/(names\/|model\/scalars\.ts$)|^zod\/mini$/],
])('%s imports no code of the passport service', (topic, allowed) => {
  const loaded = [...loadedBy(new URL(`src/${topic}/index.ts`, root))]
  expect(loaded.length).toBeGreaterThan(4)
  expect(loaded.filter((path) => !allowed.test(path))).toEqual([])
})

test('finds what an entry loads through other files', () => {
  expect([...loadedBy(new URL('src/fees/index.ts', root))]).toContain('src/model/application.ts')
})
