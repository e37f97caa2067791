import { calendarNames, languageNames, pluralForm } from '@invea/locales'

calendarNames('am').ethiopianMonths[0] // => 'መስከረም'
calendarNames('om').gregorianMonths[8] // => 'Fulbaana'
calendarNames('ti').weekdays[0] // => 'ሰኑይ'
calendarNames('en').shortWeekdays[6] // => 'Sun'

languageNames.om // => 'Afaan Oromoo'
// Nothing is counted as one in Amharic and Tigrinya.
pluralForm('am', 0) // => 'one'
