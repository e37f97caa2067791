import type { Locator, Page } from '@playwright/test'
import { pdf } from '../files.ts'
import { almaz } from '../pages/applicant-form.ts'
import { test } from '../pages/request-wizard.ts'
import { expect } from '../test.ts'

/** More than the number of controls of any screen. */
const maxPresses = 80

/** Uses only the keyboard. */
class Keys {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  press(key: string) {
    return this.page.keyboard.press(key)
  }

  /** Presses Tab until the control has the focus and is in the viewport. */
  async tabTo(control: Locator) {
    await expect(control).toBeVisible()
    for (let presses = 0; presses < maxPresses; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) {
        await expect(control).toBeInViewport()
        return
      }
      await this.press('Tab')
    }
    throw new Error(`Tab does not reach ${control}`)
  }

  async type(control: Locator, text: string) {
    await this.tabTo(control)
    await this.page.keyboard.type(text)
  }

  async tick(control: Locator) {
    await this.tabTo(control)
    await this.press('Space')
  }

  async activate(control: Locator) {
    await this.tabTo(control)
    await this.press('Enter')
  }

  /** Chooses a radio button: Tab reaches the group, arrow keys choose. */
  async choose(radios: Locator, value: string) {
    const option = radios.and(this.page.locator(`[value="${value}"]`))
    await this.tabTo(radios.first())
    await this.press('Space')
    for (let presses = 0; presses < 8 && !(await option.isChecked()); presses += 1) await this.press('ArrowDown')
    await expect(option).toBeChecked()
  }

  /** Chooses an option of a select by its first letters, or the next one by an arrow key. */
  async select(control: Locator, letters?: string) {
    await expect(control.locator('option').nth(1)).toBeAttached()
    await this.tabTo(control)
    if (letters) await this.page.keyboard.type(letters)
    else if ((await control.inputValue()) === '') await this.press('ArrowDown')
    await expect(control).not.toHaveValue('')
  }
}

// A large monitor at 400 %: focused controls must scroll into this small window.
test.use({ viewport: { width: 320, height: 256 }, isMobile: false, hasTouch: false })

test('a New passport with only the keyboard at 400 %, from Home to the summary', async ({ page, t, wizard }) => {
  const keys = new Keys(page)
  const next = page.locator('main form button[type=submit]')
  const person = almaz()

  await test.step('Home, terms, type', async () => {
    await page.goto('/')
    await page.locator('html[data-alive]').waitFor()
    await keys.press('Tab')
    await expect(page.getByRole('link', { name: t('shell', 'skip') })).toBeFocused()
    await keys.press('Enter')
    await keys.activate(
      page
        .getByRole('main')
        .getByRole('link', { name: t('home', 'action.start') })
        .first(),
    )
    await wizard.expectStep('applicants-count')
    await keys.tick(wizard.field('agreed'))
    await keys.activate(page.getByRole('button', { name: t('request', 'terms.startIndividual') }))
    await wizard.expectStep('appointment-type')
    await keys.choose(page.locator('main input[type=radio]'), 'new')
    await keys.activate(next)
  })

  await test.step('site, date and time', async () => {
    await wizard.expectStep('site')
    await keys.select(wizard.field('site.regionId'), 'Oromia')
    await keys.select(wizard.field('site.cityId'))
    await keys.select(wizard.field('site.officeId'))
    await keys.select(wizard.field('site.deliverySiteId'))
    await keys.tick(wizard.field('site.captcha'))
    await expect(page.getByText(t('captcha', 'verified'))).toBeVisible({ timeout: 120_000 })
    await keys.activate(next)
    await wizard.expectStep('date-time')
    const days = page.getByRole('grid').locator('button')
    await expect(days.first()).toBeVisible()
    await keys.tabTo(days.and(page.locator('[tabindex="0"]')))
    const times = page.locator('main [role=group] button[aria-pressed]')
    for (let presses = 0; presses < 40 && (await times.count()) === 0; presses += 1) {
      await keys.press('Enter')
      if ((await times.count()) === 0) await keys.press('ArrowRight')
    }
    await keys.activate(times.first())
    await keys.activate(next)
  })

  await test.step('the person', async () => {
    await wizard.expectStep('personal-detail')
    const names = ['firstName', 'fatherName', 'grandfatherName'] as const
    for (const [at, name] of names.entries()) await keys.type(wizard.own(`personal.${name}`), person.latin[at] ?? '')
    for (const name of names) {
      const field = wizard.own(`personal.geez${name[0]?.toUpperCase()}${name.slice(1)}`)
      await keys.tabTo(field)
      // Inserts letters as an input method does, because this keyboard lacks them.
      await page.keyboard.insertText(person.geez[names.indexOf(name)] ?? '')
    }
    await keys.type(wizard.own('personal.birthDate'), person.born)
    await keys.type(wizard.own('personal.birthPlace'), 'Adama')
    await keys.choose(wizard.own('personal.gender').locator('input'), 'female')
    await keys.select(wizard.own('personal.maritalStatus'), 'Single')
    await keys.type(wizard.own('personal.phoneNumber'), '0900000001')
    await keys.activate(next)
  })

  await test.step('address, family, passport, documents', async () => {
    await wizard.expectStep('address')
    await keys.select(wizard.own('address.region'), 'Oromia')
    await keys.type(wizard.own('address.city'), 'Adama')
    await keys.activate(next)
    await wizard.expectStep('family')
    await keys.activate(next)
    await wizard.expectStep('passport-info')
    const pages = wizard.own('passport.passportPageId').locator('input')
    await expect(pages.first()).toBeVisible()
    await keys.choose(pages, (await pages.first().getAttribute('value')) ?? '')
    await keys.activate(next)
    await wizard.expectStep('attachments')
    const choosers = page.locator('main li').getByRole('group')
    await expect(choosers.first()).toBeVisible()
    for (let at = 0; at < (await choosers.count()); at += 1) {
      const window = page.waitForEvent('filechooser')
      await keys.activate(choosers.nth(at).locator('input[type=file]').first())
      await (await window).setFiles(pdf('certificate.pdf'))
      await expect(choosers.nth(at).getByText(t('attachments', 'state.ready'))).toBeVisible()
    }
    await keys.activate(next)
    await expect(page.getByRole('heading', { name: t('attachments', 'completed.title') })).toBeFocused()
    await keys.activate(page.getByRole('button', { name: t('request', 'toSummary') }))
    await wizard.expectStep('summary')
    await keys.tick(wizard.field('summary.agreed'))
    await keys.activate(next)
    await wizard.expectStep('payment')
  })
})
