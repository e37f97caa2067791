import { expect, type Locator, type Page } from '@playwright/test'
import type { WordsOf } from '../test.ts'

interface Shown {
  readonly applicationNumber: string
  readonly confirmationNumber: string
  readonly status: string
  /** What a person does next, as the card offers it. */
  readonly next?: string | undefined
  /** What the agency wrote. */
  readonly reason?: string | undefined
}

/** The three ways to an application: the list of its session, its number alone, and both numbers on another device. */
export class LookUp {
  readonly page: Page
  readonly other: Page
  readonly t: WordsOf

  constructor(page: Page, other: Page, t: WordsOf) {
    this.page = page
    this.other = other
    this.t = t
  }

  badge(within: Page | Locator, { status }: Shown) {
    return within.getByText(this.t('status', `requestStatus.${status}`), { exact: true })
  }

  async looksUp(one: Shown, withBothNumbers: boolean) {
    const { other, t } = this
    await other.goto('/Status')
    await other.locator('#look-up-applicationNumber').fill(one.applicationNumber)
    if (withBothNumbers) await other.locator('#look-up-confirmationNumber').fill(one.confirmationNumber)
    await other.getByRole('button', { name: t('status', 'lookup.search') }).click()
    // Wrong numbers of other tests come from the same address: the form may ask for proof of a person.
    const human = other.locator('#look-up-captcha')
    await expect(this.badge(other, one).first().or(human)).toBeVisible()
    if (!(await human.isVisible())) return
    await human.click()
    // The search goes on by itself once the proof is taken.
    await expect(this.badge(other, one).first()).toBeVisible({ timeout: 120_000 })
  }

  async opensFirst(page: Page) {
    await page
      .getByRole('link', { name: this.t('status', 'action.view') })
      .first()
      .click()
  }

  /** Each of the three ways shows the status and what comes next; one number hides names and offers nothing but a look. */
  async opensEverywhere(one: Shown) {
    const { page, other, t } = this
    const { applicationNumber, next, reason } = one
    await page.goto('/Application-List')
    const card = page.getByRole('article').filter({ hasText: applicationNumber })
    await expect(this.badge(card, one)).toBeVisible()
    if (next) await expect(card.getByRole('link', { name: next })).toBeVisible()
    await card.getByRole('link', { name: t('status', 'action.view') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('status', 'detail.title') })).toBeVisible()
    if (reason) await expect(page.getByText(reason).first()).toBeVisible()

    await this.looksUp(one, false)
    await expect(this.badge(other, one).first()).toBeVisible()
    await this.opensFirst(other)
    await expect(other.getByText(t('status', 'masked.title')).first()).toBeVisible()

    await this.looksUp(one, true)
    await expect(this.badge(other, one).first()).toBeVisible()
    if (next) await expect(other.getByRole('link', { name: next }).first()).toBeVisible()
    await this.opensFirst(other)
    await expect(other.getByRole('heading', { level: 1, name: t('status', 'detail.title') })).toBeVisible()
    await expect(other.getByText(applicationNumber).first()).toBeVisible()
    if (reason) await expect(other.getByText(reason).first()).toBeVisible()
  }
}
