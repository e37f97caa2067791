import { canReschedule, isoDate } from '@invea/domain'

// A paid appointment can be moved until two days before its date.
const today = isoDate('2026-11-21')

canReschedule('paymentCompleted', isoDate('2026-11-23'), today) // => true
canReschedule('paymentCompleted', isoDate('2026-11-22'), today) // => false
canReschedule('initial', isoDate('2026-12-01'), today) // => false
