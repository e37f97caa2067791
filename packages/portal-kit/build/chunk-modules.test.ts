import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importCycles, packageOf } from './chunk-modules.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test.each([
  ['node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/cjs/react-dom-client.js', 'react-dom'],
  ['node_modules/.pnpm/x/node_modules/@tanstack/router-core/dist/index.js?commonjs', '@tanstack/router-core'],
  ['packages/portal-kit/src/drafts/draft-store.ts', 'portal-kit/drafts'],
  ['packages/ui/src/button.tsx', 'ui'],
  ['packages/locales/en/issue.json', 'locales'],
  ['apps/passport-portal/src/routes.tsx', 'passport-portal'],
])('%s belongs to %s', (file, name) => {
  expect(packageOf(root + file)).toBe(name)
})

test('source without a file counts for the bundler', () => {
  expect(packageOf('\0rolldown/runtime.js')).toBe('bundler')
  expect(packageOf('\0vite/preload-helper.js')).toBe('bundler')
})

test('chunks that import each other are named, each cycle once', () => {
  const chunks = new Map([
    ['page', ['fields', 'frame']],
    ['fields', ['rules', 'frame']],
    ['rules', ['fields']],
    ['frame', []],
  ])
  expect(importCycles(chunks)).toEqual(['fields > rules > fields'])
  expect(importCycles(new Map([...chunks, ['rules', ['frame']]]))).toEqual([])
})
