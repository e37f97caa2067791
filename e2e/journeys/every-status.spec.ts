import { childClockAt } from '@invea/tooling/test-clock'
import type { Page } from '@playwright/test'
import { Outbox, operates } from '../pages/back-office.ts'
import { LookUp } from '../pages/look-up.ts'
import { MemberPages } from '../pages/member.ts'
import { OwnService } from '../pages/own-service.ts'
import { anApplicantOf, type Prepared } from '../pages/prepared.ts'
import { ApplicantForm, almaz } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { onlyFull, ownServices } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'

const t = wordsOf('en')

/** A New applicant whose urgent request is with the agency. */
const asksUrgently = async (page: Page, outbox: Outbox) => {
  const wizard = new RequestWizard(page, t, 'urgent-appointment')
  const applicant = new ApplicantForm(wizard)
  await new MemberPages(page, t, outbox).registersAndSignsIn()
  await wizard.arrivesAt('applicants-count')
  await wizard.field('agreed').check()
  await page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
  await wizard.choosesType('new')
  await wizard.arrivesAt('urgent-type')
  await wizard.field('urgentDays').locator('input[value="2"]').check()
  await wizard.field('urgentReason').locator('input[value=medicalLetter]').check()
  await wizard.provesHuman('urgentCaptcha')
  await wizard.next()
  await wizard.arrivesAt('site')
  await expect(wizard.field('site.officeId')).not.toHaveValue('')
  await wizard.next()
  await wizard.arrivesAt('urgent-date')
  await wizard.choosesDay()
  await wizard.next()
  await wizard.arrivesAt('personal-detail')
  await applicant.person(almaz(), 'given')
  await wizard.next()
  await applicant.restOfTheSteps()
  await wizard.arrivesAt('summary')
  await wizard.field('summary.agreed').check()
  await wizard.next()
  await expect(page.getByRole('heading', { name: t('confirmation', 'receivedTitle') })).toBeVisible()
  return {
    applicationNumber: await page.getByTestId('application-number').first().innerText(),
    confirmationNumber: await page.getByTestId('confirmation-number').first().innerText(),
  }
}

test(
  'an application in each status opens from the list, by its number and by both numbers, and shows what comes next',
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
    const cases = [
      { status: 'initial', next: t('application', 'continue.documents'), application: await applies('submitted') },
      { status: 'initial', next: t('application', 'continue.confirmation'), application: await applies('documents') },
      { status: 'confirmed', next: t('application', 'continue.payment'), application: await applies('confirmed') },
      { status: 'awaitingPayment', application: await applies('ordered') },
      { status: 'paymentCompleted', application: await pays(await applies('ordered')) },
      { status: 'paymentCompleted', reason, application: await asksCorrection(await pays(await applies('ordered'))) },
      { status: 'cancelled', application: gaveUp },
    ]
    const stranger = await browser.newContext({ viewport: page.viewportSize(), baseURL })
    const lookUp = new LookUp(page, await stranger.newPage(), t)
    for (const { application, ...one } of cases) {
      await test.step(`${one.status} ${one.next ?? one.reason ?? ''}`, () =>
        lookUp.opensEverywhere({ ...application, ...one }))
    }
    await stranger.close()
  },
)

test(
  'an urgent application under review, approved and rejected opens from the list, by its number and by both numbers',
  onlyFull,
  async ({ page, browser, request, database, serviceUrl, baseURL }) => {
    const numbers = await asksUrgently(page, new Outbox(request, serviceUrl))
    const { applicationNumber } = numbers
    // A device that once had both numbers keeps what it was shown: each look is from a new one.
    const opensEverywhere = async (shown: { status: string; next?: string; reason?: string }) => {
      const stranger = await browser.newContext({ viewport: page.viewportSize(), baseURL })
      await new LookUp(page, await stranger.newPage(), t).opensEverywhere({ ...numbers, ...shown })
      await stranger.close()
    }
    await opensEverywhere({ status: 'underReview' })
    await operates(request, database, 'approve', { applicationNumber })
    await opensEverywhere({ status: 'urgentApproved', next: t('status', 'action.pay') })
    const reason = 'The letter of the hospital has no date'
    await operates(request, database, 'reject', { applicationNumber, reason })
    await opensEverywhere({ status: 'rejected', reason })
  },
)

test(
  'an application whose time to pay is over opens from the list, by its number and by both numbers',
  onlyFull,
  async ({ page, browser }) => {
    const own = new OwnService(ownServices.everyStatus)
    await own.opens({ UNPAID_HOURS: '1' })
    const settings = { baseURL: own.portalUrl, viewport: page.viewportSize() }
    const [applicant, stranger] = [await browser.newContext(settings), await browser.newContext(settings)]
    try {
      const itsPage = await applicant.newPage()
      const { applies } = await anApplicantOf(itsPage, own.serviceUrl, own.portalUrl)
      const numbers = await applies('confirmed')
      await own.dies()
      await own.starts({ UNPAID_HOURS: '1', ...childClockAt(Date.now() + 2 * 3_600_000) })
      await new LookUp(itsPage, await stranger.newPage(), t).opensEverywhere({ ...numbers, status: 'expired' })
    } finally {
      await applicant.close()
      await stranger.close()
      await own.close()
    }
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
  await page
    .getByRole('link', { name: t('status', 'action.view') })
    .first()
    .click()
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
