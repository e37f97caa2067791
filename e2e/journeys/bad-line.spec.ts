import { chromium, type Page } from '@playwright/test'
import { type BadLine, openBadLine } from '../bad-line.ts'
import { ApplicantForm, almaz, choosesAllDocuments } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, test } from '../test.ts'
import { wordsOf } from '../words.ts'

const kilobits = 1_000 / 8
/** Both break; the village's is slow as well, and is walked by hand: `BAD_LINE=village`. */
const lines = {
  town: { delay: 100, speed: 1_000 * kilobits, breaksOneOf: 6 },
  village: { delay: 400, speed: 50 * kilobits, breaksOneOf: 20 },
} as const
const kind = process.env.BAD_LINE === 'village' ? 'village' : 'town'

test('on a line that loses calls again and again the request goes to its payment, once', async ({
  launchOptions,
  baseURL,
  viewport,
  language,
}) => {
  test.setTimeout(900_000)
  const t = wordsOf(language)
  const line: BadLine = await openBadLine(lines[kind])
  const browser = await chromium.launch({ ...launchOptions, proxy: { server: line.url, bypass: '<-loopback>' } })
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport, timezoneId: 'Africa/Addis_Ababa' })
  context.setDefaultTimeout(120_000)
  context.setDefaultNavigationTimeout(120_000)
  const page: Page = await context.newPage()
  const wizard = new RequestWizard(page, t)
  const applicant = new ApplicantForm(wizard)
  const again = page
    .getByRole('button', { name: t('common', 'retry') })
    .and(page.locator(':visible'))
    .first()

  /** Until it is so: whoever sees Try again presses it, and whoever sees nothing at all loads the page anew. */
  const untilSo = async (isSo: () => Promise<boolean>) => {
    let still = 0
    for (let tries = 0; !(await isSo()); tries += 1) {
      if (tries > 240) throw new Error(`a dead end at ${page.url()}: ${await page.locator('body').textContent()}`)
      if (await again.isVisible()) {
        await again.click()
        still = 0
      } else if (++still % 60 === 0) {
        await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
      }
      await page.waitForTimeout(1_000)
    }
  }
  const stands = (step: string) =>
    untilSo(async () => {
      const heading = page.getByRole('heading', { level: 1, name: t('request', `steps.${step}`) })
      return page.url().includes(`/${step}`) && (await heading.isVisible())
    })
  const shows = (selector: string) => untilSo(() => page.locator(selector).first().isVisible())

  try {
    await untilSo(async () => {
      if (page.url().includes('request-appointment')) return page.locator('html[data-alive]').isVisible()
      await page.goto('/request-appointment', { waitUntil: 'commit' }).catch(() => undefined)
      return false
    })
    await stands('party')
    await wizard.field('agreed').check()
    await page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
    await stands('appointment-type')
    await shows('input[value=new]')
    await page.locator('input[value=new]').check()
    await wizard.next()
    await stands('site')
    await untilSo(async () => (await wizard.field('site.regionId').locator('option').count()) > 1)
    await wizard.choosesPlace('Oromia')
    await wizard.field('site.captcha').click()
    await untilSo(() => page.getByText(t('captcha', 'verified')).isVisible())
    await wizard.next()
    await stands('date-time')
    await shows('[role=grid] td:not([data-disabled]):not([data-outside]) button:not([disabled]), main [role=grid]')
    await wizard.choosesDayAndTime()
    await wizard.next()
    await stands('personal-detail')
    await shows('#field-applicants-0-personal-firstName')
    await applicant.person(almaz())
    await wizard.next()
    await stands('address')
    await untilSo(async () => (await applicant.field('address.region').locator('option').count()) > 1)
    await applicant.address()
    await wizard.next()
    await stands('family')
    await wizard.next()
    await stands('passport-info')
    await shows('#field-applicants-0-passport-passportPageId input')
    await applicant.passport()
    await wizard.next()
    await stands('attachments')
    await shows('main li [role=group]')
    await choosesAllDocuments(page, t)
    await wizard.next()
    await stands('summary')
    await shows('#field-summary-agreed')
    await wizard.field('summary.agreed').check()
    await wizard.next()
    await stands('payment')
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
