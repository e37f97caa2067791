import { expect, test } from 'vitest'
import { faster } from './monitoring.ts'

test('every duration is divided, and numbers without a unit stay', () => {
  expect(faster('1m', 10)).toBe('6000ms')
  expect(faster('sum(rate(service_call_seconds_count{status=~"5.."}[5m])) > 0.02', 10)).toBe(
    'sum(rate(service_call_seconds_count{status=~"5.."}[30000ms])) > 0.02',
  )
  expect(faster('abs(patroni_dcs_last_seen - time()) > 60', 10)).toBe('abs(patroni_dcs_last_seen - time()) > 60')
})
