import { type IsoDate, isoDate, type RequestType, requiredDocuments } from '@invea/domain'
import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { birthCertificateBelowAge } from '@invea/domain/attachments'
import { languages } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'

const today = isoDate('2026-11-23')
const asksBirthCertificate = (requestType: RequestType, birthDate: IsoDate) =>
  requiredDocuments({ requestType, mode: 'normal', correction: false, birthDate, adopted: false }, today).includes(
    'birthCertificate',
  )
const adult = isoDate('1990-05-12')
const child = isoDate('2015-05-12')

test('B23: of adults, only a new passport asks for a birth certificate; of children, every type does', () => {
  const types = ['new', 'renewal', 'lost', 'correction'] as const
  expect(types.filter((type) => asksBirthCertificate(type, adult))).toEqual(['new'])
  expect(types.filter((type) => asksBirthCertificate(type, child))).toEqual(types)
})

test.each(languages)('B23: the terms in %s ask for it below the age of the rule', (language) => {
  expect(translate(language, 'request', 'terms.birthCertificate').match(/\d+/g)).toEqual([
    String(birthCertificateBelowAge),
  ])
})

test.each(languages)('D29: the terms in %s name the minutes of the rule', (language) => {
  // Typed in the text: the first page of a form would otherwise load the rule.
  expect(translate(language, 'request', 'terms.arrive').match(/\d+/g)).toEqual([String(earliestArrivalMinutes)])
})
