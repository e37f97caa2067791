import { expect, test } from 'vitest'
import { serviceOf } from '../../src/testing/a-service.ts'

const service = serviceOf('embedded')

test('the address of the service shows a page with working links', async () => {
  const response = await fetch(`${service.url}/`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const links = [...(await response.text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/docs', '/outbox', '/readyz'])
  for (const href of links) expect((await fetch(`${service.url}${href}`)).status).toBe(200)
})
