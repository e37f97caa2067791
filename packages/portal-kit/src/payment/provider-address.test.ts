import { expect, test } from 'vitest'
import { providerAddress } from './InstructionScreen.tsx'

test.each([
  ['https://checkout.example/pay/1', true],
  ['http://localhost:4300/pay/1', true],
  ['http://127.0.0.1:4300/pay/1', true],
  ['http://checkout.example/pay/1', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://portal.example@evil.example/', false],
  ['/pay/1', false],
  ['', false],
])('%s may be followed: %s', (address, allowed) => {
  expect(providerAddress(address)).toBe(allowed ? address : undefined)
})
