import { formatBothCalendars, isInWindow, isoDate } from '@invea/domain'
import { appointmentWindow } from '@invea/domain/appointment'

const office = { restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 }
const days = appointmentWindow({ ...office, requestType: 'new' }, isoDate('2026-11-21'))

days // => { from: '2026-11-24', to: '2027-01-05' }
isInWindow(isoDate('2027-01-06'), days) // => false
formatBothCalendars(days.from, { language: 'en', calendar: 'ethiopic' }) // => 'Hidar 15, 2019 E.C. (Nov 24, 2026 G.C.)'
appointmentWindow({ ...office, requestType: 'lost' }, isoDate('2026-11-21')).from // => '2026-12-11'
