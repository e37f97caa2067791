import { expect, type Locator, type Page } from '@playwright/test'
import type { WordsOf } from '../words.ts'

/** The id that an error summary links to: the field's path with dashes. */
const fieldId = (path: string) => `#field-${path.replaceAll('.', '-')}`

/** The appointment request as an applicant meets it: one method a thing a person does. */
export class RequestWizard {
  readonly page: Page
  readonly t: WordsOf

  constructor(page: Page, t: WordsOf) {
    this.page = page
    this.t = t
  }

  field(path: string): Locator {
    return this.page.locator(fieldId(path))
  }

  /** The first applicant's field. */
  own(path: string): Locator {
    return this.field(`applicants.0.${path}`)
  }

  async arrivesAt(step: string) {
    await this.page.waitForURL(new RegExp(`/request-appointment/${step}`))
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('request', `steps.${step}`) })).toBeVisible()
  }

  async next() {
    await this.page.locator('main form button[type=submit]').click()
  }

  /** Next is refused: the summary of errors has the focus, names each sentence, and links to the field. */
  async nextComplainsWith(...sentences: readonly string[]) {
    const summary = this.page.getByRole('region', { name: this.t('request', 'fixBelow') })
    // A slow machine may show the button before its screen listens.
    await expect(async () => {
      await this.next()
      await expect(summary.getByRole('heading')).toBeFocused({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    for (const sentence of sentences) {
      await expect(summary.getByRole('link', { name: sentence, exact: true }).first()).toBeVisible()
    }
  }

  /** Ticks the box and waits until the service has taken the proof. */
  async provesHuman(path: string) {
    await this.field(path).click()
    await expect(this.page.getByText(this.t('captcha', 'verified'))).toBeVisible({ timeout: 120_000 })
  }

  async choosesPlace(region: string) {
    await this.field('site.regionId').selectOption({ label: region })
    const office = this.field('site.officeId')
    const city = this.field('site.cityId')
    await expect(city.locator('option').nth(1)).toBeAttached()
    if ((await city.inputValue()) === '') await city.selectOption({ index: 1 })
    await expect(office.locator('option').nth(1)).toBeAttached()
    if ((await office.inputValue()) === '') await office.selectOption({ index: 1 })
    const delivery = this.field('site.deliverySiteId')
    if ((await delivery.inputValue()) === '') await delivery.selectOption({ index: 1 })
  }

  /** Takes the first free day and its second time; returns the day's own label. */
  async choosesDayAndTime() {
    const freeDays = this.page.locator('td:not([data-disabled]):not([data-outside]) button:not([disabled])')
    await expect(this.page.getByRole('grid')).toBeVisible()
    for (let month = 0; month < 3 && (await freeDays.count()) === 0; month += 1) {
      await this.page.getByRole('button', { name: this.t('booking', 'nextMonth') }).click()
    }
    await freeDays.first().click()
    await this.page.locator('button[aria-pressed]').nth(1).click()
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
