import { expect, test } from 'vitest'
import { divideDurations } from './monitoring.ts'

test('divides every duration, and keeps numbers without a unit', () => {
  expect(divideDurations('1m', 10)).toBe('6000ms')
  expect(divideDurations('sum(rate(service_call_seconds_count{status=~"5.."}[5m])) > 0.02', 10)).toBe(
    'sum(rate(service_call_seconds_count{status=~"5.."}[30000ms])) > 0.02',
  )
  expect(divideDurations('abs(patroni_dcs_last_seen - time()) > 60', 10)).toBe(
    'abs(patroni_dcs_last_seen - time()) > 60',
  )
})
