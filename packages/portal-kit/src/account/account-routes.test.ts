import { expect, test } from 'vitest'
import { readConfirmation } from './AccountFields.tsx'
import { readSignInSearch } from './account-routes.tsx'

test('a sign-in leads to a page of this portal', () => {
  expect(readSignInSearch({ next: '/Application-List?request=12' })).toEqual({ next: '/Application-List?request=12' })
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'Status', 7])(
  'never leads to %s',
  (next) => {
    expect(readSignInSearch({ next })).toEqual({})
  },
)

test('reads only known values of `done`, `mode` and `over`', () => {
  expect(readSignInSearch({ done: 'registered', mode: 'forgot' })).toEqual({ done: 'registered', mode: 'forgot' })
  expect(readSignInSearch({ over: true, next: '/urgent-appointment' })).toEqual({
    over: true,
    next: '/urgent-appointment',
  })
  expect(readSignInSearch({ done: 'paid', mode: 'admin', over: 'yes' })).toEqual({})
})

test('the mailed link of a registration contains proof and address, other addresses of the page do not', () => {
  expect(readConfirmation('#t=TOKEN&e=almaz%2B1%40example.org')).toEqual({
    proof: 'TOKEN',
    email: 'almaz+1@example.org',
  })
  expect(readConfirmation('#t=TOKEN')).toEqual({ proof: 'TOKEN', email: '' })
  for (const hash of ['', '#', '#main', '#t=', '#e=almaz%40example.org']) expect(readConfirmation(hash)).toBeUndefined()
})
