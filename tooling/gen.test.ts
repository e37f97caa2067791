import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedFiles, contentOf, restoreFiles } from './gen.ts'

describe('generated files', () => {
  let root = ''
  const paths = ['single.json', 'pages']

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'generated-'))
    mkdirSync(join(root, 'pages/deep'), { recursive: true })
    writeFileSync(join(root, 'single.json'), '{}')
    writeFileSync(join(root, 'pages/deep/one.md'), 'one')
    writeFileSync(join(root, 'pages/two.md'), 'two')
    writeFileSync(join(root, 'beside.md'), 'not generated')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('are read file by file, with all subfolders', () => {
    expect(contentOf(root, paths)).toEqual(
      new Map([
        ['single.json', '{}'],
        ['pages/deep/one.md', 'one'],
        ['pages/two.md', 'two'],
      ]),
    )
  })

  it('are unchanged when written with the same content', () => {
    const before = contentOf(root, paths)
    writeFileSync(join(root, 'pages/two.md'), 'two')
    expect(changedFiles(before, contentOf(root, paths))).toEqual([])
  })

  it('differ when a file is changed, added or removed, and can be restored', () => {
    const before = contentOf(root, paths)
    writeFileSync(join(root, 'single.json'), '[]')
    writeFileSync(join(root, 'pages/new.md'), 'new')
    rmSync(join(root, 'pages/deep'), { recursive: true })
    const changed = changedFiles(before, contentOf(root, paths))
    expect(changed).toEqual(['pages/deep/one.md', 'pages/new.md', 'single.json'])

    restoreFiles(root, before, changed)
    expect(contentOf(root, paths)).toEqual(before)
  })
})
