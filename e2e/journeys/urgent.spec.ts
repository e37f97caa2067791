import { ApplicantForm, almaz, chooseAllDocuments, newPassportNumber } from '../pages/applicant-form.ts'
import { openAction } from '../pages/look-up.ts'
import { test } from '../pages/member.ts'
import { approveApplication } from '../pages/operator-commands.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect } from '../test.ts'

test('a member applies for an urgent passport, the agency approves it, and the member pays from the list', async ({
  page,
  request,
  member,
  database,
  checkScreen,
  t,
}) => {
  const wizard = new RequestWizard(page, t, 'urgent-appointment')
  const applicant = new ApplicantForm(wizard)

  await test.step('the terms, then the sign-in: an account is needed to continue', async () => {
    await member.registerAndConfirm()
    await page.goto('/urgent-appointment')
    await wizard.expectStep('applicants-count')
    await expect(page.getByText(t('urgent', 'terms.reason'))).toBeVisible()
    // B §4: urgent appointments have no time.
    await expect(page.getByText(t('urgent', 'terms.morning'))).toBeVisible()
    await expect(page.getByText(t('request', 'terms.arrive'))).toHaveCount(0)
    // The urgent form has ten minutes, so it must not show the twenty of an ordinary request.
    await expect(page.getByText(t('request', 'terms.intro'))).toBeVisible()
    await expect(page.getByText(t('request', 'terms.duration'))).toHaveCount(0)
    await checkScreen(page, '60-urgent-terms')
    await wizard.acceptTerms()
    await page.waitForURL(/SignIn/)
    await expect(page.getByText(t('account', 'signIn.urgent'))).toBeVisible()
    await checkScreen(page, '61-urgent-gate')
    await member.submitPassword()
    await member.submitCode()
    // The ten minutes run, so the form continues at its step without another page.
    await wizard.expectStep('appointment-type')
  })

  await test.step('type, urgency and reason with messages; the clock runs', async () => {
    await page.locator('input[value=new]').check()
    await wizard.next()
    await wizard.expectStep('urgent-type')
    await expect(page.getByRole('timer')).toBeVisible()
    await wizard.expectErrorsOnNext(
      t('issue', 'urgentTypeRequired'),
      t('issue', 'urgentReasonRequired'),
      t('issue', 'captchaRequired'),
    )
    await wizard.fillUrgentType(2, 'medicalLetter')
    await checkScreen(page, '62-urgent-type')
    await wizard.next()
  })

  await test.step('the main office and a day of the quota', async () => {
    await wizard.fillUrgentSite()
    await checkScreen(page, '63-urgent-site')
    await wizard.next()
    await wizard.expectStep('urgent-date')
    await wizard.expectErrorsOnNext(t('issue', 'dateRequired'))
    await wizard.chooseDay()
    await checkScreen(page, '64-urgent-date')
    await wizard.next()
  })

  await test.step('the applicant, with the names of the account', async () => {
    await wizard.expectStep('personal-detail')
    await expect(applicant.field('personal.firstName')).toHaveValue(/almaz/i)
    // In the stepper and, for a phone, above the title.
    await expect(page.getByText(t('request', 'stepOf', { n: 4, total: 6 }), { exact: true })).toHaveCount(2)
    // Only the clock that ends first.
    await expect(page.getByRole('timer')).toHaveCount(1)
    await applicant.person(almaz(), 'given')
    await checkScreen(page, '65-urgent-person')
    await wizard.next()
    await applicant.remainingSteps()
  })

  let applicationNumber = ''
  await test.step('summary, then the review', async () => {
    await wizard.expectStep('summary')
    await checkScreen(page, '66-urgent-summary')
    await wizard.sendForReview()
    await expect(page).toHaveURL(/\/Confirmation\?/)
    applicationNumber = await page.getByTestId('application-number').first().innerText()
    await checkScreen(page, '67-urgent-received')
  })

  await test.step('payment from the list after the approval', async () => {
    await approveApplication(request, database, applicationNumber)
    await page.goto('/Application-List')
    await openAction(page, t, 'pay')
    await expect(page.getByText('25,000').first()).toBeVisible()
    await checkScreen(page, '68-urgent-pay')
    await wizard.choosePayment('redirect')
    await page.getByRole('checkbox').check()
    await page.locator('main form button[type=submit]').click()
    await wizard.payAtProvider(database)
    await checkScreen(page, '69-urgent-slip')
  })
})

test('five days for a damaged passport: the other fee, approval and payment from the list', async ({
  page,
  request,
  member,
  database,
  t,
}) => {
  const wizard = new RequestWizard(page, t, 'urgent-appointment')
  const applicant = new ApplicantForm(wizard)
  await member.registerAndSignIn()
  await wizard.acceptTerms()
  await wizard.chooseType('renewal', 'damaged')
  await wizard.expectStep('urgent-type')
  await wizard.expectErrorsOnNext('Please select urgent type', 'Please select the recaptcha!')
  await wizard.fillUrgentType(5, 'scholarshipOrDv')
  await expect(page.getByText('28,000').first()).toBeVisible()
  await wizard.next()
  await wizard.fillUrgentSite()
  await wizard.next()
  await wizard.expectStep('urgent-date')
  await wizard.expectErrorsOnNext('Please Select Date')
  await wizard.chooseDay(1)
  await wizard.next()
  await wizard.expectStep('personal-detail')
  await expect(applicant.field('personal.firstName')).toHaveValue(/almaz/i)
  await applicant.person(almaz(), 'given')
  await wizard.next()
  await applicant.addressAndFamily()
  await wizard.expectStep('passport-info')
  await applicant.passport(newPassportNumber())
  await wizard.next()
  await wizard.expectStep('attachments')
  for (const document of ['kebeleId', 'damagedPassportPages', 'urgentEvidence']) {
    await expect(page.getByRole('group', { name: new RegExp(t('document', document)) })).toBeVisible()
  }
  await chooseAllDocuments(page, t)
  await wizard.next()
  await wizard.expectStep('summary')
  await wizard.sendForReview()
  const applicationNumber = await page.getByTestId('application-number').first().innerText()
  await approveApplication(request, database, applicationNumber)
  // The published address of urgent payment (B §2) shows the list, whose requests open at their payment.
  await page.goto('/urgentAppointmentPayment')
  await openAction(page, t, 'pay')
  await expect(page.getByText(t('payment', 'etb', { amount: '28,000' }), { exact: true }).first()).toBeVisible()
  await wizard.choosePayment('redirect')
  await page.getByRole('checkbox').check()
  await page.locator('main form button[type=submit]').click()
  await wizard.payAtProvider(database)

  await page.goto('/Application-List')
  await openAction(page, t, 'reschedule')
  await wizard.chooseDay()
  await expect(page.locator('main [role=group] button[aria-pressed]')).toHaveCount(0)
  await page.getByRole('button', { name: t('status', 'reschedule.saveDay') }).click()
  await expect(
    page.getByRole('main').getByText(t('status', 'reschedule.changedTo', { dateTime: '' }).trim()),
  ).toBeVisible()
})
