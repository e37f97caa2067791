import { expect, test } from 'vitest'
import { readBasePath } from './portal-config.ts'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['passport', '/passport/'],
  ['/some/sub/path', '/some/sub/path/'],
  ['/some//path/', '/some/path/'],
])('%j means %s', (value, base) => {
  expect(readBasePath(value)).toBe(base)
})

test.each(['../up', 'a b', 'https://host.example/x', 'x?y', '%2e'])('%j is refused', (value) => {
  expect(() => readBasePath(value)).toThrow('BASE_PATH')
})
