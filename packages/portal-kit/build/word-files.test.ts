import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { languages } from '@invea/locales'
import { catalogue } from '@invea/locales/catalogue'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { wordFiles, wordsState } from './word-files.ts'

const locales = fileURLToPath(new URL('../../locales', import.meta.url))

test('every namespace of every language is a file whose address is computed', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'words-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    root: locales,
    plugins: [wordFiles()],
    json: { namedExports: false },
    build: {
      outDir,
      rolldownOptions: {
        input: join(locales, 'src/namespaces.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name].js' },
      },
    },
  })
  const { loadNamespace } = await import(pathToFileURL(join(outDir, 'assets/namespaces.js')).href)
  for (const language of languages) expect(await loadNamespace(language, 'common')).toEqual(catalogue[language].common)
  expect(readFileSync(join(outDir, 'assets/namespaces.js'), 'utf8')).not.toContain('common')
  const folders = readdirSync(join(outDir, 'assets')).filter((name) => /^[0-9a-f]{8}$/.test(name))
  expect(folders).toHaveLength(1)
  expect(readdirSync(join(outDir, 'assets', folders[0] ?? ''))).toHaveLength(4 * Object.keys(catalogue.en).length)
})

test('the hash changes with one text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  for (const language of languages) mkdirSync(join(folder, language))
  const write = (text: string) => writeFileSync(join(folder, 'en', 'home.json'), text)
  write('one')
  const before = wordsState(folder)
  expect(wordsState(folder)).toBe(before)
  write('two')
  expect(wordsState(folder)).not.toBe(before)
})
