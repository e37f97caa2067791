import { reading } from './reading.ts'

/** R7: Month and day. */
export const leapDayBirthday = '03-01'

/** R7 as a reading: question, choice, rivals, reason. */
export const leapDayBirthdaysReading = /* @__PURE__ */ reading({
  id: 'R7',
  question: 'When does somebody born on 29 February turn 18 in a common year?',
  chosen: leapDayBirthday,
  choice: 'On 1 March, on the Gregorian calendar that law and passports use.',
  others: [{ value: '02-28', where: 'usual in some other countries' }, { where: 'A §5 says "whole years" only' }],
  because: 'The eighteenth year is whole only once 28 February has passed.',
})
