import { expect, type Locator, type Page } from '@playwright/test'
import type { WordsOf } from '../test.ts'

/** The id that an error summary links to: the field's path with dashes. */
const fieldId = (path: string) => `#field-${path.replaceAll('.', '-')}`

/** A sentence of an error summary: alone, or behind the name of its field where several fields have the same one. */
const ending = (sentence: string) => new RegExp(`(^|: )${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

/** The appointment request as an applicant meets it: one method a thing a person does. */
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

  /** After the last document the form shows what is complete (D49), unless that was left before. */
  async leavesCompletedSteps() {
    const completed = this.page.getByRole('heading', { name: this.t('attachments', 'completed.title'), level: 2 })
    const summary = this.page.getByRole('heading', { level: 1, name: this.t('request', 'steps.summary') })
    await expect(completed.or(summary).first()).toBeVisible()
    if (await completed.isVisible()) await this.next()
  }

  async arrivesAt(step: string) {
    if (step === 'summary') await this.leavesCompletedSteps()
    await this.page.waitForURL(new RegExp(`/${this.path}/${step}`))
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('request', `steps.${step}`) })).toBeVisible()
  }

  async next() {
    await this.page.locator('main form button[type=submit]').click()
  }

  /** Agrees to the terms and starts alone. */
  async startsAlone(home = '/') {
    await this.page.goto(`${home}${this.path}`)
    await this.arrivesAt('applicants-count')
    await this.field('agreed').check()
    await this.page.getByRole('button', { name: this.t('request', 'terms.startIndividual') }).click()
  }

  /** What is needed and, for a replacement, why, with the old passport: its number and the day it expires, as typed MMddyyyy. */
  async choosesType(
    type: string,
    reason?: string,
    look: () => Promise<void> = async () => undefined,
    oldPassport = { number: 'EP0000001', expires: '01142023' },
  ) {
    await this.arrivesAt('appointment-type')
    await this.page.locator(`input[value=${type}]`).check()
    await this.next()
    if (!reason) return
    await this.arrivesAt('replacement-reason')
    await look()
    await this.page.locator(`input[value=${reason}]`).check()
    await this.own('passport.passportNumber').fill(oldPassport.number)
    await this.own('passport.issueDate').pressSequentially('01152018')
    await this.own('passport.expirationDate').pressSequentially(oldPassport.expires)
    await this.next()
  }

  async takesAnOffice(delivery: 'withDelivery' | 'withoutDelivery' = 'withDelivery') {
    await this.arrivesAt('site')
    await this.choosesOffice('Oromia', delivery)
    await this.provesHuman('site.captcha')
    await this.next()
  }

  /** Takes the first way to pay of this kind. */
  async choosesPayment(kind: 'redirect' | 'code') {
    await this.page
      .locator('label', { hasText: this.t('payment', `kind.${kind}`) })
      .first()
      .getByRole('radio')
      .check()
  }

  /** The page that leads to the provider is there; its address changes before. */
  async arrivesAtHandOver() {
    await this.page.waitForURL(/Pay_With_PSS/i)
    await expect(this.page.locator('main a[rel=noreferrer]')).toBeVisible()
  }

  /** The page with the code for the bank is there; its address changes before. */
  async arrivesAtInstructions() {
    await this.page.waitForURL(/instructionPage/i)
    await expect(this.page.getByTestId('order-code')).toBeVisible()
  }

  /** From the payment screen to the provider's page. */
  async goesToTheProvider() {
    await this.arrivesAtHandOver()
    await this.page.locator('main a[rel=noreferrer]').click()
  }

  /** The provider has sent the browser back and the slip is there. */
  async hasPaid() {
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('confirmation', 'paidTitle') })).toBeVisible({
      timeout: 60_000,
    })
  }

  /** Next is refused: the summary of errors has the focus, names each sentence, and links to the field. */
  async nextComplainsWith(...sentences: readonly string[]) {
    const summary = this.page.getByRole('region', { name: this.t('request', 'fixBelow') })
    await this.next()
    await expect(summary.getByRole('heading')).toBeFocused()
    for (const sentence of sentences) {
      await expect(summary.getByRole('link', { name: ending(sentence) }).first()).toBeVisible()
    }
  }

  /** Ticks the box and waits until the service has taken the proof. */
  async provesHuman(path: string) {
    await this.field(path).click()
    await expect(this.page.getByText(this.t('captcha', 'verified'))).toBeVisible({ timeout: 120_000 })
  }

  async choosesOffice(region: string, delivery: 'withDelivery' | 'withoutDelivery' = 'withDelivery') {
    await this.field('site.regionId').selectOption({ label: region })
    const office = this.field('site.officeId')
    const city = this.field('site.cityId')
    await expect(city.locator('option').nth(1)).toBeAttached()
    if ((await city.inputValue()) === '') await city.selectOption({ index: 1 })
    await expect(office.locator('option').nth(1)).toBeAttached()
    if ((await office.inputValue()) === '') await office.selectOption({ index: 1 })
    if (delivery === 'withoutDelivery') return
    const site = this.field('site.deliverySiteId')
    if ((await site.count()) > 0 && (await site.inputValue()) === '') await site.selectOption({ index: 1 })
  }

  /** Takes the first free day or a later one. On the last days of a month that is a day of the next month. */
  async choosesDay(further = 0) {
    const freeDays = this.page.locator('td:not([data-disabled]):not([data-outside]) button:not([disabled])')
    await expect(this.page.getByRole('grid')).toBeVisible()
    let before = 0
    for (let month = 0; month < 3; month += 1) {
      const inMonth = await freeDays.count()
      if (before + inMonth > further) break
      before += inMonth
      await this.page.getByRole('button', { name: this.t('booking', 'nextMonth') }).click()
    }
    await freeDays.nth(further - before).click()
  }

  /** Takes a free day and its second time. */
  async choosesDayAndTime(further = 0) {
    await this.choosesDay(further)
    await this.page.locator('button[aria-pressed]').nth(1).click()
  }

  /** The estimate of a type without a calendar. */
  async acceptsEstimate(look: () => Promise<void> = async () => undefined) {
    await this.arrivesAt('delivery-estimate')
    await expect(this.page.getByText(this.t('booking', 'estimateHelp'))).toBeVisible()
    await look()
    await this.next()
  }

  /** The date step, until the appointment is held. */
  async takesATime() {
    await this.arrivesAt('date-time')
    await this.choosesDayAndTime()
    await this.next()
    await this.arrivesAt('personal-detail')
  }

  /** A New passport for one, until the appointment is held. */
  async holdsAnAppointment() {
    await this.startsAlone()
    await this.choosesType('new')
    await this.takesAnOffice()
    await this.takesATime()
  }

  async typesPerson({ geez }: { readonly geez: readonly [string, string, string] }) {
    await this.own('personal.geezFirstName').fill(geez[0])
    await this.own('personal.geezFatherName').fill(geez[1])
    await this.own('personal.geezGrandfatherName').fill(geez[2])
    await this.own('personal.birthPlace').fill('Adama')
    await this.page.locator('input[value=female]').check()
    await this.own('personal.maritalStatus').selectOption({ index: 1 })
    await this.own('personal.phoneNumber').fill('0900000001')
    await this.own('personal.email').fill('almaz@example.com')
  }
}
