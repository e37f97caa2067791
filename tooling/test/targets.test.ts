import { expect, test } from 'vitest'
import { measure } from '../targets.ts'

test('counts product files and not tests, generated files or types of other packages', () => {
  const texts: Readonly<Record<string, string>> = {
    'packages/a/src/long.ts': 'line\n'.repeat(301),
    'packages/a/src/short.ts': 'const one = two as never\nconst three = four as unknown as Five\n',
    'packages/a/src/short.test.ts': 'as never\n',
    'packages/a/src/schema.gen.ts': 'as never\n',
    'packages/a/README.md': 'as never\n',
  }
  expect(measure(Object.keys(texts), (file) => texts[file] ?? '')).toEqual({
    files: 2,
    lines: 303,
    median: 2,
    ninetieth: 2,
    short: 1,
    long: 1,
    casts: 2,
  })
})
