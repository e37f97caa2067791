import type { Locator, Page } from '@playwright/test'
import { pdf } from '../files.ts'
import { almaz } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, test, wordsOf } from '../test.ts'

/** More presses of Tab than any screen has controls. */
const farEnough = 80

/** Hands on the keyboard only: what is not reached by Tab does not exist. */
class Keys {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  press(key: string) {
    return this.page.keyboard.press(key)
  }

  /** Goes on by Tab until the control has the focus, which must then be seen: not under the head, not outside. */
  async reaches(control: Locator) {
    await expect(control).toBeVisible()
    for (let presses = 0; presses < farEnough; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) {
        await expect(control).toBeInViewport()
        return
      }
      await this.press('Tab')
    }
    throw new Error(`Tab does not reach ${control}`)
  }

  async types(control: Locator, text: string) {
    await this.reaches(control)
    await this.page.keyboard.type(text)
  }

  async ticks(control: Locator) {
    await this.reaches(control)
    await this.press('Space')
  }

  async activates(control: Locator) {
    await this.reaches(control)
    await this.press('Enter')
  }

  /** One of several radio buttons: Tab reaches the group, the arrows choose. */
  async chooses(radios: Locator, value: string) {
    const wanted = radios.and(this.page.locator(`[value="${value}"]`))
    await this.reaches(radios.first())
    await this.press('Space')
    for (let presses = 0; presses < 8 && !(await wanted.isChecked()); presses += 1) await this.press('ArrowDown')
    await expect(wanted).toBeChecked()
  }

  /** A select is chosen by the first letters of an option, or the next one by an arrow. */
  async selects(control: Locator, letters?: string) {
    await expect(control.locator('option').nth(1)).toBeAttached()
    await this.reaches(control)
    if (letters) await this.page.keyboard.type(letters)
    else if ((await control.inputValue()) === '') await this.press('ArrowDown')
    await expect(control).not.toHaveValue('')
  }
}

// As on a large monitor at 400 %: what the keyboard reaches must come into this small window.
test.use({ viewport: { width: 320, height: 256 }, isMobile: false, hasTouch: false })

test('a New passport by keyboard alone at 400 %, from Home to the summary', async ({ page, language }) => {
  const t = wordsOf(language)
  const wizard = new RequestWizard(page, t)
  const keys = new Keys(page)
  const next = page.locator('main form button[type=submit]')
  const person = almaz()

  await test.step('Home, terms, type', async () => {
    await page.goto('/')
    await page.locator('html[data-alive]').waitFor()
    await keys.press('Tab')
    await expect(page.getByRole('link', { name: t('shell', 'skip') })).toBeFocused()
    await keys.press('Enter')
    await keys.activates(
      page
        .getByRole('main')
        .getByRole('link', { name: t('home', 'action.start') })
        .first(),
    )
    await wizard.arrivesAt('applicants-count')
    await keys.ticks(wizard.field('agreed'))
    await keys.activates(page.getByRole('button', { name: t('request', 'terms.startIndividual') }))
    await wizard.arrivesAt('appointment-type')
    await keys.chooses(page.locator('main input[type=radio]'), 'new')
    await keys.activates(next)
  })

  await test.step('site, date and time', async () => {
    await wizard.arrivesAt('site')
    await keys.selects(wizard.field('site.regionId'), 'Oromia')
    await keys.selects(wizard.field('site.cityId'))
    await keys.selects(wizard.field('site.officeId'))
    await keys.selects(wizard.field('site.deliverySiteId'))
    await keys.ticks(wizard.field('site.captcha'))
    await expect(page.getByText(t('captcha', 'verified'))).toBeVisible({ timeout: 120_000 })
    await keys.activates(next)
    await wizard.arrivesAt('date-time')
    const days = page.getByRole('grid').locator('button')
    await expect(days.first()).toBeVisible()
    await keys.reaches(days.and(page.locator('[tabindex="0"]')))
    const times = page.locator('main button[aria-pressed]')
    for (let presses = 0; presses < 40 && (await times.count()) === 0; presses += 1) {
      await keys.press('Enter')
      if ((await times.count()) === 0) await keys.press('ArrowRight')
    }
    await keys.activates(times.first())
    await keys.activates(next)
  })

  await test.step('the person', async () => {
    await wizard.arrivesAt('personal-detail')
    const names = ['firstName', 'fatherName', 'grandfatherName'] as const
    for (const [at, name] of names.entries()) await keys.types(wizard.own(`personal.${name}`), person.latin[at] ?? '')
    for (const name of names) {
      const field = wizard.own(`personal.geez${name[0]?.toUpperCase()}${name.slice(1)}`)
      await keys.reaches(field)
      // Letters that this keyboard lacks: what an input method would hand over.
      await page.keyboard.insertText(person.geez[names.indexOf(name)] ?? '')
    }
    await keys.types(wizard.own('personal.birthDate'), person.born)
    await keys.types(wizard.own('personal.birthPlace'), 'Adama')
    await keys.chooses(wizard.own('personal.gender').locator('input'), 'female')
    await keys.selects(wizard.own('personal.maritalStatus'), 'Single')
    await keys.types(wizard.own('personal.phoneNumber'), '0900000001')
    await keys.activates(next)
  })

  await test.step('address, family, passport, documents', async () => {
    await wizard.arrivesAt('address')
    await keys.selects(wizard.own('address.region'), 'Oromia')
    await keys.types(wizard.own('address.city'), 'Adama')
    await keys.activates(next)
    await wizard.arrivesAt('family')
    await keys.activates(next)
    await wizard.arrivesAt('passport-info')
    const pages = wizard.own('passport.passportPageId').locator('input')
    await expect(pages.first()).toBeVisible()
    await keys.chooses(pages, (await pages.first().getAttribute('value')) ?? '')
    await keys.activates(next)
    await wizard.arrivesAt('attachments')
    const choosers = page.locator('main li').getByRole('group')
    await expect(choosers.first()).toBeVisible()
    for (let at = 0; at < (await choosers.count()); at += 1) {
      const window = page.waitForEvent('filechooser')
      await keys.activates(choosers.nth(at).locator('input[type=file]').first())
      await (await window).setFiles(pdf('certificate.pdf'))
      await expect(choosers.nth(at).getByText(t('attachments', 'state.ready'))).toBeVisible()
    }
    await keys.activates(next)
    await expect(page.getByRole('heading', { name: t('attachments', 'completed.title') })).toBeFocused()
    await keys.activates(page.getByRole('button', { name: t('request', 'toSummary') }))
    await wizard.arrivesAt('summary')
    await keys.ticks(wizard.field('summary.agreed'))
    await keys.activates(next)
    await wizard.arrivesAt('payment')
  })
})
