import { calendarNames, holidayName } from '@invea/locales/calendar'

calendarNames('am').ethiopianMonths[0] // => 'መስከረም'
calendarNames('om').gregorianMonths[8] // => 'Fulbaana'
// Weekdays begin with Monday.
calendarNames('ti').weekdays[0] // => 'ሰኑይ'
calendarNames('en').shortWeekdays[6] // => 'Sun'

// A holiday of findHoliday or holidaysOf of @invea/domain/holidays.
holidayName('genna', 'en') // => 'Ethiopian Christmas (Genna)'
holidayName('genna', 'am') // => 'ገና (የልደት በዓል)'
