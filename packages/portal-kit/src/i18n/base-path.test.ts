import { expect, test } from 'vitest'
import { basePath, insideBase, publicAddress } from './address.ts'

test('at the root of a host nothing is put before an address', () => {
  expect(basePath).toBe('/')
  expect(publicAddress('/am/Status')).toBe('/am/Status')
  expect(insideBase('/am/Status')).toBe('/am/Status')
})

test('in a folder of a host each address begins with the folder, and the portal does not see it', () => {
  expect(publicAddress('/am/Status', '/some/path/')).toBe('/some/path/am/Status')
  expect(insideBase('/some/path/am/Status', '/some/path/')).toBe('/am/Status')
})

test('the home is found with and without its last slash', () => {
  expect(insideBase('/some/path/', '/some/path/')).toBe('/')
  expect(insideBase('/some/path', '/some/path/')).toBe('/')
})

test('a folder that only begins alike is another one', () => {
  expect(insideBase('/some/pathology', '/some/path/')).toBe('/some/pathology')
})
