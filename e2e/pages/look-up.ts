import { expect, type Locator, type Page } from '@playwright/test'
import type { WordsOf } from '../test.ts'

interface ShownApplication {
  readonly applicationNumber: string
  readonly confirmationNumber: string
  readonly status: string
  /** Label of the next action on the card. */
  readonly next?: string | undefined
  /** Reason from the agency. */
  readonly reason?: string | undefined
}

/** Opens an action of the newest application of the shown list. */
export const openAction = (page: Page, t: WordsOf, action: 'view' | 'edit' | 'reschedule' | 'cancel' | 'pay') =>
  page
    .getByRole('link', { name: t('status', `action.${action}`) })
    .first()
    .click()

/** Searches on the page of the look-up by one number or both. */
export const searchFor = async (
  page: Page,
  t: WordsOf,
  numbers: Partial<Pick<ShownApplication, 'applicationNumber' | 'confirmationNumber'>>,
) => {
  for (const [name, number] of Object.entries(numbers)) await page.locator(`#look-up-${name}`).fill(number)
  await page.getByRole('button', { name: t('status', 'lookup.search') }).click()
}

/** Opens an application in three ways: in the list of its session, and on another device by its number and by both numbers. */
export class LookUp {
  readonly page: Page
  readonly other: Page
  readonly t: WordsOf

  constructor(page: Page, other: Page, t: WordsOf) {
    this.page = page
    this.other = other
    this.t = t
  }

  badge(within: Page | Locator, { status }: ShownApplication) {
    return within.getByText(this.t('status', `requestStatus.${status}`), { exact: true })
  }

  async lookUp(application: ShownApplication, withBothNumbers: boolean) {
    const { other, t } = this
    await other.goto('/Status')
    const { applicationNumber, confirmationNumber } = application
    await searchFor(other, t, { applicationNumber, ...(withBothNumbers && { confirmationNumber }) })
    // The form may require a captcha, because other tests enter wrong numbers from the same address.
    const captcha = other.locator('#look-up-captcha')
    await expect(this.badge(other, application).first().or(captcha)).toBeVisible()
    if (!(await captcha.isVisible())) return
    await captcha.click()
    // The search continues once the captcha is solved.
    await expect(this.badge(other, application).first()).toBeVisible({ timeout: 120_000 })
  }

  /** Checks that each way shows the status and the next action. With one number, names are hidden and no action is possible. */
  async checkEverywhere(application: ShownApplication) {
    const { page, other, t } = this
    const { applicationNumber, next, reason } = application
    await page.goto('/Application-List')
    const card = page.getByRole('article').filter({ hasText: applicationNumber })
    await expect(this.badge(card, application)).toBeVisible()
    if (next) await expect(card.getByRole('link', { name: next })).toBeVisible()
    await card.getByRole('link', { name: t('status', 'action.view') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('status', 'detail.title') })).toBeVisible()
    if (reason) await expect(page.getByText(reason).first()).toBeVisible()

    await this.lookUp(application, false)
    await expect(this.badge(other, application).first()).toBeVisible()
    await openAction(other, t, 'view')
    await expect(other.getByText(t('status', 'masked.title')).first()).toBeVisible()

    await this.lookUp(application, true)
    await expect(this.badge(other, application).first()).toBeVisible()
    if (next) await expect(other.getByRole('link', { name: next }).first()).toBeVisible()
    await openAction(other, t, 'view')
    await expect(other.getByRole('heading', { level: 1, name: t('status', 'detail.title') })).toBeVisible()
    await expect(other.getByText(applicationNumber).first()).toBeVisible()
    if (reason) await expect(other.getByText(reason).first()).toBeVisible()
  }
}
