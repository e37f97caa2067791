import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '../../src/testing/a-member.ts'
import { startService, type TestService } from '../../src/testing/a-service.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

const services: TestService[] = []
beforeAll(async () => {
  for (const PHONE_PREFIXES of ['9', '9,7']) {
    services.push((await startService('embedded', { PHONE_PREFIXES })) as TestService)
  }
})
afterAll(() => Promise.all(services.map((service) => service.stop())))

test.each([
  [0, '0700000001', 400],
  [0, '0900000001', 200],
  [1, '0700000001', 200],
  [1, '900000002', 200],
  [1, '0800000001', 400],
])(
  'the accepted first digits are a setting (D16): service %i responds to %s with %i',
  async (at, phoneNumber, status) => {
    const visitor = await aHuman(services[at] as TestService, ['signUp'])
    const response = await visitor.call('registerUser', { body: aRegistration({ phoneNumber }) })
    expect([response.status, response.body.errors?.[0]?.code]).toEqual([
      status,
      status === 200 ? undefined : 'phoneFormat',
    ])
  },
)
