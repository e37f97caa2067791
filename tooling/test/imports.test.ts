import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../bootstrap.mjs'

const config = join(root, '.dependency-cruiser.mjs')
const program = join(root, 'tooling/codegen/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

const now = 'export const now = 1\n'
const importOf = (path: string) => `import { now } from '${path}'\nexport const copy = now\n`

/** The cases of all tests are files of one repository, because each run of dependency-cruiser takes a second. */
const files: Readonly<Record<string, string>> = {
  'packages/domain/src/index.ts': now,
  'packages/domain/src/testing/index.ts': now,
  'packages/domain/src/imports-ui.ts': importOf('../../ui/src/index.ts'),
  'packages/domain/src/imports-type.ts':
    "import type { now } from '../../ui/src/index.ts'\nexport type Now = typeof now\n",
  'packages/ui/src/index.ts': now,
  'packages/ui/src/inside.ts': importOf('./index.ts'),
  'packages/ui/src/imports-domain.ts': importOf('../../domain/src/index.ts'),
  'packages/ui/src/cycle-a.ts': "import { b } from './cycle-b.ts'\nexport const a = () => b\n",
  'packages/ui/src/cycle-b.ts': "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
  'packages/ui/package.json': '{ "name": "ui" }',
  'packages/ui/node_modules/clock/index.js': now,
  'packages/ui/src/undeclared.ts': importOf('clock'),
  'packages/ui/src/missing-file.ts': importOf('./missing.ts'),
  'packages/api/src/relative.ts': importOf('../../domain/src/index.ts'),
  'packages/api/src/sample.ts': importOf('../../domain/src/testing/index.ts'),
  'packages/api/src/sample.test.ts': importOf('../../domain/src/testing/index.ts'),
  'packages/portal-kit/src/payment/a.ts': now,
  'packages/portal-kit/src/payment/below.ts': importOf('../shell/a.ts'),
  'packages/portal-kit/src/shell/a.ts': now,
  'packages/portal-kit/src/shell/above.ts': importOf('../payment/a.ts'),
  'apps/service/src/app.ts': now,
  'apps/service/src/requests/a.ts': now,
  'apps/service/src/requests/below.ts': importOf('../platform/database/a.ts'),
  'apps/service/src/appointments/above.ts': importOf('../requests/a.ts'),
  'apps/service/src/platform/http/a.ts': now,
  'apps/service/src/platform/database/a.ts': now,
  'apps/service/src/platform/database/above.ts': importOf('../http/a.ts'),
  'apps/service/src/platform/above.ts': importOf('../app.ts'),
  'apps/service/src/extra/a.ts': importOf('../requests/a.ts'),
}

interface Report {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')))
let report: Report | undefined

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const args = [program, '--config', config, '--output-type', 'json', 'packages', 'apps']
  report = JSON.parse(spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Names of the rules that these files violate. Throws for a file that dependency-cruiser has not read. */
const brokenRules = (...paths: readonly string[]): readonly string[] => {
  const { modules = [], summary } = report ?? {}
  for (const path of paths) if (!modules.some(({ source }) => source === path)) throw new Error(`${path} was not read`)
  const found = summary?.violations.filter(({ from }) => paths.includes(from)) ?? []
  return [...new Set(found.map(({ rule }) => rule.name))].sort()
}

test('accepts an import inside a package', () => {
  expect(brokenRules('packages/ui/src/inside.ts')).toEqual([])
})

test('refuses an import of a package that the table does not list, of types too', () => {
  const relative = 'no relative import into another package'
  expect(brokenRules('packages/domain/src/imports-ui.ts')).toContain('packages/domain imports')
  expect(brokenRules('packages/domain/src/imports-type.ts')).toEqual(
    [relative, 'packages/domain imports', 'packages/domain product imports'].sort(),
  )
})

test('refuses imports in product code that the table allows only in tests', () => {
  expect(brokenRules('packages/ui/src/imports-domain.ts')).toContain('packages/ui product imports')
})

test('refuses a relative import of a package that may be imported by name', () => {
  expect(brokenRules('packages/api/src/relative.ts')).toEqual(['no relative import into another package'])
})

test('refuses sample data in product code and accepts it in tests', () => {
  expect(brokenRules('packages/api/src/sample.ts')).toContain('packages/api product imports')
  expect(brokenRules('packages/api/src/sample.test.ts')).not.toContain('packages/api product imports')
})

test('refuses a cycle, a package that is not declared and a file that does not exist', () => {
  expect(brokenRules('packages/ui/src/cycle-a.ts', 'packages/ui/src/cycle-b.ts')).toEqual(['no cycle'])
  expect(brokenRules('packages/ui/src/undeclared.ts')).toEqual(['declared in package.json'])
  expect(brokenRules('packages/ui/src/missing-file.ts')).toEqual(['can be resolved'])
})

test('refuses an import of a layer above, and accepts one of a layer below', () => {
  expect(
    brokenRules(
      'packages/portal-kit/src/shell/above.ts',
      'apps/service/src/appointments/above.ts',
      'apps/service/src/platform/database/above.ts',
      'apps/service/src/platform/above.ts',
    ),
  ).toEqual([
    'apps/service/src/appointments imports only the layers below it',
    'apps/service/src/platform/database imports only the layers below it',
    'packages/portal-kit/src/shell imports only the layers below it',
    'the platform imports nothing above it',
  ])
  expect(brokenRules('packages/portal-kit/src/payment/below.ts', 'apps/service/src/requests/below.ts')).toEqual([])
})

test('refuses a folder that is no layer', () => {
  expect(brokenRules('apps/service/src/extra/a.ts')).toEqual(['each folder of apps/service/src is a layer'])
})
