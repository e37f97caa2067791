import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import * as domain from '../src/index.ts'

const index = fileURLToPath(new URL('../src/index.ts', import.meta.url))
const kilobyte = 1024

const exported = new Map<string, unknown>(Object.entries(domain))

/** A whole journey contains every rule of its steps; everything else is one rule, table or function. */
const isJourney = (name: string) => {
  const value = exported.get(name)
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
            contents: `export { ${path} } from ${JSON.stringify(index)}`,
            resolveDir: fileURLToPath(new URL('..', import.meta.url)),
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
  const names = Object.keys(domain)
  const weights = await weigh(names)
  expect(weights.size).toBe(names.length)
  const heavy = names.filter((name) => (weights.get(name) ?? Infinity) > limitOf(name) * kilobyte)
  expect(heavy.map((name) => `${name}: ${weights.get(name)}`)).toEqual([])
  const sorted = [...weights.values()].sort((first, second) => first - second)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(kilobyte)
}, 120_000)
