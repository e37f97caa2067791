import { allowedActions, isoDate } from '@invea/domain'

// One table tells what may be done with a request: the screens offer by it, the service refuses by it.
const clock = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
const paid = {
  status: 'paymentCompleted',
  mode: 'normal',
  persons: [{ personStatus: 'paymentCompleted', notified: false }],
} as const

allowedActions({ ...paid, appointmentDate: isoDate('2026-11-23') }, clock) // => ['view', 'reschedule', 'cancel']
allowedActions({ ...paid, appointmentDate: isoDate('2026-11-22') }, clock) // => ['view', 'cancel']
