import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { originIdGuide, passportGuide } from './guide.ts'
import { type GuideAnswers, guideRules, originIdServiceRules, passportServiceRules } from './guide-rules.ts'
import { findOriginIdService, fittingServices, originIdServiceNames, originIdServices } from './origin-id-services.ts'
import { type PassportService, passportServices, urgentReasonIssues, urgentReasons } from './passport-services.ts'

const facts = {
  today: isoDate('2026-11-21'),
  restriction: { minDays: 3, maxDays: 45 },
  processingDays: 15,
  originIdBaseFee: 20_000,
}
const adult: GuideAnswers = { nationality: 'ethiopian', birthDate: isoDate('1990-05-12'), passport: 'none' }
const child = { birthDate: isoDate('2015-01-01') }
const [adultBirthday, childBirthday] = [adult.birthDate, child.birthDate]
const foreign: GuideAnswers = { ...adult, nationality: 'foreign', origin: 'ethiopianParent' }

const passport = (answers: Partial<GuideAnswers>) => passportGuide({ ...adult, ...answers }, facts)
const originId = (answers: Partial<GuideAnswers>) => originIdGuide({ ...foreign, ...answers }, facts)
const offered = (results: readonly { service: string; offered: boolean }[]) =>
  results.filter((result) => result.offered).map(({ service }) => service)
const find = (service: PassportService, answers: Partial<GuideAnswers>) =>
  passport(answers).find((result) => result.service === service)

test('A §1: ten passport services and seven Origin ID services, each with its rules', () => {
  expect(Object.keys(passportServices)).toEqual(Object.keys(passportServiceRules))
  expect(Object.keys(passportServices)).toHaveLength(10)
  expect(originIdServiceNames).toHaveLength(7)
  expect(originIdServiceNames).toEqual(Object.keys(originIdServiceRules))
  expect(passport({}).map(({ service }) => service)).toEqual(Object.keys(passportServices))
})

test('A §1: services map to an appointment type and a reason', () => {
  expect(passportServices.pageRunOut).toMatchObject({ requestType: 'renewal', replacementReason: 'pageRunOut' })
  expect(passportServices.dataChange.requestType).toBe('correction')
  expect(originIdServices.child).toEqual({ requestType: 'new', applicantType: 'child', fee: 'new' })
  expect(originIdServices.bySpouse.applicantType).toBe('bySpouse')
  expect(originIdServices.damaged).toMatchObject({ requestType: 'renewal', replacementReason: 'damaged' })
})

test('A §1: urgent is for signed-in users at the main office, emergency in person', () => {
  expect(passportServices.urgent).toMatchObject({ account: true, mainOfficeOnly: true, mode: 'urgent' })
  expect(passportServices.emergency.channel).toBe('inPerson')
  for (const service of ['new', 'expired', 'lost', 'under18'] as const) {
    expect(passportServices[service]).toMatchObject({ account: false, mainOfficeOnly: false, channel: 'portal' })
  }
})

test.each([
  [{}, ['new']],
  [{ passport: 'expired' }, ['expired']],
  [{ passport: 'expired', correction: true }, ['expired', 'dataChange']],
  [{ passport: 'valid' }, ['validReplacement']],
  [{ passport: 'valid', pagesLeft: 3 }, ['pageRunOut', 'validReplacement']],
  [{ passport: 'valid', pagesLeft: 4 }, ['validReplacement']],
  [{ passport: 'valid', passportDamaged: true }, ['damaged']],
  [{ passport: 'expired', passportDamaged: true }, ['damaged']],
  [{ passport: 'lost' }, ['lost']],
  [{ passport: 'lost', passportDamaged: true }, ['lost']],
  [{ passport: 'valid', correction: true }, ['dataChange', 'validReplacement']],
  [child, ['under18']],
  [{ ...child, passport: 'expired' }, ['expired']],
  [{ urgentReason: 'medicalLetter' }, ['new', 'urgent']],
  [{ emergency: true }, ['new', 'emergency']],
] as const)('for %o the guide offers %s', (answers, services) => {
  expect(offered(passport(answers))).toEqual(services)
})

test.each([
  ['new', { nationality: 'foreign' }, 'ethiopianNational'],
  ['new', { openRequest: true }, 'noOpenRequest'],
  ['new', { passport: 'valid' }, 'holdsNoPassport'],
  ['new', child, 'adult'],
  ['under18', {}, 'child'],
  ['expired', { passport: 'valid' }, 'passportExpired'],
  ['pageRunOut', { passport: 'valid', pagesLeft: 10 }, 'pagesRunOut'],
  ['dataChange', { passport: 'valid' }, 'correctionWanted'],
  ['damaged', { passport: 'valid' }, 'passportDamaged'],
  ['expired', { passport: 'expired', passportDamaged: true }, 'passportUndamaged'],
  ['lost', {}, 'passportLost'],
  ['urgent', {}, 'urgentReason'],
  ['emergency', {}, 'emergency'],
  ['validReplacement', { passport: 'expired' }, 'passportValid'],
] as const)('A §5: %s is closed for %o by rule %s', (service, answers, rule) => {
  expect(find(service, answers)).toEqual({ service, offered: false, decidedBy: rule, documents: [] })
})

