import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { PassportInfoDraft } from '../drafts/applicant-draft.ts'
import { issuesOf } from '../issues/result.ts'
import type { RequestType } from '../model/choices.ts'
import { sampleToday as today } from '../testing/requests.ts'
import {
  asksCorrectionType,
  asksOldPassport,
  checkPassportInfo,
  offersDataCorrection,
  PassportInfo,
  PassportNumber,
  passportInfoFrom,
} from './passport.ts'

const check = (draft: PassportInfoDraft, requestType: RequestType) =>
  checkPassportInfo(passportInfoFrom(draft), { requestType, today })
const issues = (draft: PassportInfoDraft, requestType: RequestType) =>
  issuesOf(check(draft, requestType)).map(({ field, code }) => `${field}: ${code}`)

const old = {
  passportPageId: '2',
  passportNumber: 'ep0000001',
  issueDate: '01/10/2020',
  expirationDate: '01/09/2025',
} as const
const types = ['new', 'renewal', 'lost', 'correction'] as const

test('A §5: page count is required for every type', () => {
  for (const type of types) expect(issues({}, type)).toContain('passport.passportPageId: passportPageRequired')
})

test('A §2: New requires only the page count', () => {
  expect(issues({ passportPageId: '1' }, 'new')).toEqual([])
})

test.each(['renewal', 'lost'] as const)('A §5: %s requires the old passport', (type) => {
  expect(issues({ passportPageId: '1' }, type)).toEqual([
    'passport.passportNumber: passportNumberRequired',
    'passport.issueDate: issueDateRequired',
    'passport.expirationDate: expirationDateRequired',
  ])
})

test('A §5: Correction requires the old passport and a correction type', () => {
  expect(issues({ passportPageId: '1' }, 'correction')).toEqual([
    'passport.passportNumber: passportNumberRequired',
    'passport.issueDate: issueDateRequired',
    'passport.expirationDate: expirationDateRequired',
    'passport.correctionType: correctionRequired',
  ])
})

test('A §5: the Is Data correction box is offered for Renew/Replacement and Lost, and reveals the correction type', () => {
  expect(types.filter(offersDataCorrection)).toEqual(['renewal', 'lost'])
  expect(types.filter((type) => asksCorrectionType(type, true))).toEqual(['renewal', 'lost', 'correction'])
  expect(types.filter((type) => asksCorrectionType(type, false))).toEqual(['correction'])
  expect(types.filter(asksOldPassport)).toEqual(['renewal', 'lost', 'correction'])
  expect(issues({ ...old, dataCorrected: true }, 'renewal')).toEqual(['passport.correctionType: correctionRequired'])
  expect(issues({ ...old, dataCorrected: true, correctionType: 'x' }, 'lost')).toEqual([
    'passport.correctionType: correctionRequired',
  ])
})

test('a renewal becomes its model', () => {
  expect(check({ ...old, dataCorrected: true, correctionType: 'both' }, 'renewal')).toEqual({
    ok: true,
    value: {
      passportPageId: 2,
      passportNumber: 'EP0000001',
      issueDate: '2020-01-10',
      expirationDate: '2025-01-09',
      dataCorrected: true,
      correctionType: 'both',
    },
  })
})

test('fields that the type hides are neither checked nor sent', () => {
  const checked = check({ ...old, passportNumber: 'x', dataCorrected: true, correctionType: 'name' }, 'new')
  expect(checked).toEqual({ ok: true, value: { passportPageId: 2, dataCorrected: false } })
  expect(check({ ...old, dataCorrected: true, correctionType: 'name' }, 'correction')).toMatchObject({
    value: { dataCorrected: false, correctionType: 'name' },
  })
  expect(check({ ...old, dataCorrected: false, correctionType: 'name' }, 'renewal')).toMatchObject({
    ok: true,
    value: expect.not.objectContaining({ correctionType: 'name' }),
  })
})

test.each(['EP000001', 'EP00000001', 'E00000001', 'EPP0000001', '12 0000001', 'EP0000001x', 'xEP0000001'])(
  'A §5: %s is no passport number',
  (passportNumber) => {
    expect(issues({ ...old, passportNumber }, 'renewal')).toEqual(['passport.passportNumber: passportNumberFormat'])
  },
)

