import { randomInt } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { pdf, photo } from '../files.ts'
import type { WordsOf } from '../test.ts'
import type { SandboxPages } from './back-office.ts'
import { RequestWizard } from './request-wizard.ts'

/** Answers to questions that only some services have. */
export interface OriginIdCase {
  readonly service: 'new' | 'renewal' | 'damaged' | 'lost' | 'correction' | 'bySpouse' | 'child'
  /** Of the visa where no card exists yet, else of the card. */
  readonly number: 'visaNumber' | 'originIdNumber'
  readonly birthDate: string
  readonly timesLost?: string
}

const draftsOnDevice = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('invea-drafts')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const count = opening.result.transaction('drafts').objectStore('drafts').count()
      count.onsuccess = () => {
        opening.result.close()
        resolve(count.result)
      }
      count.onerror = () => reject(count.error)
    }
  })

/** The Origin ID request as an applicant meets it: one method a screen. */
export class OriginIdWizard extends RequestWizard {
  readonly home: string

  constructor(page: Page, t: WordsOf, home: string) {
    super(page, t)
    this.home = home
  }

  async starts() {
    await this.page.goto(`${this.home}request-appointment`)
    await this.arrivesAt('applicants-count')
    await this.field('agreed').check()
    await this.page.getByRole('button', { name: this.t('request', 'terms.startIndividual') }).click()
    await this.arrivesAt('origin-id-service')
  }

  async choosesService({ service }: OriginIdCase) {
    await this.arrivesAt('origin-id-service')
    await this.page.locator(`input[value=${service}]`).check()
    await this.next()
  }

  async choosesSite({ number }: OriginIdCase, region: string) {
    await this.arrivesAt('site')
    await this.own('originId.country').selectOption({ index: 5 })
    await this.own('address.subCity').fill('Bole')
    await this.own(`originId.${number}`).fill('SAMPLE123')
    await this.choosesOffice(region)
    await this.provesHuman('site.captcha')
    await this.next()
  }

  /** New has a calendar, the others an estimate. */
  async choosesTime(hasCalendar: boolean) {
    if (!hasCalendar) {
      await this.acceptsEstimate()
      return
    }
    await this.arrivesAt('date-time')
    await this.choosesDayAndTime()
    await this.next()
  }

  async typesForeigner({ birthDate, service }: OriginIdCase) {
    await this.arrivesAt('personal-detail')
    await this.own('personal.firstName').fill('Zoë')
    await this.own('personal.fatherName').fill("O'Brien")
    await this.own('personal.grandfatherName').fill('Jean-Luc')
    await this.own('personal.birthDate').pressSequentially(birthDate)
    if (service === 'child') await this.own('personal.under18').check()
    await this.own('personal.birthPlace').fill('Toronto')
    // A new person each time: one person has one open request (D30).
    await this.own('personal.birthCertificateId').fill(String(randomInt(10 ** 12)).padStart(16, '1'))
    await this.page.locator('input[value=female]').check()
    await this.own('personal.maritalStatus').selectOption({ index: 1 })
    await this.own('personal.occupationId').selectOption({ index: 2 })
    await this.own('personal.nationalityId').selectOption({ index: 4 })
    await this.own('personal.phoneNumber').fill('+44 1632 960001')
    await this.next()
  }

  async typesAddress(region: string) {
    await this.arrivesAt('address')
    await this.own('address.region').selectOption({ label: region })
    await this.own('address.city').fill('Adama')
    await this.next()
    await this.arrivesAt('family')
    await this.next()
  }

  async typesDetail({ number, timesLost, service }: OriginIdCase) {
    await this.arrivesAt('origin-id-detail')
    if (number === 'visaNumber') await this.own('originId.visaType').selectOption({ index: 1 })
    if (timesLost) await this.own('originId.timesLost').fill(timesLost)
    if (service === 'child') await this.own('originId.filledBy').selectOption('parent')
    if (service === 'correction') await this.own('passport.correctionType').selectOption('name')
  }

  /** Chooses a file for each document, or takes the family's document that is offered. */
  async addsDocuments(offered?: string) {
    await this.arrivesAt('attachments')
    const choosers = this.page.locator('main li [role=group]')
    await expect(choosers.first()).toBeVisible()
    const picture = await photo(this.page, 'document.jpg', 400)
    if (offered) {
      const words = this.t('attachments', 'sameFile', { name: offered, document: '' }).trim()
      await this.page.getByRole('button', { name: words }).first().click()
      await expect(this.page.getByText(this.t('attachments', 'state.sent'))).toBeVisible()
    }
    for (let at = 0; at < (await choosers.count()); at += 1) {
      if (offered && (await choosers.nth(at).getByText(this.t('attachments', 'state.sent')).isVisible())) continue
      const file = at % 2 === 0 ? picture : pdf('document.pdf')
      await choosers.nth(at).locator('input[type=file]').first().setInputFiles(file)
      await expect(choosers.nth(at).getByText(this.t('attachments', 'state.ready'))).toBeVisible()
    }
  }

  async confirmsSummary() {
    await this.arrivesAt('summary')
    await expect(this.page.getByText("O'BRIEN").first()).toBeVisible()
    await this.field('summary.agreed').check()
    await this.next()
    await this.arrivesAt('payment')
  }

  /** The bank's code, the sandbox's counter, and the slip that follows by itself. */
  async paysAtTheBank(sandbox: SandboxPages, context: BrowserContext, look: (name: string) => Promise<void>) {
    await this.page.getByText(this.t('payment', 'kind.code')).first().click()
    await this.field('payment.agreed').check()
    await this.next()
    await this.arrivesAtInstructions()
    await look('instructions')
    const code = await this.page.getByTestId('order-code').innerText()
    await sandbox.postsAtTheBank(code, context)
    const paid = this.page.getByRole('heading', { level: 1, name: this.t('confirmation', 'paidTitle') })
    await expect(paid).toBeVisible({ timeout: 90_000 })
    await expect(this.page).toHaveURL(/oid-Confirmation/i)
    await look('slip')
    // What was typed leaves the device after the payment; a page that is left earlier would offer it again.
    await expect.poll(() => this.page.evaluate(draftsOnDevice)).toBe(0)
  }

  /** Fills in all screens up to the fee. */
  async applies(
    one: OriginIdCase,
    region: string,
    look: (name: string) => Promise<void> = async () => undefined,
    offered?: string,
  ): Promise<void> {
    await this.starts()
    await look('service')
    await this.choosesService(one)
    await this.choosesSite(one, region)
    await this.choosesTime(one.service === 'new' || one.service === 'bySpouse' || one.service === 'child')
    await this.typesForeigner(one)
    await this.typesAddress(region)
    await this.typesDetail(one)
    await look('detail')
    await this.next()
    await this.addsDocuments(offered)
    await look('attachments')
    await this.next()
    await this.confirmsSummary()
  }
}
