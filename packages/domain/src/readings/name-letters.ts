import { reading } from './reading.ts'

/** D31: By application. */
export const nameLetters = {
  passport: 'A-Z',
  originId: 'Latin letters, accents, apostrophe, hyphen, inner space',
} as const

/** D31 as a reading: question, choice, rivals, reason. */
export const nameLettersReading = /* @__PURE__ */ reading({
  id: 'D31',
  question: 'What of names with apostrophe, hyphen or inner space?',
  chosen: nameLetters,
  choice:
    'Passport: letters A-Z only; the form explains why and offers the joined spelling in one tap. Origin ID: as in the foreign passport.',
  others: [{ value: 'A-Z only, no help', where: 'A §5' }],
  because: 'The rule binds; the person must not be left alone with it.',
})
