import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Database } from '../settings.ts'
import type { WordsOf } from '../test.ts'
import { chooseAllDocuments } from './applicant-form.ts'
import { SandboxPages } from './outbox-and-sandbox.ts'
import { RequestWizard, savedOn } from './request-wizard.ts'

/** Answers to questions that only some services have. */
export interface OriginIdCase {
  readonly service: 'new' | 'renewal' | 'damaged' | 'lost' | 'correction' | 'bySpouse' | 'child'
  /** The visa number for applicants without a card, otherwise the card number. */
  readonly number: 'visaNumber' | 'originIdNumber'
  readonly birthDate: string
  readonly timesLost?: string
}

/** Page object of the Origin ID request, with one method for each screen. */
export class OriginIdWizard extends RequestWizard {
  readonly home: string

  constructor(page: Page, t: WordsOf, home: string) {
    super(page, t)
    this.home = home
  }

  async start() {
    await this.startIndividual(this.home)
    await this.expectStep('origin-id-service')
  }

  async chooseService({ service }: OriginIdCase) {
    await this.expectStep('origin-id-service')
    await this.page.locator(`input[value=${service}]`).check()
    await this.next()
  }

  async completeSite({ number }: OriginIdCase, region: string) {
    await this.expectStep('site')
    await this.own('originId.country').selectOption({ index: 5 })
    await this.own('address.subCity').fill('Bole')
    await this.own(`originId.${number}`).fill('SAMPLE123')
    await this.chooseOffice(region)
    await this.solveCaptcha('site.captcha')
    await this.next()
  }

  /** Completes the date step: a calendar for some services, an estimate for others. */
  async completeTime(hasCalendar: boolean) {
    if (!hasCalendar) {
      await this.acceptEstimate()
      return
    }
    await this.expectStep('date-time')
    await this.chooseDayAndTime()
    await this.next()
  }

  async fillForeigner({ birthDate, service }: OriginIdCase) {
    await this.expectStep('personal-detail')
    await this.own('personal.firstName').fill('Zoë')
    await this.own('personal.fatherName').fill("O'Brien")
    await this.own('personal.grandfatherName').fill('Jean-Luc')
    await this.own('personal.birthDate').pressSequentially(birthDate)
    if (service === 'child') await this.own('personal.under18').check()
    await this.own('personal.birthPlace').fill('Toronto')
    // A new person each time, because a person can have only one open request (D30).
    await this.own('personal.birthCertificateId').fill(String(randomInt(10 ** 12)).padStart(16, '1'))
    await this.page.locator('input[value=female]').check()
    await this.own('personal.maritalStatus').selectOption({ index: 1 })
    await this.own('personal.occupationId').selectOption({ index: 2 })
    await this.own('personal.nationalityId').selectOption({ index: 4 })
    await this.own('personal.phoneNumber').fill('+44 1632 960001')
    await this.next()
  }

  async fillAddressAndFamily(region: string) {
    await this.expectStep('address')
    await this.own('address.region').selectOption({ label: region })
    await this.own('address.city').fill('Adama')
    await this.next()
    await this.expectStep('family')
    await this.next()
  }

  async fillDetail({ number, timesLost, service }: OriginIdCase) {
    await this.expectStep('origin-id-detail')
    if (number === 'visaNumber') await this.own('originId.visaType').selectOption({ index: 1 })
    if (timesLost) await this.own('originId.timesLost').fill(timesLost)
    if (service === 'child') await this.own('originId.filledBy').selectOption('parent')
    if (service === 'correction') await this.own('passport.correctionType').selectOption('name')
  }

  /** Chooses a file for each document, or uses the offered document of the family. */
  async addDocuments(offered?: string) {
    await this.expectStep('attachments')
    if (offered) {
      const words = this.t('attachments', 'sameFile', { name: offered, document: '' }).trim()
      await this.page.getByRole('button', { name: words }).first().click()
      const sent = this.t('attachments', 'state.sent')
      await expect(this.page.locator('main li [role=group]').getByText(sent)).toBeVisible()
    }
    await chooseAllDocuments(this.page, this.t)
  }

  async confirmSummary() {
    await this.expectStep('summary')
    await expect(this.page.getByText("O'BRIEN").first()).toBeVisible()
    await this.acceptSummary()
  }

  /** Orders with a code, pays at the sandbox's bank, and waits for the slip. */
  async payAtBank(database: Database, onScreen: (name: string) => Promise<void> = async () => undefined) {
    await this.page.getByText(this.t('payment', 'kind.code')).first().click()
    await this.field('payment.agreed').check()
    await this.next()
    await this.expectInstructions()
    await onScreen('instructions')
    const code = await this.page.getByTestId('order-code').innerText()
    await new SandboxPages(this.page, database).payAtBank(code, this.page.context())
    const paid = this.page.getByRole('heading', { level: 1, name: this.t('confirmation', 'paidTitle') })
    await expect(paid).toBeVisible({ timeout: 90_000 })
    await expect(this.page).toHaveURL(/oid-Confirmation/i)
    await onScreen('slip')
    // Waits until the draft is deleted after the payment. Otherwise the next page would offer it.
    await expect.poll(() => savedOn(this.page, ['drafts'])).toEqual([])
  }

  /** Completes all screens up to the payment step. */
  async apply(
    one: OriginIdCase,
    region: string,
    onScreen: (name: string) => Promise<void> = async () => undefined,
    offered?: string,
  ): Promise<void> {
    await this.start()
    await onScreen('service')
    await this.chooseService(one)
    await this.completeSite(one, region)
    await this.completeTime(one.service === 'new' || one.service === 'bySpouse' || one.service === 'child')
    await this.fillForeigner(one)
    await this.fillAddressAndFamily(region)
    await this.fillDetail(one)
    await onScreen('detail')
    await this.next()
    await this.addDocuments(offered)
    await onScreen('attachments')
    await this.next()
    await this.confirmSummary()
  }
}
