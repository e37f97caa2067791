import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { entries, sources } from './entries.ts'

const root = new URL('../', import.meta.url)
const kilobyte = 1024

/** Every export with its value and the entry that it is imported from. Builders of sample data are not weighed. */
const exported = new Map<string, { readonly value: unknown; readonly entry: string }>(
  Object.entries(entries)
    .filter(([subpath]) => subpath !== './testing')
    .flatMap(([subpath, values]) =>
      Object.entries(values).map(([name, value]) => [
        name,
        { value, entry: fileURLToPath(new URL(sources[subpath] ?? '', root)) },
      ]),
    ),
)

/** A whole journey contains every rule of its steps; everything else is one rule, table or function. */
const isJourney = (name: string) => {
  const value = exported.get(name)?.value
  return typeof value === 'object' && value !== null && ('steps' in value || ('id' in value && !('question' in value)))
}

/** What each export weighs alone, minified and compressed, zod left out. */
const weigh = async (names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { outputFiles } = await build({
    // Numbers, since some names differ in case alone: a step `personalDetail`, its schema `PersonalDetail`.
    entryPoints: names.map((name, position) => ({ in: `only:${name}`, out: String(position) })),
    plugins: [
      {
        name: 'one export',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^only:/ }, ({ path }) => ({ path: path.slice('only:'.length), namespace: 'only' }))
          onLoad({ filter: /.*/, namespace: 'only' }, ({ path }) => ({
            contents: `export { ${path} } from ${JSON.stringify(exported.get(path)?.entry)}`,
            resolveDir: fileURLToPath(root),
          }))
        },
      },
    ],
    bundle: true,
    minify: true,
    format: 'esm',
    external: ['zod/mini'],
    outdir: 'unwritten',
    write: false,
  })
  return new Map(
    outputFiles.map(({ path, contents }) => [
      names[Number(/(\d+)\.js$/.exec(path)?.[1])] ?? path,
      brotliCompressSync(contents).length,
    ]),
  )
}

/** Kilobytes. */
const limitOf = (name: string) => (isJourney(name) ? 7 : 6)

test('importing one rule costs at most 6 KB beyond zod, a whole journey at most 7 KB', async () => {
  const names = [...exported.keys()]
  expect(names.length).toBeGreaterThan(400)
  const weights = await weigh(names)
  expect(weights.size).toBe(names.length)
  const heavy = names.filter((name) => (weights.get(name) ?? Infinity) > limitOf(name) * kilobyte)
  expect(heavy.map((name) => `${name}: ${weights.get(name)}`)).toEqual([])
  const sorted = [...weights.values()].sort((first, second) => first - second)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(kilobyte)
}, 120_000)
