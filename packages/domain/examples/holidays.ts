import { isoDate } from '@invea/domain/calendar'
import { findHoliday, isWorkingDay } from '@invea/domain/holidays'

findHoliday(isoDate('2027-01-07')) // => 'genna'
isWorkingDay(isoDate('2027-01-07')) // => false
isWorkingDay(isoDate('2026-11-21'), { open: [isoDate('2026-11-21')] }) // => true
