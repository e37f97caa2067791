// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

test('without serviceUrl in config.json, calls the service at the origin of the portal', async () => {
  document.body.innerHTML = '<main data-base="/" data-texts="{}"></main>'
  const fetched = vi.fn(async (address: string) => Response.json(address === '/config.json' ? {} : { line: null }))
  vi.stubGlobal('fetch', fetched)
  await import('./waiting-page.ts')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(fetched.mock.calls[1]?.[0]).toBe('/Waiting/api/V1.0/Waiting/GetLine')
})
