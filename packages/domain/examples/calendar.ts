import { addWorkingDays, formatBothCalendars, formatDate, formatTime, isoDate, toEthiopian } from '@invea/domain'

const appointment = isoDate('2026-12-01')

toEthiopian(appointment) // => { year: 2019, month: 3, day: 22 }
formatDate(appointment, { language: 'en', calendar: 'gregorian' }) // => 'Dec 01, 2026'
formatDate(appointment, { language: 'am', calendar: 'ethiopic', style: 'full' }) // => 'ማክሰኞ፣ ኅዳር 22 ቀን 2019 ዓ.ም.'
formatBothCalendars(appointment, { language: 'en', calendar: 'ethiopic' }) // => 'Hidar 22, 2019 E.C. (Dec 01, 2026 G.C.)'
formatTime('08:30', { language: 'en', clock: 'both' }) // => '8:30 AM (2:30 Ethiopian time)'

// 15 working days, week-ends and Ethiopian holidays left out.
addWorkingDays(appointment, 15) // => '2026-12-22'
