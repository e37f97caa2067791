// @vitest-environment happy-dom
import { type IsoDate, isoDate, type RequestType, requiredDocuments } from '@invea/domain'
import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { birthCertificateBelowAge } from '@invea/domain/attachments'
import { languages } from '@invea/locales'
import { catalogue, translate } from '@invea/locales/catalogue'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { ApplicantsCountScreen, termFigures } from './ApplicantsCountScreen.tsx'

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

test.each(languages)('G5: the terms in %s type no limit, and name those of the rules', (language) => {
  const { terms } = catalogue[language].request
  for (const text of [terms.birthCertificate, terms.arrive]) expect(text).not.toMatch(/\d/)
  const shown = (term: 'terms.birthCertificate' | 'terms.arrive') =>
    translate(language, 'request', term, termFigures).match(/\d+/g)
  expect(shown('terms.birthCertificate')).toEqual([String(birthCertificateBelowAge)])
  expect(shown('terms.arrive')).toEqual([String(earliestArrivalMinutes)])
})

test('G5: the screen of the terms shows the limits', async () => {
  const kind = { terms: ['request:terms.birthCertificate', 'request:terms.arrive'] } as const
  await renderStep({ step: 'applicants-count', Content: ApplicantsCountScreen, api: {}, kind })
  expect(await screen.findByText(/applicants under 50 need an authenticated birth certificate/)).toBeTruthy()
  expect(screen.getByText('Arrive no earlier than 30 minutes before your appointment.')).toBeTruthy()
})
