import { Outbox, operates, SandboxPages } from '../pages/back-office.ts'
import { MemberPages } from '../pages/member.ts'
import { ApplicantForm, almaz, choosesAllDocuments, newPassportNumber } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, test, wordsOf } from '../test.ts'

test('a member applies for an urgent passport, the agency approves, and it is paid from the list', async ({
  page,
  request,
  serviceUrl,
  language,
  database,
  see,
}) => {
  const t = wordsOf(language)
  const member = new MemberPages(page, t, new Outbox(request, serviceUrl))
  const wizard = new RequestWizard(page, t, 'urgent-appointment')
  const applicant = new ApplicantForm(wizard)

  await test.step('the terms, then the sign-in: an account is needed to continue', async () => {
    await member.registersAndConfirms()
    await page.goto('/urgent-appointment')
    await wizard.arrivesAt('applicants-count')
    await expect(page.getByText(t('request', 'terms.urgentReason'))).toBeVisible()
    // Ten minutes are all there is: the twenty of an ordinary request would frighten, and be wrong.
    await expect(page.getByText(t('request', 'terms.intro'))).toBeVisible()
    await expect(page.getByText(t('request', 'terms.duration'))).toHaveCount(0)
    await see(page, '60-urgent-terms')
    await wizard.field('agreed').check()
    await page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
    await wizard.arrivesAt('sign-in')
    await see(page, '61-urgent-gate')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('urgent', 'signIn.action') })
      .click()
    await page.waitForURL(/SignIn/)
    await member.givesPassword()
    await member.givesCode()
    // The ten minutes run: the form goes on where it was, without a page in between.
    await wizard.arrivesAt('appointment-type')
  })

  await test.step('type, urgency and reason with every message; the clock runs', async () => {
    await page.locator('input[value=new]').check()
    await wizard.next()
    await wizard.arrivesAt('urgent-type')
    await expect(page.getByRole('timer')).toBeVisible()
    await wizard.nextComplainsWith(
      t('issue', 'urgentTypeRequired'),
      t('issue', 'urgentReasonRequired'),
      t('issue', 'captchaRequired'),
    )
    await wizard.field('urgentDays').locator('input[value="2"]').check()
    await wizard.field('urgentReason').locator('input[value=medicalLetter]').check()
    await wizard.provesHuman('urgentCaptcha')
    await see(page, '62-urgent-type')
    await wizard.next()
  })

  await test.step('the main office and a day of the quota', async () => {
    await wizard.arrivesAt('site')
    await expect(wizard.field('site.officeId')).not.toHaveValue('')
    const delivery = wizard.field('site.deliverySiteId')
    if ((await delivery.inputValue()) === '') await delivery.selectOption({ index: 1 })
    await see(page, '63-urgent-site')
    await wizard.next()
    await wizard.arrivesAt('urgent-date')
    await wizard.nextComplainsWith(t('issue', 'dateRequired'))
    await wizard.choosesDay()
    await see(page, '64-urgent-date')
    await wizard.next()
  })

  await test.step('the applicant, whose names come from the account', async () => {
    await wizard.arrivesAt('personal-detail')
    await expect(applicant.field('personal.firstName')).toHaveValue(/almaz/i)
    await applicant.person(almaz(), 'given')
    await see(page, '65-urgent-person')
    await wizard.next()
    await applicant.restOfTheSteps()
  })

  let applicationNumber = ''
  await test.step('summary, then the agency looks at it', async () => {
    await wizard.arrivesAt('summary')
    await see(page, '66-urgent-summary')
    await wizard.field('summary.agreed').check()
    await wizard.next()
    await expect(page.getByRole('heading', { name: t('confirmation', 'receivedTitle') })).toBeVisible()
    await expect(page).toHaveURL(/\/Confirmation\?/)
    applicationNumber = await page.getByTestId('application-number').first().innerText()
    await see(page, '67-urgent-received')
  })

  await test.step('approved, it is paid from the list', async () => {
    await operates(request, database, 'approve', { applicationNumber })
    await page.goto('/Application-List')
    await page
      .getByRole('link', { name: t('status', 'action.pay') })
      .first()
      .click()
    await expect(page.getByText('25,000').first()).toBeVisible()
    await see(page, '68-urgent-pay')
    await wizard.choosesPayment('redirect')
    await page.getByRole('checkbox').check()
    await page.locator('main form button[type=submit]').click()
    await wizard.goesToTheProvider()
    await new SandboxPages(page, database, language).pays()
    await wizard.hasPaid()
    await see(page, '69-urgent-slip')
  })
})

