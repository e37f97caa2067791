import { randomBytes, randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { WordsOf } from '../test.ts'
import type { Outbox } from './back-office.ts'
import { newName } from './quick-request.ts'

/** A phone that no other test uses. */
export const newPhone = (): string => `0900${randomInt(100_000, 1_000_000)}`

/** A visitor who makes an account and uses it. The account is new in each run. */
export class MemberPages {
  readonly page: Page
  readonly t: WordsOf
  readonly outbox: Outbox
  readonly email = `almaz.${randomBytes(4).toString('hex')}@example.com`
  /** Of its own, so that no code of another run is taken for this one's. */
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

  async provesHuman(form: string) {
    await this.field(form, 'captcha').click()
    const button = this.page.locator('main form button[type=submit]')
    const top = () => button.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await expect(this.page.getByText(this.t('captcha', 'verified'))).toBeVisible({ timeout: 120_000 })
    const moved = Math.abs((await top()) - before)
    expect(moved, 'pixels that the button moved under a finger when the check ended').toBeLessThan(2)
  }

  /** An empty or wrong form shows the specified messages; the summary has the focus. */
  async complainsWith(...sentences: readonly string[]) {
    const summary = this.page.getByRole('region', { name: this.t('shell', 'fixBelow') })
    await this.submit()
    await expect(summary.getByRole('heading')).toBeFocused()
    for (const sentence of sentences) await expect(summary.getByRole('link', { name: sentence }).first()).toBeVisible()
  }

  async fillsSignUp(passwordAgain = this.password) {
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

  async registers() {
    await this.page.goto('/SignUp')
    await this.fillsSignUp()
    await this.provesHuman('signUp')
    await this.submit()
    await expect(this.page.getByText(this.t('account', 'signIn.registered'))).toBeVisible()
  }

  /** Opens the mailed link of the registration: the sign-in page, with a field for the chosen password. */
  async opensConfirmation() {
    const letter = await this.outbox.waitFor(this.email, 'confirmAddress')
    const link = new URL(/https?:\/\/\S+/.exec(letter)?.[0] ?? '')
    // A change behind the hash sign alone would load nothing.
    await this.page.goto('about:blank')
    await this.page.goto(link.pathname + link.search + link.hash)
    await expect(this.page.getByText(this.t('account', 'signIn.confirm'))).toBeVisible()
    await expect(this.field('signIn', 'email')).toHaveValue(this.email)
  }

  /** A new account, before the code of its first sign-in is typed. */
  async registersAndConfirms() {
    await this.registers()
    await this.opensConfirmation()
    await this.givesPassword()
  }

  /** A new account, and the session it opens. */
  async registersAndSignsIn() {
    await this.registersAndConfirms()
    await this.givesCode()
  }

  /** The first half: email, password, captcha; then the boxes of the code are there. */
  async givesPassword() {
    await this.field('signIn', 'email').fill(this.email)
    await this.field('signIn', 'password').fill(this.password)
    await this.provesHuman('signIn')
    await this.submit()
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('account', 'code.title') })).toBeVisible()
  }

  /** The second half: the six digits of the newest message. */
  async givesCode() {
    const message = await this.outbox.waitFor(this.phone.slice(1), 'code')
    const code = /\d{6}/.exec(message)?.[0] ?? ''
    await this.page.locator('main form input').first().focus()
    // As fast as the keys come: each digit must find its own box.
    await this.page.keyboard.type(code)
    await this.page.getByRole('button', { name: this.t('account', 'code.submit') }).click()
  }
}
