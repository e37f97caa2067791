import { randomBytes, randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { pdf, photo } from '../files.ts'
import type { WordsOf } from '../test.ts'
import type { RequestWizard } from './request-wizard.ts'

interface TestPerson {
  readonly latin: readonly [string, string, string]
  readonly geez: readonly [string, string, string]
  /** As typed, MMddyyyy, in the calendar of the language. */
  readonly born: string
  readonly child?: boolean
}

/** A random name, because the service refuses a second open request of the same person (D30). */
export const newName = (): string =>
  String.fromCharCode(...randomBytes(8).map((byte) => 'A'.charCodeAt(0) + (byte % 26)))

export const newPassportNumber = (): string => `EP${String(randomInt(10_000_000)).padStart(7, '0')}`

/** A day in January, the given number of years from now, as typed in the Gregorian calendar. */
export const dayInYears = (years: number): string => `0114${new Date().getFullYear() + years}`

const born = (first: string, geez: string, day: string): TestPerson => ({
  latin: [first, 'Kebede', newName()],
  geez: [geez, 'ከበደ', 'ተሰማ'],
  born: day,
})

/** A woman, a man and a child, with new names in each run. */
export const almaz = () => born('Almaz', 'አልማዝ', '01311990')
export const chala = () => born('Chala', 'ጫላ', '05121988')
export const hana = (): TestPerson => ({ ...born('Hana', 'ሃና', dayInYears(-11)), child: true })

/** Fills in the screens of one applicant, in the page or in a panel of a group. */
export class ApplicantForm {
  readonly wizard: RequestWizard
  readonly at: number

  constructor(wizard: RequestWizard, at = 0) {
    this.wizard = wizard
    this.at = at
  }

  field(path: string): Locator {
    return this.wizard.field(`applicants.${this.at}.${path}`)
  }

  async person({ latin, geez, born, child = false }: TestPerson, names: 'typed' | 'given' = 'typed') {
    const parts = ['firstName', 'fatherName', 'grandfatherName'] as const
    for (const [at, part] of parts.entries()) {
      if (names === 'typed') await this.field(`personal.${part}`).fill(latin[at] ?? '')
      await this.field(`personal.geez${part[0]?.toUpperCase()}${part.slice(1)}`).fill(geez[at] ?? '')
    }
    await this.field('personal.birthDate').pressSequentially(born)
    if (child) await this.field('personal.under18').check()
    await this.field('personal.birthPlace').fill('Adama')
    await this.field('personal.gender').locator('input[value=female]').check()
    await this.field('personal.maritalStatus').selectOption('single')
    await this.field('personal.phoneNumber').fill(`090000001${this.at}`)
  }

  async address() {
    const region = this.field('address.region')
    await expect(region.locator('option').nth(1)).toBeAttached()
    await region.selectOption({ label: 'Oromia' })
    await this.field('address.city').fill('Adama')
  }

  /** Pages of the new booklet, and number and dates of the old passport when required. */
  async passport(oldNumber?: string, expires = '01142023') {
    await this.field('passport.passportPageId').locator('input[type=radio]').first().check()
    if (!oldNumber) return
    await this.field('passport.passportNumber').fill(oldNumber)
    // The old passport is part of the reason step of a replacement.
    await this.field('passport.issueDate').fill('')
    await this.field('passport.issueDate').pressSequentially('01152018')
    await this.field('passport.expirationDate').fill('')
    await this.field('passport.expirationDate').pressSequentially(expires)
  }

  async addressAndFamily() {
    const { wizard } = this
    await wizard.expectStep('address')
    await this.address()
    await wizard.next()
    await wizard.expectStep('family')
    await wizard.next()
  }

  /** Completes the steps from the address to the documents. */
  async remainingSteps() {
    const { wizard } = this
    await this.addressAndFamily()
    await wizard.expectStep('passport-info')
    await this.passport()
    await wizard.next()
    await wizard.expectStep('attachments')
    await chooseAllDocuments(wizard.page, wizard.t)
    await wizard.next()
  }
}

/** Chooses a small valid file for every document of the step that is not sent yet. */
export const chooseAllDocuments = async (page: Page, t: WordsOf, within: Locator = page.locator('main')) => {
  const choosers = within.locator('li [role=group]')
  await expect(choosers.first()).toBeVisible()
  const picture = await photo(page, 'kebele-id.jpg', 320)
  for (let at = 0; at < (await choosers.count()); at += 1) {
    const chooser = choosers.nth(at)
    if (await chooser.getByText(t('attachments', 'state.sent')).isVisible()) continue
    const file = at % 2 === 0 ? picture : pdf('certificate.pdf')
    await chooser.locator('input[type=file]').first().setInputFiles(file)
    await expect(chooser.getByText(t('attachments', 'state.ready'))).toBeVisible()
  }
}