test('a New passport: fee, documents, and delivery counted from the earliest appointment', () => {
  expect(find('new', {})).toEqual({
    service: 'new',
    offered: true,
    decidedBy: 'holdsNoPassport',
    fee: 5_000,
    documents: ['kebeleId', 'birthCertificate'],
    // Earliest appointment Tuesday 24 November, then 15 working days.
    delivery: '2026-12-15',
  })
})

test('the earliest appointment is a working day of the office', () => {
  const closures = { closed: [isoDate('2026-11-24')] }
  const [result] = passportGuide(adult, { ...facts, closures })
  expect(result?.delivery).toBe('2026-12-16')
})

test('other services are delivered from today, and priced by their table', () => {
  expect(find('lost', { passport: 'lost', correction: true })).toMatchObject({
    fee: 20_500,
    documents: ['kebeleId', 'policeLetter', 'courtLetter'],
    delivery: '2026-12-11',
    decidedBy: 'passportLost',
  })
  expect(find('dataChange', { passport: 'valid', correction: true })?.fee).toBe(20_500)
  expect(find('dataChange', { passport: 'expired', correction: true })?.fee).toBe(12_500)
  expect(find('damaged', { passport: 'valid', passportDamaged: true })?.fee).toBe(13_000)
  expect(find('pageRunOut', { passport: 'valid', pagesLeft: 2 })?.fee).toBe(5_000)
  expect(find('validReplacement', { passport: 'valid' })?.fee).toBe(13_000)
  expect(find('expired', { passport: 'expired' })?.fee).toBe(5_000)
})

test('A §5: a short validity requires its reason', () => {
  expect(find('validReplacement', { passport: 'valid', expirationDate: isoDate('2027-11-21') })?.documents).toEqual([
    'oldPassportDataPage',
    'validityReason',
  ])
})

test('A §5: a child comes with a parent’s or guardian’s document', () => {
  expect(find('under18', child)).toMatchObject({ fee: 5_000, documents: ['birthCertificate', 'parentId'] })
  expect(find('under18', { ...child, adopted: true, correction: true })).toMatchObject({
    fee: 5_000,
    documents: ['birthCertificate', 'guardianshipPaper'],
  })
})

test('urgency comes on top of the service the person needs', () => {
  expect(find('urgent', { urgentReason: 'invitation', passport: 'expired', correction: true })).toEqual({
    service: 'urgent',
    offered: true,
    decidedBy: 'urgentReason',
    urgentFees: { 2: 32_500, 5: 25_500 },
    documents: ['oldPassportDataPage', 'courtLetter', 'urgentEvidence'],
    delivery: '2026-11-26',
  })
  expect(find('urgent', { urgentReason: 'invitation', openRequest: true })).toMatchObject({
    offered: false,
    decidedBy: 'noOpenRequest',
  })
})

test('an emergency has no price here: it is handled in person', () => {
  expect(find('emergency', { emergency: true })).toEqual({
    service: 'emergency',
    offered: true,
    decidedBy: 'emergency',
    documents: [],
  })
})

test('A §5: only the listed reasons make a request urgent', () => {
  expect(urgentReasons.flatMap((reason) => urgentReasonIssues(reason, 'x'))).toEqual([])
  expect(urgentReasonIssues('holiday', 'x')).toEqual([{ field: 'x', code: 'urgentReasonRequired' }])
  expect(urgentReasonIssues(undefined, 'x')).toHaveLength(1)
})

test.each([
  [{}, ['new']],
  [{ origin: 'formerCitizen', originId: 'yellowCard' }, ['new']],
  [{ originId: 'valid' }, []],
  [{ originId: 'valid', correction: true }, ['correction']],
  [{ originId: 'expired' }, ['renewal']],
  [{ originId: 'expired', correction: true }, ['renewal', 'correction']],
  [{ originId: 'damaged' }, ['damaged']],
  [{ originId: 'lost' }, ['lost']],
  [{ origin: 'spouseOfHolder' }, ['bySpouse']],
  [{ ...child }, ['child']],
  [{ ...child, origin: 'childOfHolder' }, ['child']],
  [{ ...child, origin: undefined }, []],
  // An adult child of a holder has no service (A §1).
  [{ origin: 'childOfHolder' }, []],
  [{ nationality: 'ethiopian' }, []],
  [{ openRequest: true }, []],
  [{ origin: undefined }, []],
] as const)('an Origin ID for %o: %s', (answers, services) => {
  expect(offered(originId(answers))).toEqual(services)
})

test('A §5: a holder of a valid Origin ID should not apply for a new one', () => {
  expect(originId({ originId: 'valid' })[0]).toMatchObject({ offered: false, decidedBy: 'holdsNoOriginId' })
})

