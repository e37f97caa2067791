import { expect, test } from 'vitest'
import { readRequestSearch } from './view-search.ts'

test.each([
  [
    { request: 12, view: 'pay' },
    { request: 12, view: 'pay' },
  ],
  [
    { request: 12, view: 'edit', part: 'address', person: '34' },
    { request: 12, view: 'edit', part: 'address', person: 34 },
  ],
  [
    { request: 12, view: 'edit', part: 'price', person: '34' },
    { request: 12, view: 'edit' },
  ],
  [{ request: '12' }, { request: 12, view: undefined }],
  [
    { request: 12, view: 'delete' },
    { request: 12, view: undefined },
  ],
  [{ request: -1, view: 'pay' }, {}],
  [{ request: '1 or 1=1' }, {}],
  [{ view: 'pay' }, {}],
  [{}, {}],
])('%j is read as %j', (search, read) => {
  expect(readRequestSearch(search)).toEqual(read)
})
