import { ApplicantForm, almaz, chooseAllDocuments } from '../pages/applicant-form.ts'
import { searchFor } from '../pages/look-up.ts'
import { SandboxPages } from '../pages/outbox-and-sandbox.ts'
import { RequestWizard, test } from '../pages/request-wizard.ts'
import { expect } from '../test.ts'

test('an application without documents is completed on another device: documents, summary, a cancelled payment, another payment, a new day', async ({
  page,
  browser,
  database,
  checkScreen,
  t,
  wizard,
}) => {
  const applicant = new ApplicantForm(wizard)
  await wizard.holdAppointment()
  await applicant.person(almaz())
  await wizard.next()
  await applicant.addressAndFamily()
  await wizard.expectStep('passport-info')
  await applicant.passport()
  await wizard.next()
  await wizard.expectStep('attachments')
  // The deadline is still shown after the submission.
  await expect(page.getByText(t('application', 'next.heldUntil', { until: '' }).trim())).toBeVisible()
  await checkScreen(page, '70-attachments-held-until')

  await page.goto('/Application-List')
  const link = (words: string) => page.getByRole('link', { name: words }).first()
  await link(t('status', 'action.view')).click()
  const label = page.locator('dt', { hasText: t('status', 'label.applicationNumber') }).first()
  const number = label.locator('xpath=following-sibling::dd[1]')
  const applicationNumber = (await number.innerText()).trim()
  const confirmationNumber = (await page.getByTestId('confirmation-number').first().innerText()).trim()

  // Another device, which has only the two numbers.
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  const otherWizard = new RequestWizard(other, t)
  await test.step('one number shows the application without actions', async () => {
    await other.goto('/Status')
    await searchFor(other, t, { applicationNumber })
    await expect(other.getByRole('link', { name: t('status', 'action.view') })).toBeVisible()
    await expect(other.getByRole('link', { name: t('status', 'action.cancel') })).toHaveCount(0)
    await checkScreen(other, '71-one-number')
    await other.getByRole('link', { name: t('status', 'lookup.backToForm') }).click()
  })

  await test.step('both numbers open it, and it continues with the documents', async () => {
    await searchFor(other, t, { applicationNumber, confirmationNumber })
    await checkScreen(other, '72-unfinished-card')
    await other.getByRole('link', { name: t('application', 'continue.documents') }).click()
    await chooseAllDocuments(other, t)
    await checkScreen(other, '73-continue-documents')
    await other.getByRole('button', { name: t('status', 'edit.upload') }).click()
  })

  await test.step('the summary is confirmed', async () => {
    await otherWizard.field('summary.agreed').check()
    await checkScreen(other, '74-continue-summary')
    await other.locator('main form button[type=submit]').click()
    await expect(other.getByRole('heading', { level: 1, name: t('payment', 'title') })).toBeVisible()
    await checkScreen(other, '75-continue-payment')
  })

  await test.step('after a payment cancelled at the provider, another payment is possible', async () => {
    await otherWizard.choosePayment('redirect')
    await other.getByRole('checkbox').check()
    await other.locator('main form button[type=submit]').click()
    await otherWizard.openProvider()
    await other.locator('button[name=action][value=cancel]').click()
    // The live region of the page repeats it for screen readers.
    await expect(other.getByRole('main').getByText(t('application', 'outcome.cancelled.help'))).toBeVisible()
    await checkScreen(other, '76-payment-cancelled')
    await other.getByRole('link', { name: t('payment', 'choosePayment') }).click()
    await otherWizard.choosePayment('code')
    await other.getByRole('checkbox').check()
    await other.locator('main form button[type=submit]').click()
    await new SandboxPages(other, database).payAtBank(await other.getByTestId('order-code').innerText(), context)
    await otherWizard.expectPaid()
    await checkScreen(other, '77-slip')
  })

  await test.step('after a new day the new slip is shown at once, and the old one is void', async () => {
    await page.goto('/Application-List')
    await link(t('status', 'action.reschedule')).click()
    await wizard.chooseDayAndTime(1)
    await page.getByRole('button', { name: t('status', 'reschedule.save') }).click()
    await expect(page.getByText(t('confirmation', 'slip.oldVoid'))).toBeVisible()
    await expect(
      page.getByRole('img', { name: t('confirmation', 'slip.barcodeAlt', { number: '' }).trim() }),
    ).toBeVisible()
    await checkScreen(page, '78-rescheduled-slip')
    await page.goto('/Application-List')
    await link(t('status', 'action.view')).click()
    await checkScreen(page, '79-paid-detail')
  })
  await context.close()
})
