import type { Locator, Page } from '@playwright/test'
import type { Database } from '../settings.ts'
import { test as base, expect, type WordsOf } from '../test.ts'
import { SandboxPages } from './outbox-and-sandbox.ts'

const fieldId = (path: string) => `#field-${path.replaceAll('.', '-')}`

/** Matches a sentence of an error summary, with or without the name of its field before it. */
const endsWithSentence = (sentence: string) =>
  new RegExp(`(^|[:፦] )${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

/** Expects these sentences as links in the error summary, which has the focus. */
export const expectErrors = async (page: Page, t: WordsOf, sentences: readonly string[]) => {
  const summary = page.getByRole('region', { name: t('shell', 'fixBelow') })
  await expect(summary.getByRole('heading')).toBeFocused()
  for (const sentence of sentences)
    await expect(summary.getByRole('link', { name: endsWithSentence(sentence) }).first()).toBeVisible()
}

/** Names of what the device stores of forms: drafts, files and keys. */
export const savedOn = (page: Page, stores: readonly string[] = ['drafts', 'keys']): Promise<readonly string[]> =>
  page.evaluate(
    (names) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('invea-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(names)
          const requests = names.map((store) => transaction.objectStore(store).getAllKeys())
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(requests.flatMap(({ result }) => result.map(String)))
          }
        }
      }),
    [...stores],
  )

/** Page object of the application form. */
export class RequestWizard {
  readonly page: Page
  readonly t: WordsOf
  readonly path: string

  constructor(page: Page, t: WordsOf, path = 'request-appointment') {
    this.page = page
    this.t = t
    this.path = path
  }

  field(path: string): Locator {
    return this.page.locator(fieldId(path))
  }

  /** The first applicant's field. */
  own(path: string): Locator {
    return this.field(`applicants.0.${path}`)
  }

  /** Leaves the page of completed steps after the last document (D49), if it is shown. */
  async leaveCompletedSteps() {
    const completed = this.page.getByRole('heading', { name: this.t('attachments', 'completed.title'), level: 2 })
    const summary = this.page.getByRole('heading', { level: 1, name: this.t('request', 'steps.summary') })
    await expect(completed.or(summary).first()).toBeVisible()
    if (await completed.isVisible()) await this.next()
  }

  async expectStep(step: string) {
    if (step === 'summary') await this.leaveCompletedSteps()
    await this.page.waitForURL(new RegExp(`/${this.path}/${step}`))
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('request', `steps.${step}`) })).toBeVisible()
  }

  /** Presses Next when it no longer shows that the step is loaded or sent: until then a press does nothing. */
  async next() {
    const button = this.page.locator('main form button[type=submit]')
    await expect(button).not.toHaveAttribute('aria-busy', 'true')
    await button.click()
  }

  /** Accepts the terms of the first step, and starts an application for one person or a group. */
  async acceptTerms(start: 'Individual' | 'Group' = 'Individual') {
    await this.expectStep('applicants-count')
    await this.field('agreed').check()
    await this.page.getByRole('button', { name: this.t('request', `terms.start${start}`) }).click()
  }

  async startIndividual(home = '/') {
    await this.page.goto(`${home}${this.path}`)
    await this.acceptTerms()
  }

  /** Chooses the type and, for a replacement, the reason and the old passport with its expiry date as MMddyyyy. */
  async chooseType(
    type: string,
    reason?: string,
    onScreen: () => Promise<void> = async () => undefined,
    oldPassport = { number: 'EP0000001', expires: '01142023' },
  ) {
    await this.expectStep('appointment-type')
    await this.page.locator(`input[value=${type}]`).check()
    await this.next()
    if (!reason) return
    await this.expectStep('replacement-reason')
    await onScreen()
    await this.page.locator(`input[value=${reason}]`).check()
    await this.own('passport.passportNumber').fill(oldPassport.number)
    await this.own('passport.issueDate').pressSequentially('01152018')
    await this.own('passport.expirationDate').pressSequentially(oldPassport.expires)
    await this.next()
  }

  async completeSiteStep(delivery: 'withDelivery' | 'withoutDelivery' = 'withDelivery') {
    await this.expectStep('site')
    await this.chooseOffice('Oromia', delivery)
    await this.solveCaptcha('site.captcha')
    await this.next()
  }

  /** Accepts the summary of a request without a review, which opens the payment. */
  async acceptSummary() {
    await this.field('summary.agreed').check()
    await this.next()
    await this.expectStep('payment')
  }

  /** Accepts the summary of an urgent request, and waits for the confirmation of its receipt. */
  async sendForReview() {
    await this.field('summary.agreed').check()
    await this.next()
    await expect(this.page.getByRole('heading', { name: this.t('confirmation', 'receivedTitle') })).toBeVisible()
  }

  /** Fills in the first step of an urgent request. */
  async fillUrgentType(days: 2 | 5, reason: string) {
    await this.field('urgentDays').locator(`input[value="${days}"]`).check()
    await this.field('urgentReason').locator(`input[value=${reason}]`).check()
    await this.solveCaptcha('urgentCaptcha')
  }

  /** Fills in the site step of an urgent request, which already has the office. */
  async fillUrgentSite() {
    await this.expectStep('site')
    await expect(this.field('site.officeId')).not.toHaveValue('')
    await this.chooseDeliverySite()
  }

  async choosePayment(kind: 'redirect' | 'code') {
    await this.page
      .locator('label', { hasText: this.t('payment', `kind.${kind}`) })
      .first()
      .getByRole('radio')
      .check()
  }

  async orderPayment(kind: 'redirect' | 'code') {
    await this.choosePayment(kind)
    await this.field('payment.agreed').check()
    await this.next()
  }

  /** Waits for the page with the link to the provider. Its URL changes before it is visible. */
  async expectHandOver() {
    await this.page.waitForURL(/Pay_With_PSS/i)
    await expect(this.page.locator('main a[rel=noreferrer]')).toBeVisible()
  }

  /** Waits for the page with the code for the bank. Its URL changes before it is visible. */
  async expectInstructions() {
    await this.page.waitForURL(/instructionPage/i)
    await expect(this.page.getByTestId('order-code')).toBeVisible()
  }

  async openProvider() {
    await this.expectHandOver()
    await this.page.locator('main a[rel=noreferrer]').click()
  }

  /** Waits for the slip after the redirect from the provider. */
  async expectPaid() {
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('confirmation', 'paidTitle') })).toBeVisible({
      timeout: 60_000,
    })
  }

  /** Pays on the hosted page of the provider, up to the slip. */
  async payAtProvider(database: Database) {
    await this.openProvider()
    await new SandboxPages(this.page, database).pay()
    await this.expectPaid()
  }

  /** Presses Next and expects these sentences in the error summary. */
  async expectErrorsOnNext(...sentences: readonly string[]) {
    await this.next()
    await expectErrors(this.page, this.t, sentences)
  }

  /** Ticks the box and waits until the service has accepted the proof. */
  async solveCaptcha(path: string) {
    await this.field(path).click()
    await expect(this.page.getByText(this.t('captcha', 'verified'))).toBeVisible({ timeout: 120_000 })
  }

  async chooseOffice(region: string, delivery: 'withDelivery' | 'withoutDelivery' = 'withDelivery') {
    await this.field('site.regionId').selectOption({ label: region })
    const office = this.field('site.officeId')
    const city = this.field('site.cityId')
    await expect(city.locator('option').nth(1)).toBeAttached()
    if ((await city.inputValue()) === '') await city.selectOption({ index: 1 })
    await expect(office.locator('option').nth(1)).toBeAttached()
    if ((await office.inputValue()) === '') await office.selectOption({ index: 1 })
    if (delivery === 'withDelivery') await this.chooseDeliverySite()
  }

  async chooseDeliverySite() {
    const site = this.field('site.deliverySiteId')
    if ((await site.count()) > 0 && (await site.inputValue()) === '') await site.selectOption({ index: 1 })
  }

  /** Chooses the first free day, or a later one with `offset`. Goes to the next month when necessary. */
  async chooseDay(offset = 0) {
    const freeDays = this.page.locator('td:not([data-disabled]):not([data-outside]) button:not([disabled])')
    await expect(this.page.getByRole('grid')).toBeVisible()
    let skipped = 0
    for (let month = 0; month < 3; month += 1) {
      const inMonth = await freeDays.count()
      if (skipped + inMonth > offset) break
      skipped += inMonth
      await this.page.getByRole('button', { name: this.t('booking', 'nextMonth') }).click()
    }
    await freeDays.nth(offset - skipped).click()
  }

  /** Chooses a free day and its second time. */
  async chooseDayAndTime(offset = 0) {
    await this.chooseDay(offset)
    await this.page.locator('[role=group] button[aria-pressed]').nth(1).click()
  }

  /** Completes the estimate step of a type without a calendar. */
  async acceptEstimate(onScreen: () => Promise<void> = async () => undefined) {
    await this.expectStep('delivery-estimate')
    await expect(this.page.getByText(this.t('booking', 'estimateHelp'))).toBeVisible()
    await onScreen()
    await this.next()
  }

  /** Completes the date step, which holds the appointment. */
  async completeDateStep() {
    await this.expectStep('date-time')
    await this.chooseDayAndTime()
    await this.next()
    await this.expectStep('personal-detail')
  }

  /** Starts an individual New passport, up to the held appointment. */
  async holdAppointment() {
    await this.startIndividual()
    await this.chooseType('new')
    await this.completeSiteStep()
    await this.completeDateStep()
  }
}

/** Provides the application form of the page. */
export const test = base.extend<{ readonly wizard: RequestWizard }>({
  wizard: async ({ page, t }, use) => use(new RequestWizard(page, t)),
})
