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
  const args = [
    program,
    '--config',
    config,
    '--output-type',
    'json',
    ...new Set(['packages', ...Object.keys(files).map((path) => path.split('/')[0] ?? '')]),
  ]
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

test('refuses an import of a layer above, and accepts one of a layer below', () => {
  const files = {
    'packages/portal-kit/src/payment/a.ts': 'export const now = 1\n',
    'packages/portal-kit/src/shell/a.ts': 'export const now = 1\n',
    'apps/service/src/app.ts': 'export const now = 1\n',
    'apps/service/src/requests/a.ts': 'export const now = 1\n',
    'apps/service/src/platform/http/a.ts': 'export const now = 1\n',
    'apps/service/src/platform/database/a.ts': 'export const now = 1\n',
  }
  expect(
    brokenRules({
      ...files,
      'packages/portal-kit/src/shell/b.ts': other('../payment/a.ts'),
      'apps/service/src/appointments/b.ts': other('../requests/a.ts'),
      'apps/service/src/platform/database/b.ts': other('../http/a.ts'),
      'apps/service/src/platform/clock.ts': other('../app.ts'),
    }),
  ).toEqual([
    'apps/service/src/appointments imports only the layers below it',
    'apps/service/src/platform/database imports only the layers below it',
    'packages/portal-kit/src/shell imports only the layers below it',
    'the platform imports nothing above it',
  ])
  expect(
    brokenRules({
      ...files,
      'packages/portal-kit/src/payment/b.ts': other('../shell/a.ts'),
      'apps/service/src/requests/b.ts': other('../platform/database/a.ts'),
    }),
  ).toEqual([])
})

test('refuses a folder that is no layer', () => {
  const files = { 'apps/service/src/platform/a.ts': 'export const now = 1\n' }
  expect(brokenRules({ ...files, 'apps/service/src/extra/a.ts': other('../platform/a.ts') })).toEqual([
    'each folder of apps/service/src is a layer',
  ])
})
