import { allowedActions, isoDate } from '@invea/domain'

const clock = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
const persons = [{ personStatus: 'paymentCompleted', notified: false }] as const
const paid = { status: 'paymentCompleted', mode: 'normal', persons } as const

allowedActions({ ...paid, appointmentDate: isoDate('2026-11-23') }, clock) // => ['view', 'reschedule', 'cancel']
allowedActions({ ...paid, appointmentDate: isoDate('2026-11-22') }, clock) // => ['view', 'cancel']
