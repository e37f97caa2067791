import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordFileName, wordsState } from './word-files.ts'

test('all words share one state in the names of their files', () => {
  const home = wordFileName('/x/packages/locales/src/am/home.ts')
  expect(home).toMatch(/^assets\/[0-9a-f]{8}\/am-home\.js$/)
  expect(wordFileName('/x/packages/locales/src/en/common.ts')?.split('/')[1]).toBe(home?.split('/')[1])
})

test('what is no file of words keeps the name the bundler gives', () => {
  expect(wordFileName('/x/packages/locales/src/namespaces.ts')).toBeUndefined()
  expect(wordFileName(null)).toBeUndefined()
})

test('one changed word changes the state', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  mkdirSync(join(folder, 'en'))
  const write = (text: string) => writeFileSync(join(folder, 'en', 'home.ts'), text)
  write('one')
  const before = wordsState(folder)
  expect(wordsState(folder)).toBe(before)
  write('two')
  expect(wordsState(folder)).not.toBe(before)
})
