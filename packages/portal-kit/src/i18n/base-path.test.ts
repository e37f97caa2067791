import { expect, test } from 'vitest'
import { basePath, insideBase, publicAddress } from './address.ts'

test('a portal at the root of a host adds no prefix', () => {
  expect(basePath).toBe('/')
  expect(publicAddress('/am/Status')).toBe('/am/Status')
  expect(insideBase('/am/Status')).toBe('/am/Status')
})

test('in a folder of a host each address begins with the folder, and routes do not see it', () => {
  expect(publicAddress('/am/Status', '/some/path/')).toBe('/some/path/am/Status')
  expect(insideBase('/some/path/am/Status', '/some/path/')).toBe('/am/Status')
})

test('finds the home page with and without its last slash', () => {
  expect(insideBase('/some/path/', '/some/path/')).toBe('/')
  expect(insideBase('/some/path', '/some/path/')).toBe('/')
})

test('a folder whose name only begins with the base path is another folder', () => {
  expect(insideBase('/some/pathology', '/some/path/')).toBe('/some/pathology')
})
