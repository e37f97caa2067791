import { bookingWindow, formatBothCalendars, isInWindow, isoDate } from '@invea/domain'

// The office takes appointments from 3 to 45 calendar days ahead.
const days = bookingWindow({ minDays: 3, maxDays: 45 }, isoDate('2026-11-21'))

days // => { from: '2026-11-24', to: '2027-01-05' }
isInWindow(isoDate('2027-01-06'), days) // => false
formatBothCalendars(days.from, { language: 'en', calendar: 'ethiopic' }) // => 'Hidar 15, 2019 E.C. (Nov 24, 2026 G.C.)'
