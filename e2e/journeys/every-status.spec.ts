import type { Locator, Page } from '@playwright/test'
import { operates } from '../pages/operator.ts'
import { anApplicantOf, type Prepared } from '../pages/prepared.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect, test } from '../test.ts'
import { wordsOf } from '../words.ts'

const t = wordsOf('en')

interface Case {
  readonly status: 'initial' | 'confirmed' | 'awaitingPayment' | 'paymentCompleted' | 'cancelled'
  /** What a person does next, as the card offers it. */
  readonly next?: string
  readonly reason?: string
  readonly application: Prepared
}

const badge = (within: Page | Locator, { status }: Case) =>
  within.getByText(t('status', `requestStatus.${status}`), { exact: true })

const looksUp = async (page: Page, one: Case, both: boolean) => {
  const { application } = one
  await page.goto('/Status')
  await page.locator('#look-up-applicationNumber').fill(application.applicationNumber)
  if (both) await page.locator('#look-up-confirmationNumber').fill(application.confirmationNumber)
  const search = page.getByRole('button', { name: t('status', 'lookup.search') })
  await search.click()
  // Wrong numbers of other tests come from the same address: the form may ask for proof of a person.
  const human = page.locator('#look-up-captcha')
  await expect(badge(page, one).first().or(human)).toBeVisible()
  if (!(await human.isVisible())) return
  await human.click()
  // The search goes on by itself once the proof is taken.
  await expect(badge(page, one).first()).toBeVisible({ timeout: 120_000 })
}

const opensFirst = (page: Page) =>
  page
    .getByRole('link', { name: t('status', 'action.view') })
    .first()
    .click()

test(
  'an application in each status opens from the list, by its number and by both numbers, and says what comes next',
  onlyFull,
  async ({ page, browser, request, database, serviceUrl, baseURL }) => {
    const { applies, cancels } = await anApplicantOf(page, serviceUrl, baseURL ?? '')
    const reason = 'The copy cannot be read'
    const pays = async (application: Prepared) => {
      if (!application.order) throw new Error('no open order')
      const { orderId, amount } = application.order
      await operates(request, database, 'record-payment', { orderCode: orderId, amount, reference: `e2e-${orderId}` })
      return application
    }
    const asksCorrection = async (application: Prepared) => {
      const { applicationNumber } = application
      await operates(request, database, 'ask-correction', { applicationNumber, reason })
      return application
    }
    const gaveUp = await applies('submitted')
    await cancels(gaveUp)
    const cases: readonly Case[] = [
      { status: 'initial', next: t('application', 'continue.documents'), application: await applies('submitted') },
      { status: 'initial', next: t('application', 'continue.confirmation'), application: await applies('documents') },
      { status: 'confirmed', next: t('application', 'continue.payment'), application: await applies('confirmed') },
      { status: 'awaitingPayment', application: await applies('ordered') },
      { status: 'paymentCompleted', application: await pays(await applies('ordered')) },
      { status: 'paymentCompleted', reason, application: await asksCorrection(await pays(await applies('ordered'))) },
      { status: 'cancelled', application: gaveUp },
    ]
    const stranger = await browser.newContext({ viewport: page.viewportSize(), baseURL })
    const other = await stranger.newPage()
    for (const one of cases) {
      const { application, next } = one
      await test.step(`${one.status} ${next ?? one.reason ?? ''}`, async () => {
        await page.goto('/Application-List')
        const card = page.getByRole('article').filter({ hasText: application.applicationNumber })
        await expect(badge(card, one)).toBeVisible()
        if (next) await expect(card.getByRole('link', { name: next })).toBeVisible()
        await card.getByRole('link', { name: t('status', 'action.view') }).click()
        await expect(page.getByRole('heading', { level: 1, name: t('status', 'detail.title') })).toBeVisible()
        if (one.reason) await expect(page.getByText(one.reason).first()).toBeVisible()

        // Another device with one number: a card that hides names and offers nothing but a look.
        await looksUp(other, one, false)
        await expect(badge(other, one).first()).toBeVisible()
        await opensFirst(other)
        await expect(other.getByText(t('status', 'masked.title')).first()).toBeVisible()

        // With both numbers: everything, and the same next step.
        await looksUp(other, one, true)
        await expect(badge(other, one).first()).toBeVisible()
        if (next) await expect(other.getByRole('link', { name: next }).first()).toBeVisible()
        await opensFirst(other)
        await expect(other.getByRole('heading', { level: 1, name: t('status', 'detail.title') })).toBeVisible()
        await expect(other.getByText(application.applicationNumber).first()).toBeVisible()
        if (one.reason) await expect(other.getByText(one.reason).first()).toBeVisible()
      })
    }
    await stranger.close()
  },
)

test('an application that is changed and not yet paid leads on to its payment', async ({
  page,
  serviceUrl,
  baseURL,
}) => {
  const wizard = new RequestWizard(page, t)
  const { applies } = await anApplicantOf(page, serviceUrl, baseURL ?? '')
  await applies('confirmed')
  await page.goto('/Application-List')
  await opensFirst(page)
  await page
    .getByRole('link', { name: new RegExp(`${t('application', 'change')}.*${t('summary', 'block.address')}`) })
    .click()
  await wizard.own('address.city').fill('Mojo')
  await page.getByRole('button', { name: t('status', 'edit.finish') }).click()
  await expect(page.getByText('Mojo').first()).toBeVisible()
  const onward = page
    .getByRole('link', { name: t('application', 'continue.payment') })
    .or(page.getByRole('link', { name: t('application', 'continue.confirmation') }))
    .first()
  await onward.click()
  const agree = wizard.field('summary.agreed')
  const payment = page.getByRole('heading', { level: 1, name: t('payment', 'title') })
  await expect(agree.or(payment).first()).toBeVisible()
  if (await agree.isVisible()) {
    await agree.check()
    await wizard.next()
  }
  await expect(payment).toBeVisible()
  await wizard.choosesPayment('code')
  await page.getByRole('checkbox').check()
  await wizard.next()
  await expect(page.getByTestId('order-code')).toBeVisible()
})