test('the dates of the old passport must exist and be in order', () => {
  expect(issues({ ...old, issueDate: '02/30/2020' }, 'lost')).toEqual(['passport.issueDate: dateFormat'])
  expect(issues({ ...old, expirationDate: 'x' }, 'lost')).toEqual(['passport.expirationDate: dateFormat'])
  expect(issues({ ...old, issueDate: '11/22/2026', expirationDate: '11/22/2031' }, 'lost')).toEqual([
    'passport.issueDate: issueDateFuture',
  ])
  expect(issues({ ...old, issueDate: '11/21/2026', expirationDate: '11/22/2031' }, 'lost')).toEqual([])
  expect(issues({ ...old, expirationDate: '01/10/2020' }, 'lost')).toEqual([
    'passport.expirationDate: passportDatesOrder',
  ])
  expect(issues({ ...old, expirationDate: '01/11/2020' }, 'lost')).toEqual([])
})

test.each([
  ['issueDate', '0105-10-26', 'dateFormat'],
  ['issueDate', '1899-12-31', 'dateFormat'],
  ['issueDate', '1900-01-01', undefined],
  ['issueDate', '2926-01-09', 'issueDateFuture'],
  ['expirationDate', '0105-10-26', 'dateFormat'],
  ['expirationDate', '1899-12-31', 'dateFormat'],
  ['expirationDate', '1900-01-01', 'passportDatesOrder'],
  ['expirationDate', '2041-12-31', undefined],
  ['expirationDate', '2042-01-01', 'dateFormat'],
  ['expirationDate', '2926-01-09', 'dateFormat'],
])('the %s %s of the old passport: %s', (name, date, code) => {
  const field = `passport.${name}`
  const rules = { requestType: 'renewal', replacementReason: 'damaged', today } as const
  const found = issuesOf(checkPassportInfo({ ...passportInfoFrom(old), [name]: date }, rules))
  expect(found.filter((issue) => issue.field === field)).toEqual(code ? [{ field, code }] : [])
})

test('a date that is a typing error says nothing about the reason', () => {
  const rules = { requestType: 'renewal', replacementReason: 'validReplacement', today } as const
  const found = issuesOf(checkPassportInfo({ ...passportInfoFrom(old), expirationDate: '0105-10-26' }, rules))
  expect(found).toEqual([{ field: 'passport.expirationDate', code: 'dateFormat' }])
})

test('an invalid date has its own issue and is not compared', () => {
  const of = (changes: object) =>
    issuesOf(checkPassportInfo({ ...passportInfoFrom(old), ...changes }, { requestType: 'lost', today })).map(
      ({ field, code }) => `${field}: ${code}`,
    )
  expect(of({ issueDate: 20_261_122 })).toEqual(['passport.issueDate: issueDateRequired'])
  expect(of({ expirationDate: 7 })).toEqual(['passport.expirationDate: expirationDateRequired'])
  expect(of({ issueDate: '2026-02-30', expirationDate: '2020-01-01' })).toEqual(['passport.issueDate: dateFormat'])
  expect(of({ issueDate: 'x', expirationDate: '' })).toEqual([
    'passport.issueDate: dateFormat',
    'passport.expirationDate: expirationDateRequired',
  ])
  expect(of({ issueDate: '2020-01-10', expirationDate: '0' })).toEqual(['passport.expirationDate: dateFormat'])
})

test('the schemas return their own codes', () => {
  const messages = (schema: z.ZodMiniType, value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ message }) => message)
  expect(messages(PassportNumber, undefined)).toEqual(['passportNumberRequired'])
  expect(messages(PassportNumber, ' ')).toEqual(['passportNumberRequired'])
  expect(messages(PassportInfo.shape.issueDate, 7)).toEqual(['issueDateRequired'])
  expect(messages(PassportInfo.shape.expirationDate, 7)).toEqual(['expirationDateRequired'])
  expect(messages(PassportInfo.shape.dataCorrected, 7)).toEqual(['invalid'])
})

test('issues are in the order of the form', () => {
  expect(issues({ ...old, passportNumber: '', issueDate: '11/22/2026', expirationDate: 'x' }, 'correction')).toEqual([
    'passport.passportNumber: passportNumberRequired',
    'passport.issueDate: issueDateFuture',
    'passport.expirationDate: dateFormat',
    'passport.correctionType: correctionRequired',
  ])
})

test('a box counts only when it is true', () => {
  const sent = { passportPageId: 1, dataCorrected: 'true', correctionType: 'name' }
  expect(checkPassportInfo(sent, { requestType: 'new', today })).toEqual({
    ok: true,
    value: { passportPageId: 1, dataCorrected: false },
  })
})
