// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { waitingBody } from './waiting-page-html.ts'

test('the region of the messages is not hidden before the first one, so that it is spoken', () => {
  const parts = { language: 'en', portalName: 'Passport', helpLine: '8133', base: '/', form: '/form' } as const
  expect(waitingBody(parts)).toMatch(/<p id="note" role="status" class="(?![^"]*hidden)/)
})

test('without serviceUrl in config.json, calls the service at the origin of the portal', async () => {
  document.body.innerHTML = '<main data-base="/" data-texts="{}"></main>'
  const fetched = vi.fn(async (address: string) => Response.json(address === '/config.json' ? {} : { line: null }))
  vi.stubGlobal('fetch', fetched)
  await import('./waiting-page.ts')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(fetched.mock.calls[1]?.[0]).toBe('/Waiting/api/V1.0/Waiting/GetLine')
})
