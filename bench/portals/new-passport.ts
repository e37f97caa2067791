import type { Language } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'
import { aPdf } from '@invea/service/testing/a-pdf.ts'
import type { Locator, Page } from 'playwright-core'

const fieldId = (path: string) => `#field-${path.replaceAll('.', '-')}`

/** Helpers that tap and type like a person, so that each field gets trusted events. */
const createInput = (page: Page) => {
  const field = (path: string): Locator => page.locator(fieldId(path))
  const own = (path: string): Locator => field(`applicants.0.${path}`)
  const type = async (target: Locator, text: string) => {
    await target.tap()
    await page.keyboard.type(text, { delay: 60 })
  }
  /** Chooses with the keyboard, because the operating system draws the list of a `select`. */
  const choose = async (target: Locator) => {
    await target.locator('option').nth(1).waitFor({ state: 'attached' })
    if ((await target.inputValue()) !== '') return
    await target.focus()
    await page.keyboard.press('ArrowDown')
  }
  return { field, own, type, choose }
}

/** A name that no earlier run has used. */
const newName = () => Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')

/** The steps of a New passport for one person, with what to fill in before Next. */
export const newPassportSteps = (
  page: Page,
  language: Language,
): readonly { readonly step: string; readonly fill: () => Promise<void>; readonly leave?: () => Promise<void> }[] => {
  const { field, own, type, choose } = createInput(page)
  return [
    {
      step: 'applicants-count',
      fill: () => field('agreed').tap(),
      leave: () => page.locator('main form button[value=individual]').tap(),
    },
    { step: 'appointment-type', fill: () => page.locator('input[value=new]').tap() },
    {
      step: 'site',
      fill: async () => {
        await choose(field('site.regionId'))
        await choose(field('site.cityId'))
        await choose(field('site.officeId'))
        if ((await field('site.deliverySiteId').count()) > 0) await choose(field('site.deliverySiteId'))
        await field('site.captcha').tap()
        await page.getByText(translate(language, 'captcha', 'verified')).waitFor({ timeout: 120_000 })
      },
    },
    {
      step: 'date-time',
      fill: async () => {
        const days = page.locator('td:not([data-disabled]):not([data-outside]) button:not([disabled])')
        await page.getByRole('grid').waitFor()
        for (let month = 0; month < 3 && (await days.count()) === 0; month += 1)
          await page.getByRole('button', { name: translate(language, 'booking', 'nextMonth') }).tap()
        await days.first().tap()
        await page.locator('[role=group] button[aria-pressed]').nth(1).tap()
      },
    },
    {
      step: 'personal-detail',
      fill: async () => {
        await type(own('personal.firstName'), 'Almaz')
        await type(own('personal.fatherName'), 'Kebede')
        await type(own('personal.grandfatherName'), newName())
        for (const [part, text] of [
          ['First', 'አልማዝ'],
          ['Father', 'ከበደ'],
          ['Grandfather', 'ተሰማ'],
        ])
          await own(`personal.geez${part}Name`).fill(text ?? '')
        await type(own('personal.birthDate'), language === 'en' ? '01311990' : '23051982')
        await type(own('personal.birthPlace'), 'Adama')
        await page.locator('input[value=female]').tap()
        await choose(own('personal.maritalStatus'))
        await type(own('personal.phoneNumber'), '0900000001')
      },
    },
    {
      step: 'address',
      fill: async () => {
        await choose(own('address.region'))
        await type(own('address.city'), 'Adama')
      },
    },
    { step: 'family', fill: async () => undefined },
    { step: 'passport-info', fill: () => page.locator('main fieldset input[type=radio]').first().tap() },
    {
      step: 'attachments',
      fill: async () => {
        const choosers = page.locator('main li [role=group]')
        await choosers.first().waitFor()
        for (let at = 0; at < (await choosers.count()); at += 1) {
          const chooser = choosers.nth(at)
          await chooser
            .locator('input[type=file]')
            .first()
            .setInputFiles({ name: `document-${at}.pdf`, mimeType: 'application/pdf', buffer: aPdf() })
          await chooser.getByText(translate(language, 'attachments', 'state.ready')).waitFor()
        }
      },
      leave: async () => {
        await page.locator('main form button[type=submit]').tap()
        // The first press shows that the documents are complete, the second opens the next step.
        await page
          .getByRole('heading', { name: translate(language, 'attachments', 'completed.title'), level: 2 })
          .waitFor()
        await page.locator('main form button[type=submit]').tap()
      },
    },
    { step: 'summary', fill: () => field('summary.agreed').tap() },
    {
      step: 'payment',
      fill: async () => {
        const kind = translate(language, 'payment', 'kind.code')
        await page.locator('label', { hasText: kind }).first().getByRole('radio').tap()
        await field('payment.agreed').tap()
      },
    },
  ]
}
