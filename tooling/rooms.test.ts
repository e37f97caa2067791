import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'
import { faultsOfFile, roomFaults } from './rooms.ts'

const file = (path: string) => join(root, path)

test('the house stands as drawn', () => {
  expect(roomFaults()).toEqual([])
})

test('the domain imports no other room', () => {
  expect(
    faultsOfFile('packages/domain', file('packages/domain/src/x.ts'), "import { a } from '@invea/api'"),
  ).toHaveLength(1)
})

test('a portal never imports the other portal', () => {
  const faults = faultsOfFile(
    'apps/passport-portal',
    file('apps/passport-portal/src/x.ts'),
    "import '../../origin-id-portal/src/theme.ts'",
  )
  expect(faults).toEqual([
    'apps/passport-portal/src/x.ts: reaches out of its room by ../../origin-id-portal/src/theme.ts',
  ])
})

test('the service takes the wire and the contract, never the client or a screen', () => {
  const of = (specifier: string) =>
    faultsOfFile('apps/service', file('apps/service/src/x.ts'), `import { a } from '${specifier}'`)
  expect(of('@invea/api/wire')).toEqual([])
  expect(of('@invea/api')).toHaveLength(1)
  expect(of('@invea/portal-kit')).toHaveLength(1)
})

test('the payment sandbox knows nothing of ours', () => {
  expect(
    faultsOfFile(
      'apps/payment-sandbox',
      file('apps/payment-sandbox/src/x.ts'),
      "import type { A } from '@invea/domain'",
    ),
  ).toHaveLength(1)
})

test('a dynamic import is an import', () => {
  expect(faultsOfFile('packages/ui', file('packages/ui/src/x.ts'), "await import('@invea/locales')")).toHaveLength(1)
})
