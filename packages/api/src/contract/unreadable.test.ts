import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from './all-endpoints.ts'
import { unreadable } from './unreadable.ts'

const issuesOf = (body: unknown) => {
  const { error } = z.safeDecode(allEndpoints.createFeedback.body, body as never)
  return error ? unreadable(error, body) : []
}

test('a missing value is required, a long value names the maximum, any other is invalid', () => {
  const body = { firstName: 'x'.repeat(61), lastName: 'B', phonenumber: 5, email: 'sample@example.org' }
  expect(issuesOf(body)).toEqual([
    { field: 'firstName', code: 'tooLong', params: { max: 60 } },
    { field: 'phonenumber', code: 'invalid' },
    { field: 'feedbackNote', code: 'required' },
  ])
})
