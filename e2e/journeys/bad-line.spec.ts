import { chromium, type Locator, type Page } from '@playwright/test'
import { startUnreliableProxy, type UnreliableProxy } from '../bad-line.ts'
import { ApplicantForm, almaz, choosesAllDocuments } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'

const kilobits = 1_000 / 8
/** All break; the town's is slow as well, the village's is slower still and is run by hand: `BAD_LINE=village`. */
const lines = {
  quick: { delay: 0, speed: 100_000 * kilobits, breaksOneOf: 6 },
  town: { delay: 100, speed: 1_000 * kilobits, breaksOneOf: 6 },
  village: { delay: 400, speed: 50 * kilobits, breaksOneOf: 20 },
} as const
const slow = process.env.BAD_LINE === 'village' ? 'village' : 'town'
const tests = [
  ['on a line that loses every sixth call the request goes to its payment, once', {}, 'quick'],
  ['on a line that loses calls again and again the request goes to its payment, once', onlyFull, slow],
] as const

for (const [title, details, kind] of tests)
  test(title, details, async ({ launchOptions, baseURL, viewport, language }) => {
    test.setTimeout(900_000)
    const t = wordsOf(language)
    const line: UnreliableProxy = await startUnreliableProxy(lines[kind])
    const browser = await chromium.launch({ ...launchOptions, proxy: { server: line.url, bypass: '<-loopback>' } })
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport,
      timezoneId: 'Africa/Addis_Ababa',
    })
    context.setDefaultTimeout(120_000)
    context.setDefaultNavigationTimeout(120_000)
    const page: Page = await context.newPage()
    const wizard = new RequestWizard(page, t)
    const applicant = new ApplicantForm(wizard)
    const again = page
      .getByRole('button', { name: t('common', 'retry') })
      .or(page.getByRole('link', { name: t('common', 'retry') }))
      .and(page.locator(':visible'))
      .first()

    /** Until it is so: presses Try again where it is offered, and loads a page again that shows nothing for a minute. */
    const untilSo = async (isSo: () => Promise<boolean>, press?: Locator) => {
      const goesOn = async () => {
        if (await isSo()) return true
        if (await again.isVisible()) await again.click()
        return false
      }
      for (let tries = 0; tries < 6; tries += 1) {
        const isReached = await expect
          .poll(goesOn, { timeout: 60_000 })
          .toBe(true)
          .then(() => true)
          .catch(() => false)
        if (isReached) return
        await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
        // A person who sees the step again presses its button again.
        await press?.click({ timeout: 30_000 }).catch(() => undefined)
      }
      throw new Error(`a dead end at ${page.url()}: ${await page.locator('body').textContent()}`)
    }
    const isAt = (step: string, press?: Locator) =>
      untilSo(async () => {
        const heading = page.getByRole('heading', { level: 1, name: t('request', `steps.${step}`) })
        return page.url().includes(`/${step}`) && (await heading.isVisible())
      }, press)
    const shows = (selector: string) => untilSo(() => page.locator(selector).first().isVisible())

    try {
      await untilSo(async () => {
        if (!page.url().includes('request-appointment'))
          await page.goto('/request-appointment', { waitUntil: 'commit' }).catch(() => undefined)
        // Any sign of use fetches again what was lost of the app.
        await page.keyboard.press('Shift')
        return page.locator('html[data-alive]').isVisible()
      })
      await isAt('applicants-count')
      await wizard.field('agreed').check()
      const start = page.getByRole('button', { name: t('request', 'terms.startIndividual') })
      await start.click()
      await isAt('appointment-type', start)
      await shows('input[value=new]')
      await page.locator('input[value=new]').check()
      await wizard.next()
      await isAt('site')
      await untilSo(async () => (await wizard.field('site.regionId').locator('option').count()) > 1)
      await wizard.choosesOffice('Oromia')
      await wizard.field('site.captcha').click()
      await untilSo(() => page.getByText(t('captcha', 'verified')).isVisible())
      await wizard.next()
      await isAt('date-time')
      await shows('[role=grid] td:not([data-disabled]):not([data-outside]) button:not([disabled]), main [role=grid]')
      await wizard.choosesDayAndTime()
      await wizard.next()
      await isAt('personal-detail')
      await shows('#field-applicants-0-personal-firstName')
      await applicant.person(almaz())
      await wizard.next()
      await isAt('address')
      await untilSo(async () => (await applicant.field('address.region').locator('option').count()) > 1)
      await applicant.address()
      await wizard.next()
      await isAt('family')
      await wizard.next()
      await isAt('passport-info')
      await shows('#field-applicants-0-passport-passportPageId input')
      await applicant.passport()
      await wizard.next()
      await isAt('attachments')
      await shows('main li [role=group]')
      await choosesAllDocuments(page, t)
      await wizard.next()
      const toSummary = page.getByRole('button', { name: t('request', 'toSummary') })
      await untilSo(() => toSummary.isVisible())
      await toSummary.click()
      await isAt('summary')
      await shows('#field-summary-agreed')
      await wizard.field('summary.agreed').check()
      await wizard.next()
      await isAt('payment')
      await untilSo(() =>
        page
          .getByText(t('payment', 'etb', { amount: '5,000' }), { exact: true })
          .first()
          .isVisible(),
      )

      await test.step('the request was made once', async () => {
        await page.goto('/Application-List', { waitUntil: 'commit' }).catch(() => undefined)
        const view = page.getByRole('link', { name: t('status', 'action.view') })
        await untilSo(async () => (await view.count()) > 0)
        await expect(view).toHaveCount(1)
      })
      const broken = line.counted.beforeRequest + line.counted.beforeAnswer + line.counted.insideAnswer
      expect(broken, JSON.stringify(line.counted)).toBeGreaterThan(2)
    } finally {
      await browser.close()
      line.close()
    }
  })
