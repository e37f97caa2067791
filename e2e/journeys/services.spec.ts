import { ApplicantForm, almaz, chooseAllDocuments, dayInYears, newPassportNumber } from '../pages/applicant-form.ts'
import { test } from '../pages/request-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect } from '../test.ts'

interface Service {
  readonly type: 'renewal' | 'lost' | 'correction'
  readonly reason?: 'expired' | 'pageRunOut' | 'damaged' | 'validReplacement'
  /** Validity of the old passport, in years from now. */
  readonly validFor?: number
  readonly corrected?: boolean
  /** ETB, as B §9 prints it. */
  readonly price: string
  /** Names in the catalogue of documents, in the order of the form. */
  readonly documents: readonly string[]
}

/** The services for an adult woman except New. Other tests cover New, groups with lost passports, and urgent. */
const services: Readonly<Record<string, Service>> = {
  'an expired passport': { type: 'renewal', reason: 'expired', price: '5,000', documents: ['oldPassportDataPage'] },
  'an expired passport with wrong data': {
    type: 'renewal',
    reason: 'expired',
    corrected: true,
    price: '12,500',
    documents: ['oldPassportDataPage', 'courtLetter'],
  },
  'a full passport': {
    type: 'renewal',
    reason: 'pageRunOut',
    validFor: 3,
    price: '5,000',
    documents: ['oldPassportDataPage'],
  },
  'a damaged passport': {
    type: 'renewal',
    reason: 'damaged',
    price: '13,000',
    documents: ['kebeleId', 'damagedPassportPages'],
  },
  'a passport valid for two years or less': {
    type: 'renewal',
    reason: 'validReplacement',
    validFor: 1,
    price: '13,000',
    documents: ['oldPassportDataPage', 'validityReason'],
  },
  'a lost passport': { type: 'lost', price: '13,000', documents: ['kebeleId', 'policeLetter'] },
  'a lost passport with wrong data': {
    type: 'lost',
    corrected: true,
    price: '20,500',
    documents: ['kebeleId', 'policeLetter', 'courtLetter'],
  },
  'wrong data in an expired passport': {
    type: 'correction',
    price: '12,500',
    documents: ['oldPassportDataPage', 'courtLetter'],
  },
  'wrong data in a valid passport': {
    type: 'correction',
    validFor: 3,
    price: '20,500',
    documents: ['oldPassportDataPage', 'courtLetter'],
  },
}

/** One service of each type for `npm test`. The full run tests all. */
const always = [
  'a passport valid for two years or less',
  'a lost passport with wrong data',
  'wrong data in a valid passport',
]

/** As typed: MMddyyyy. */
const expiredDay = '01142023'

for (const [name, { type, reason, validFor, corrected = false, price, documents }] of Object.entries(services)) {
  test(
    `${name}: its inputs, documents and price`,
    always.includes(name) ? {} : onlyFull,
    async ({ page, database, checkScreen, t, wizard }) => {
      const applicant = new ApplicantForm(wizard)
      const correction = applicant.field('passport.correctionType')

      await test.step('no calendar: the page shows when the passport is expected', async () => {
        await wizard.startIndividual()
        await wizard.chooseType(type, reason, () => checkScreen(page, '70-reason'), {
          number: newPassportNumber(),
          expires: validFor === undefined ? expiredDay : dayInYears(validFor),
        })
        await wizard.completeSiteStep('withoutDelivery')
        await wizard.acceptEstimate()
        await wizard.expectStep('personal-detail')
        await applicant.person(almaz())
        await wizard.next()
        await applicant.addressAndFamily()
      })

      await test.step('the old passport and what is wrong in it', async () => {
        await wizard.expectStep('passport-info')
        await wizard.expectErrorsOnNext(
          t('issue', 'passportPageRequired'),
          // The old passport is part of the reason step of a replacement.
          ...(reason === undefined
            ? [
                t('issue', 'passportNumberRequired'),
                t('issue', 'issueDateRequired'),
                t('issue', 'expirationDateRequired'),
              ]
            : []),
          ...(type === 'correction' ? [t('issue', 'correctionRequired')] : []),
        )
        await applicant.passport(newPassportNumber(), validFor === undefined ? expiredDay : dayInYears(validFor))
        if (reason === 'validReplacement')
          await applicant.field('passport.shortValidityReason').selectOption('scholarship')
        const box = applicant.field('passport.dataCorrected')
        await expect(box).toHaveCount(type === 'correction' ? 0 : 1)
        await expect(correction).toHaveCount(type === 'correction' ? 1 : 0)
        if (corrected) await box.check()
        if (corrected || type === 'correction') await correction.selectOption('name')
        await wizard.next()
      })

      await test.step('its documents and no others', async () => {
        await wizard.expectStep('attachments')
        const choosers = page.locator('main li').getByRole('group')
        await expect(choosers).toHaveCount(documents.length)
        for (const [at, document] of documents.entries()) {
          await expect(choosers.nth(at)).toHaveAccessibleName(new RegExp(t('document', document)))
        }
        await chooseAllDocuments(page, t)
        await wizard.next()
      })

      await test.step('the summary and the price', async () => {
        await wizard.expectStep('summary')
        await expect(page.getByText(t('choice', `requestType.${type}`)).first()).toBeVisible()
        await wizard.acceptSummary()
        await expect(page.getByText(t('payment', 'etb', { amount: price }), { exact: true }).first()).toBeVisible()
      })

      await test.step('paid, with its slip', async () => {
        await wizard.orderPayment('redirect')
        await wizard.payAtProvider(database)
      })
    },
  )
}