test.each([
  ['new', adultBirthday, []],
  ['bySpouse', adultBirthday, []],
  ['child', childBirthday, []],
  ['new', childBirthday, ['child']],
  ['bySpouse', childBirthday, ['child']],
  ['child', adultBirthday, ['new', 'bySpouse']],
] as const)('A §1: the service %s and a birth on %s: %s fit instead', (service, birthDate, fitting) => {
  expect(fittingServices({ service, birthDate, day: facts.today })).toEqual(fitting)
  // The guide has the same limit.
  expect(originIdServiceRules[service].some((rule) => rule === 'adult')).toBe(service !== 'child')
})

test('A §1: renewal, replacement and correction of a card are for every age', () => {
  for (const service of ['renewal', 'damaged', 'lost', 'correction'] as const)
    for (const birthDate of [adultBirthday, childBirthday])
      expect(fittingServices({ service, birthDate, day: facts.today })).toEqual([])
})

test('R7: born on 29 February, an applicant is a child until the last day of February', () => {
  const birthDate = isoDate('2008-02-29')
  expect(fittingServices({ service: 'child', birthDate, day: isoDate('2026-02-28') })).toEqual([])
  expect(fittingServices({ service: 'new', birthDate, day: isoDate('2026-03-01') })).toEqual([])
})

test('an application that was stored with the wrong service stays valid, and no other may become so', () => {
  const stored = { service: 'child', birthDate: adultBirthday, day: facts.today } as const
  expect(fittingServices({ ...stored, storedBirthDate: isoDate('1980-01-01') })).toEqual([])
  expect(fittingServices({ ...stored, storedBirthDate: childBirthday })).toEqual(['new', 'bySpouse'])
})

test('A §5: a child comes with a parent’s or guardian’s document for an Origin ID too', () => {
  const documents = (answers: Partial<GuideAnswers>) =>
    originId({ ...child, originId: 'expired', ...answers }).find(({ service }) => service === 'renewal')?.documents
  expect(documents({})).toEqual(['foreignPassport', 'oldOriginId', 'birthCertificate', 'parentId', 'photo'])
  expect(documents({ adopted: true })).toContain('guardianshipPaper')
})

test('R4: Origin ID fees follow the operator’s base fee, and are left out without one', () => {
  const lost = originId({ originId: 'lost', timesLost: 2 }).find(({ service }) => service === 'lost')
  expect(lost).toEqual({
    service: 'lost',
    offered: true,
    decidedBy: 'originIdLost',
    fee: 30_000,
    documents: ['foreignPassport', 'policeLetter', 'photo'],
    delivery: '2026-12-11',
  })
  const [first] = originIdGuide(foreign, { ...facts, originIdBaseFee: undefined })
  expect(first && 'fee' in first).toBe(false)
  expect(originId({})[0]?.delivery).toBe('2026-12-15')
})

test('for any answers, an offered service meets all its rules, a closed one names one that fails', () => {
  const answers = fc.record({
    nationality: fc.constantFrom('ethiopian' as const, 'foreign' as const),
    birthDate: fc.constantFrom(isoDate('1960-01-01'), isoDate('2015-01-01')),
    passport: fc.constantFrom('none' as const, 'valid' as const, 'expired' as const, 'lost' as const),
    passportDamaged: fc.boolean(),
    pagesLeft: fc.constantFrom(undefined, 0, 3, 30),
    correction: fc.boolean(),
    urgentReason: fc.constantFrom(undefined, ...urgentReasons),
    emergency: fc.boolean(),
    openRequest: fc.boolean(),
    origin: fc.constantFrom(undefined, 'formerCitizen' as const, 'spouseOfHolder' as const),
    originId: fc.constantFrom(undefined, 'none' as const, 'valid' as const, 'expired' as const, 'lost' as const),
  })
  fc.assert(
    fc.property(answers, (given) => {
      for (const { service, offered: open, decidedBy, fee } of passportGuide(given, facts)) {
        const rules = passportServiceRules[service]
        expect(rules.every((rule) => guideRules[rule](given, facts.today))).toBe(open)
        expect(guideRules[decidedBy](given, facts.today)).toBe(open)
        if (!open) expect(fee).toBeUndefined()
      }
      for (const { service, offered: open, decidedBy } of originIdGuide(given, facts)) {
        expect(originIdServiceRules[service].every((rule) => guideRules[rule](given, facts.today))).toBe(open)
        expect(guideRules[decidedBy](given, facts.today)).toBe(open)
      }
    }),
  )
})

test('the request identifies its service', () => {
  for (const service of originIdServiceNames) {
    const { applicantType, ...entry } = originIdServices[service]
    expect(findOriginIdService({ ...entry, originIdApplicantType: applicantType })).toBe(service)
  }
  expect(findOriginIdService({ requestType: 'lost', originIdApplicantType: 'child' })).toBeUndefined()
  expect(findOriginIdService({ requestType: 'new' })).toBeUndefined()
  expect(findOriginIdService({ requestType: 'renewal', originIdApplicantType: 'byBirth' })).toBeUndefined()
})
