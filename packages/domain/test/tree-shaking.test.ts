import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { entries, sources } from './entries.ts'

const root = new URL('../', import.meta.url)
const kilobyte = 1024

/** Every export with its value and the entry that it is imported from. Without the builders of sample data. */
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

/** The size of each module as the only one of a program, minified and compressed with brotli, without zod. */
const weigh = async (modules: readonly string[]): Promise<readonly number[]> => {
  const { outputFiles } = await build({
    // Uses numbers, because some names differ only in case: a step `personalDetail`, its schema `PersonalDetail`.
    entryPoints: modules.map((_, position) => ({ in: `only:${position}`, out: String(position) })),
    plugins: [
      {
        name: 'one module',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^only:/ }, ({ path }) => ({ path: path.slice('only:'.length), namespace: 'only' }))
          onLoad({ filter: /.*/, namespace: 'only' }, ({ path }) => ({
            contents: modules[Number(path)] ?? '',
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
  const weights = new Map(
    outputFiles.map(({ path, contents }) => [
      Number(/(\d+)\.js$/.exec(path)?.[1]),
      brotliCompressSync(contents).length,
    ]),
  )
  return modules.map((_, position) => weights.get(position) ?? Infinity)
}

const topLevel = JSON.stringify(fileURLToPath(new URL('src/index.ts', root)))

test('the usual import, toApplicant and quote from the top level, costs at most 6 KB beyond zod', async () => {
  const [weight = Infinity] = await weigh([`export { quote, toApplicant } from ${topLevel}`])
  expect(weight).toBeGreaterThan(kilobyte)
  expect(weight).toBeLessThanOrEqual(6 * kilobyte)
})

/** Kilobytes. */
const limitOf = (name: string) => (isJourney(name) ? 7.25 : 6)

test('importing one rule costs at most 6 KB beyond zod, a whole journey at most 7.25 KB', async () => {
  const names = [...exported.keys()]
  expect(names.length).toBeGreaterThan(400)
  const weights = await weigh(
    names.map((name) => `export { ${name} } from ${JSON.stringify(exported.get(name)?.entry)}`),
  )
  const heavy = names.flatMap((name, position) => {
    const weight = weights[position] ?? Infinity
    return weight > limitOf(name) * kilobyte ? [`${name}: ${weight}`] : []
  })
  expect(heavy).toEqual([])
  const sorted = [...weights].sort((first, second) => first - second)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(kilobyte)
}, 120_000)
