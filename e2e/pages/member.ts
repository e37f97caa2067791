import { randomBytes, randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { WordsOf } from '../test.ts'
import { newName } from './applicant-form.ts'
import { Outbox } from './outbox-and-sandbox.ts'
import { test as base, expectErrors } from './request-wizard.ts'

/** A phone that no other test uses. */
export const newPhone = (): string => `0900${randomInt(100_000, 1_000_000)}`

/** A visitor who creates and uses an account. The account is new in each run. */
export class MemberPages {
  readonly page: Page
  readonly t: WordsOf
  readonly outbox: Outbox
  readonly email = `almaz.${randomBytes(4).toString('hex')}@example.com`
  /** Unique, so that codes of other runs cannot be confused with the codes of this one. */
  readonly phone = newPhone()
  password = 'Sample-word 31'
  readonly grandfather = newName()

  constructor(page: Page, t: WordsOf, outbox: Outbox) {
    this.page = page
    this.t = t
    this.outbox = outbox
  }

  field(form: string, name: string): Locator {
    return this.page.locator(`#${form}-${name}`)
  }

  async submit() {
    await this.page.locator('main form button[type=submit]').click()
  }

  async solveCaptcha(form: string) {
    await this.field(form, 'captcha').click()
    const button = this.page.locator('main form button[type=submit]')
    const top = () => button.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await expect(this.page.getByText(this.t('captcha', 'verified'))).toBeVisible({ timeout: 120_000 })
    const moved = Math.abs((await top()) - before)
    expect(moved, 'pixels that the button moved when the check ended').toBeLessThan(2)
  }

  /** Submits the form and expects these sentences in the error summary. */
  async expectErrors(...sentences: readonly string[]) {
    await this.submit()
    await expectErrors(this.page, this.t, sentences)
  }

  async fillSignUp(passwordAgain = this.password) {
    for (const [name, value] of [
      ['firstName', 'Almaz'],
      ['fatherName', 'Kebede'],
      ['grandfatherName', this.grandfather],
      ['phoneNumber', this.phone],
      ['email', this.email],
      ['password', this.password],
      ['passwordAgain', passwordAgain],
    ] as const) {
      await this.field('signUp', name).fill(value)
    }
  }

  async register() {
    await this.page.goto('/SignUp')
    await this.fillSignUp()
    await this.solveCaptcha('signUp')
    await this.submit()
    await expect(this.page.getByRole('main').getByText(this.t('account', 'signIn.registered'))).toBeVisible()
  }

  /** Opens the link of the newest message of a kind. */
  async openLink(kind: string, to = this.email) {
    const link = new URL(/https?:\/\/\S+/.exec(await this.outbox.waitFor(to, kind))?.[0] ?? '')
    // A URL that differs only in its hash would not reload the page.
    await this.page.goto('about:blank')
    await this.page.goto(link.pathname + link.search + link.hash)
  }

  /** Opens the mailed link of the registration: the sign-in page, with a field for the password. */
  async openConfirmation() {
    await this.openLink('confirmAddress')
    await expect(this.page.getByText(this.t('account', 'signIn.confirm'))).toBeVisible()
    await expect(this.field('signIn', 'email')).toHaveValue(this.email)
  }

  /** Creates an account, up to the code of its first sign-in. */
  async registerAndConfirm() {
    await this.register()
    await this.openConfirmation()
    await this.submitPassword()
  }

  /** Creates an account and signs in. */
  async registerAndSignIn() {
    await this.registerAndConfirm()
    await this.submitCode()
  }

  /** First part of the sign-in: e-mail, password and captcha. Then the boxes of the code are shown. */
  async submitPassword() {
    await this.field('signIn', 'email').fill(this.email)
    await this.field('signIn', 'password').fill(this.password)
    await this.solveCaptcha('signIn')
    await this.submit()
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('account', 'code.title') })).toBeVisible()
  }

  /** Second part of the sign-in: the code of the newest message. */
  async submitCode() {
    const message = await this.outbox.waitFor(this.phone.slice(1), 'code')
    const code = /\d{6}/.exec(message)?.[0] ?? ''
    await this.page.locator('main form input').first().focus()
    // Types without pauses: each digit must go to its own box.
    await this.page.keyboard.type(code)
    await this.page.getByRole('button', { name: this.t('account', 'code.submit') }).click()
  }
}

/** Provides the form, and a visitor who has no account yet. */
export const test = base.extend<{ readonly member: MemberPages }>({
  member: async ({ page, t, request, serviceUrl }, use) =>
    use(new MemberPages(page, t, new Outbox(request, serviceUrl))),
})
