import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from './site-files.ts'

test('text files get two compressed copies; pictures, fonts and files that would grow get none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'))
  const text = 'appointment '.repeat(100)
  for (const [name, content] of Object.entries({ 'a.js': text, 'b.woff2': text, 'c.txt': 'x' }))
    writeFileSync(join(folder, name), content)
  compressFolder(folder)
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))))).toBe(text)
  expect(String(gunzipSync(readFileSync(join(folder, 'a.js.gz'))))).toBe(text)
  expect(['b.woff2.br', 'c.txt.br'].map((name) => existsSync(join(folder, name)))).toEqual([false, false])
})
