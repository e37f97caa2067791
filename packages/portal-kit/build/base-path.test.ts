import { expect, test } from 'vitest'
import { readBasePath } from './base-path.ts'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['passport', '/passport/'],
  ['/some/sub/path', '/some/sub/path/'],
  ['/some//path/', '/some/path/'],
])('%j means %s', (said, base) => {
  expect(readBasePath(said)).toBe(base)
})

test.each(['../up', 'a b', 'https://host.example/x', 'x?y', '%2e'])('%j is refused', (said) => {
  expect(() => readBasePath(said)).toThrow('BASE_PATH')
})
