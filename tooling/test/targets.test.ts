import { expect, test } from 'vitest'
import { callCounts, measure } from '../targets.ts'

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
    long: ['packages/a/src/long.ts: 301'],
    casts: 2,
  })
})

test('reads the file counts of the calls', () => {
  const table = '| call | listed | from the route |\n|---|--:|--:|\n| Pay | 26 | 44 |\n| Sign in | 15 | 28 |'
  const counts = callCounts(`| other | 1 |\n<!-- calls -->\n${table}\n\n### Pay\n<!-- /calls -->`)
  expect(counts).toEqual([
    ['Pay', 26],
    ['Sign in', 15],
  ])
})
