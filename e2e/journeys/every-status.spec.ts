import { childClockAt } from '@invea/tooling/test-clock'
import type { Page } from '@playwright/test'
import { ApplicantForm, almaz } from '../pages/applicant-form.ts'
import { LookUp, openAction } from '../pages/look-up.ts'
import { MemberPages } from '../pages/member.ts'
import { approveApplication, runOperatorCommand } from '../pages/operator-commands.ts'
import { Outbox } from '../pages/outbox-and-sandbox.ts'
import { OwnService } from '../pages/own-service.ts'
import { openApplicantSession, type Prepared } from '../pages/prepared.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { onlyFull, ownServices } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'

const t = wordsOf('en')

/** Submits an urgent request for a New passport, which the agency then reviews. */
const applyUrgently = async (page: Page, outbox: Outbox) => {
  const wizard = new RequestWizard(page, t, 'urgent-appointment')
  const applicant = new ApplicantForm(wizard)
  await new MemberPages(page, t, outbox).registerAndSignIn()
  await wizard.acceptTerms()
  await wizard.chooseType('new')
  await wizard.expectStep('urgent-type')
  await wizard.fillUrgentType(2, 'medicalLetter')
  await wizard.next()
  await wizard.fillUrgentSite()
  await wizard.next()
  await wizard.expectStep('urgent-date')
  await wizard.chooseDay()
  await wizard.next()
  await wizard.expectStep('personal-detail')
  await applicant.person(almaz(), 'given')
  await wizard.next()
  await applicant.remainingSteps()
  await wizard.expectStep('summary')
  await wizard.sendForReview()
  return {
    applicationNumber: await page.getByTestId('application-number').first().innerText(),
    confirmationNumber: await page.getByTestId('confirmation-number').first().innerText(),
  }
}

test(
  'an application in each status opens from the list, by its number and by both numbers, and shows the next action',
  onlyFull,
  async ({ page, browser, request, database, serviceUrl, baseURL }) => {
    const { apply, cancel } = await openApplicantSession(page, serviceUrl, baseURL ?? '')
    const reason = 'The copy cannot be read'
    const pay = async (application: Prepared) => {
      if (!application.order) throw new Error('no open order')
      const { orderId, amount } = application.order
      await runOperatorCommand(request, database, 'record-payment', {
        orderCode: orderId,
        amount,
        reference: `e2e-${orderId}`,
      })
      return application
    }
    const requestCorrection = async (application: Prepared) => {
      const { applicationNumber } = application
      await runOperatorCommand(request, database, 'ask-correction', { applicationNumber, reason })
      return application
    }
    const cancelled = await apply('submitted')
    await cancel(cancelled)
    const cases = [
      { status: 'initial', next: t('application', 'continue.documents'), application: await apply('submitted') },
      { status: 'initial', next: t('application', 'continue.confirmation'), application: await apply('documents') },
      { status: 'confirmed', next: t('application', 'continue.payment'), application: await apply('confirmed') },
      { status: 'awaitingPayment', application: await apply('ordered') },
      { status: 'paymentCompleted', application: await pay(await apply('ordered')) },
      { status: 'paymentCompleted', reason, application: await requestCorrection(await pay(await apply('ordered'))) },
      { status: 'cancelled', application: cancelled },
    ]
    const otherDevice = await browser.newContext({ viewport: page.viewportSize(), baseURL })
    const lookUp = new LookUp(page, await otherDevice.newPage(), t)
    for (const { application, ...one } of cases) {
      await test.step(`${one.status} ${one.next ?? one.reason ?? ''}`, () =>
        lookUp.checkEverywhere({ ...application, ...one }))
    }
    await otherDevice.close()
  },
)

test(
  'an urgent application under review, approved and rejected opens from the list, by its number and by both numbers',
  onlyFull,
  async ({ page, browser, request, database, serviceUrl, baseURL }) => {
    const numbers = await applyUrgently(page, new Outbox(request, serviceUrl))
    const { applicationNumber } = numbers
    // Uses a new device each time, because a device with both numbers keeps access.
    const checkEverywhere = async (shown: { status: string; next?: string; reason?: string }) => {
      const otherDevice = await browser.newContext({ viewport: page.viewportSize(), baseURL })
      await new LookUp(page, await otherDevice.newPage(), t).checkEverywhere({ ...numbers, ...shown })
      await otherDevice.close()
    }
    await checkEverywhere({ status: 'underReview' })
    await approveApplication(request, database, applicationNumber)
    await checkEverywhere({ status: 'urgentApproved', next: t('status', 'action.pay') })
    const reason = 'The letter of the hospital has no date'
    await runOperatorCommand(request, database, 'reject', { applicationNumber, reason })
    await checkEverywhere({ status: 'rejected', reason })
  },
)

test(
  'an application past its payment deadline opens from the list, by its number and by both numbers',
  onlyFull,
  async ({ page, browser }) => {
    const own = new OwnService(ownServices.everyStatus)
    await own.open({ UNPAID_HOURS: '1' })
    const settings = { baseURL: own.portalUrl, viewport: page.viewportSize() }
    const [applicant, otherDevice] = [await browser.newContext(settings), await browser.newContext(settings)]
    try {
      const applicantPage = await applicant.newPage()
      const { apply } = await openApplicantSession(applicantPage, own.serviceUrl, own.portalUrl)
      const numbers = await apply('confirmed')
      await own.kill()
      await own.start({ UNPAID_HOURS: '1', ...childClockAt(Date.now() + 2 * 3_600_000) })
      await new LookUp(applicantPage, await otherDevice.newPage(), t).checkEverywhere({ ...numbers, status: 'expired' })
    } finally {
      await applicant.close()
      await otherDevice.close()
      await own.close()
    }
  },
)

test('a changed, unpaid application leads to its payment', async ({ page, serviceUrl, baseURL }) => {
  const wizard = new RequestWizard(page, t)
  const { apply } = await openApplicantSession(page, serviceUrl, baseURL ?? '')
  await apply('confirmed')
  await page.goto('/Application-List')
  await openAction(page, t, 'view')
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
  await wizard.choosePayment('code')
  await page.getByRole('checkbox').check()
  await wizard.next()
  await expect(page.getByTestId('order-code')).toBeVisible()
})
