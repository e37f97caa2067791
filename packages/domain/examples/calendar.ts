import { addWorkingDays, formatDate, formatTime, fromEthiopian, isoDate, toEthiopian } from '@invea/domain'

const day = isoDate('2026-12-01')

toEthiopian(day) // => { year: 2019, month: 3, day: 22 }
fromEthiopian({ year: 2019, month: 3, day: 22 }) // => '2026-12-01'
formatDate(day, { language: 'am', calendar: 'ethiopic', style: 'full' }) // => 'ማክሰኞ፣ ኅዳር 22 ቀን 2019 ዓ.ም.'
formatTime('08:30', { language: 'en', clock: 'both' }) // => '8:30 AM (2:30 Ethiopian time)'
addWorkingDays(day, 15) // => '2026-12-22'