test('five days for a damaged passport: the other price, approved and paid from the list', async ({
  page,
  request,
  serviceUrl,
  language,
  database,
}) => {
  const t = wordsOf(language)
  const member = new MemberPages(page, t, new Outbox(request, serviceUrl))
  const wizard = new RequestWizard(page, t, 'urgent-appointment')
  const applicant = new ApplicantForm(wizard)
  await member.registersAndSignsIn()
  await wizard.arrivesAt('applicants-count')
  await wizard.field('agreed').check()
  await page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
  await wizard.choosesType('renewal', 'damaged')
  await wizard.arrivesAt('urgent-type')
  await wizard.nextComplainsWith('Please select urgent type', 'Please select the recaptcha!')
  await wizard.field('urgentDays').locator('input[value="5"]').check()
  await wizard.field('urgentReason').locator('input[value=scholarshipOrDv]').check()
  await wizard.provesHuman('urgentCaptcha')
  await expect(page.getByText('28,000').first()).toBeVisible()
  await wizard.next()
  await wizard.arrivesAt('site')
  await expect(wizard.field('site.officeId')).not.toHaveValue('')
  await wizard.next()
  await wizard.arrivesAt('urgent-date')
  await wizard.nextComplainsWith('Please Select Date')
  await wizard.choosesDay(1)
  await wizard.next()
  await wizard.arrivesAt('personal-detail')
  await expect(applicant.field('personal.firstName')).toHaveValue(/almaz/i)
  await applicant.person(almaz(), 'given')
  await wizard.next()
  await applicant.addressAndFamily()
  await wizard.arrivesAt('passport-info')
  await applicant.passport(newPassportNumber())
  await wizard.next()
  await wizard.arrivesAt('attachments')
  for (const document of ['kebeleId', 'damagedPassportPages', 'urgentEvidence']) {
    await expect(page.getByRole('group', { name: new RegExp(t('document', document)) })).toBeVisible()
  }
  await choosesAllDocuments(page, t)
  await wizard.next()
  await wizard.arrivesAt('summary')
  await wizard.field('summary.agreed').check()
  await wizard.next()
  await expect(page.getByRole('heading', { name: t('confirmation', 'receivedTitle') })).toBeVisible()
  const applicationNumber = await page.getByTestId('application-number').first().innerText()
  await operates(request, database, 'approve', { applicationNumber })
  // The published address of urgent payment (B §2): the list, and a request it names opens at its payment.
  await page.goto('/urgentAppointmentPayment')
  await page
    .getByRole('link', { name: t('status', 'action.pay') })
    .first()
    .click()
  await expect(page.getByText(t('payment', 'etb', { amount: '28,000' }), { exact: true }).first()).toBeVisible()
  await wizard.choosesPayment('redirect')
  await page.getByRole('checkbox').check()
  await page.locator('main form button[type=submit]').click()
  await wizard.goesToTheProvider()
  await new SandboxPages(page, database, language).pays()
  await wizard.hasPaid()

  await page.goto('/Application-List')
  await page
    .getByRole('link', { name: t('status', 'action.reschedule') })
    .first()
    .click()
  await wizard.choosesDay()
  await expect(page.locator('main button[aria-pressed]')).toHaveCount(0)
  await page.getByRole('button', { name: t('status', 'reschedule.saveDay') }).click()
  await expect(page.getByText(t('status', 'reschedule.changedTo', { dateTime: '' }).trim())).toBeVisible()
})
