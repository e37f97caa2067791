import { chromium, type Locator, type Page } from '@playwright/test'
import { ApplicantForm, almaz, chooseAllDocuments } from '../pages/applicant-form.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'
import { startUnreliableProxy, type UnreliableProxy } from '../unreliable-connection.ts'

const kilobits = 1_000 / 8
/** Connections that break. Run the slowest one by hand, with `CONNECTION=verySlow`. */
const connections = {
  fast: { delay: 0, speed: 100_000 * kilobits, breaksOneOf: 6 },
  slow: { delay: 100, speed: 1_000 * kilobits, breaksOneOf: 6 },
  verySlow: { delay: 400, speed: 50 * kilobits, breaksOneOf: 20 },
} as const
const slow = process.env.CONNECTION === 'verySlow' ? 'verySlow' : 'slow'
const tests = [
  ['on a connection that loses every sixth call, one request reaches its payment', {}, 'fast'],
  ['on a slow connection that loses calls, one request reaches its payment', onlyFull, slow],
] as const

for (const [title, details, speed] of tests)
  test(title, details, async ({ launchOptions, baseURL, viewport, language }) => {
    test.setTimeout(900_000)
    const t = wordsOf(language)
    const connection: UnreliableProxy = await startUnreliableProxy(connections[speed])
    const browser = await chromium.launch({
      ...launchOptions,
      proxy: { server: connection.url, bypass: '<-loopback>' },
    })
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
    const retryButton = page
      .getByRole('button', { name: t('common', 'retry') })
      .or(page.getByRole('link', { name: t('common', 'retry') }))
      .and(page.locator(':visible'))
      .first()

    /** Repeats until the condition is true: presses Try again when offered, and reloads a page without progress for a minute. */
    const retryUntil = async (condition: () => Promise<boolean>, press?: Locator) => {
      const check = async () => {
        if (await condition()) return true
        if (await retryButton.isVisible()) await retryButton.click()
        return false
      }
      for (let tries = 0; tries < 6; tries += 1) {
        const isReached = await expect
          .poll(check, { timeout: 60_000 })
          .toBe(true)
          .then(() => true)
          .catch(() => false)
        if (isReached) return
        await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
        // Presses the button of the step again after the reload.
        await press?.click({ timeout: 30_000 }).catch(() => undefined)
      }
      throw new Error(`a dead end at ${page.url()}: ${await page.locator('body').textContent()}`)
    }
    const reachStep = (step: string, press?: Locator) =>
      retryUntil(async () => {
        const heading = page.getByRole('heading', { level: 1, name: t('request', `steps.${step}`) })
        return page.url().includes(`/${step}`) && (await heading.isVisible())
      }, press)
    const waitForVisible = (selector: string) => retryUntil(() => page.locator(selector).first().isVisible())

    try {
      await retryUntil(async () => {
        if (!page.url().includes('request-appointment'))
          await page.goto('/request-appointment', { waitUntil: 'commit' }).catch(() => undefined)
        // Any input fetches the lost scripts again.
        await page.keyboard.press('Shift')
        return page.locator('html[data-alive]').isVisible()
      })
      await reachStep('applicants-count')
      await wizard.field('agreed').check()
      const start = page.getByRole('button', { name: t('request', 'terms.startIndividual') })
      await start.click()
      await reachStep('appointment-type', start)
      await waitForVisible('input[value=new]')
      await page.locator('input[value=new]').check()
      await wizard.next()
      await reachStep('site')
      await retryUntil(async () => (await wizard.field('site.regionId').locator('option').count()) > 1)
      await wizard.chooseOffice('Oromia')
      await wizard.field('site.captcha').click()
      await retryUntil(() => page.getByText(t('captcha', 'verified')).isVisible())
      await wizard.next()
      await reachStep('date-time')
      await waitForVisible(
        '[role=grid] td:not([data-disabled]):not([data-outside]) button:not([disabled]), main [role=grid]',
      )
      await wizard.chooseDayAndTime()
      await wizard.next()
      await reachStep('personal-detail')
      await waitForVisible('#field-applicants-0-personal-firstName')
      await applicant.person(almaz())
      await wizard.next()
      await reachStep('address')
      await retryUntil(async () => (await applicant.field('address.region').locator('option').count()) > 1)
      await applicant.address()
      await wizard.next()
      await reachStep('family')
      await wizard.next()
      await reachStep('passport-info')
      await waitForVisible('#field-applicants-0-passport-passportPageId input')
      await applicant.passport()
      await wizard.next()
      await reachStep('attachments')
      await waitForVisible('main li [role=group]')
      await chooseAllDocuments(page, t)
      await wizard.next()
      const toSummary = page.getByRole('button', { name: t('request', 'toSummary') })
      await retryUntil(() => toSummary.isVisible())
      await toSummary.click()
      await reachStep('summary')
      await waitForVisible('#field-summary-agreed')
      await wizard.field('summary.agreed').check()
      await wizard.next()
      await reachStep('payment')
      await retryUntil(() =>
        page
          .getByText(t('payment', 'etb', { amount: '5,000' }), { exact: true })
          .first()
          .isVisible(),
      )

      await test.step('the request exists once', async () => {
        await page.goto('/Application-List', { waitUntil: 'commit' }).catch(() => undefined)
        const view = page.getByRole('link', { name: t('status', 'action.view') })
        await retryUntil(async () => (await view.count()) > 0)
        await expect(view).toHaveCount(1)
      })
      const broken =
        connection.counted.beforeRequest + connection.counted.beforeResponse + connection.counted.insideResponse
      expect(broken, JSON.stringify(connection.counted)).toBeGreaterThan(2)
    } finally {
      await browser.close()
      connection.close()
    }
  })
