import { brotliCompressSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { expect, test } from 'vitest'

const kib = 1024

/** Files of a bundle that a page needs before its first call: the entry and its static imports. */
const firstOf = ({ outputs }: Metafile): ReadonlySet<string> => {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') follow(path)
  }
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (entryPoint?.endsWith('client.ts')) follow(file)
  return found
}

const bundled = async (external: readonly string[] = []) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [new URL('client.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'dist',
    write: false,
    metafile: true,
    external: [...external],
  })
  const sizeOf = new Map(
    Object.keys(metafile.outputs).map((file, index) => [
      file,
      brotliCompressSync(outputFiles[index]?.contents ?? new Uint8Array()).length,
    ]),
  )
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizeOf.get(file) ?? 0), 0)
  return { first: total(firstOf(metafile)), all: total(sizeOf.keys()), inputs: Object.keys(metafile.inputs) }
}

test('a page without calls contains almost nothing of the client', async () => {
  const { first } = await bundled()
  expect(first).toBeLessThan(1.5 * kib)
})

test('the whole client stays small, with zod and without', async () => {
  expect((await bundled()).all).toBeLessThan(25.6 * kib)
  expect((await bundled(['zod/mini', 'zod/v4/core'])).all).toBeLessThan(17.8 * kib)
})

test('the contract and its document stay at the service', async () => {
  const { inputs } = await bundled()
  const contract = inputs.filter((file) => file.includes('/contract/')).map((file) => file.split('/').at(-1))
  expect([...contract].sort((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual(['headers.ts'])
})
