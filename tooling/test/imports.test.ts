import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from '../bootstrap.mjs'

const config = join(root, '.dependency-cruiser.mjs')
const program = join(root, 'tooling/codegen/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Names of the rules that a repository with these files violates. */
const brokenRules = (files: Readonly<Record<string, string>>): readonly string[] => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')))
  folders.push(folder)
  for (const [path, text] of Object.entries({ 'packages/domain/src/index.ts': 'export const now = 1\n', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const args = [program, '--config', config, '--output-type', 'json', 'packages']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
}

const other = (path: string) => `import { now } from '${path}'\nexport const copy = now\n`

test('accepts an import inside a package', () => {
  expect(
    brokenRules({ 'packages/ui/src/a.ts': 'export const now = 1\n', 'packages/ui/src/b.ts': other('./a.ts') }),
  ).toEqual([])
})

test('refuses an import of a package that the table does not list, of types too', () => {
  const ui = { 'packages/ui/src/index.ts': 'export const now = 1\n' }
  const relative = 'no relative import into another package'
  expect(brokenRules({ ...ui, 'packages/domain/src/a.ts': other('../../ui/src/index.ts') })).toContain(
    'packages/domain imports',
  )
  expect(
    brokenRules({
      ...ui,
      'packages/domain/src/a.ts': "import type { now } from '../../ui/src/index.ts'\nexport type Now = typeof now\n",
    }),
  ).toEqual([relative, 'packages/domain imports', 'packages/domain product imports'].sort())
})

test('refuses imports in product code that the table allows only in tests', () => {
  expect(brokenRules({ 'packages/ui/src/a.ts': other('../../domain/src/index.ts') })).toContain(
    'packages/ui product imports',
  )
})

test('refuses a relative import of a package that may be imported by name', () => {
  expect(brokenRules({ 'packages/api/src/a.ts': other('../../domain/src/index.ts') })).toEqual([
    'no relative import into another package',
  ])
})

test('refuses sample data in product code and accepts it in tests', () => {
  const files = { 'packages/domain/src/testing/index.ts': 'export const now = 1\n' }
  const rule = 'packages/api product imports'
  const path = '../../domain/src/testing/index.ts'
  expect(brokenRules({ ...files, 'packages/api/src/a.ts': other(path) })).toContain(rule)
  expect(brokenRules({ ...files, 'packages/api/src/a.test.ts': other(path) })).not.toContain(rule)
})

test('refuses a cycle, a package that is not declared and a file that does not exist', () => {
  expect(
    brokenRules({
      'packages/ui/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'packages/ui/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    }),
  ).toEqual(['no cycle'])
  expect(
    brokenRules({
      'packages/ui/package.json': '{ "name": "ui" }',
      'packages/ui/node_modules/clock/index.js': 'export const now = 1\n',
      'packages/ui/src/a.ts': other('clock'),
    }),
  ).toEqual(['declared in package.json'])
  expect(brokenRules({ 'packages/ui/src/a.ts': other('./missing.ts') })).toEqual(['can be resolved'])
})
