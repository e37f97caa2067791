import {
  ApplicantForm,
  almaz,
  chala,
  chooseAllDocuments,
  hana,
  newName,
  newPassportNumber,
} from '../pages/applicant-form.ts'
import { openAction } from '../pages/look-up.ts'
import { test } from '../pages/request-wizard.ts'
import { accessibilityFaults, expect } from '../test.ts'

test('a family of three, one of them a child, replaces lost passports and pays once', async ({
  page,
  database,
  checkScreen,
  t,
  wizard,
}) => {
  const family = [almaz(), chala(), hana()] as const

  await test.step('group, number, type', async () => {
    await page.goto('/request-appointment')
    await wizard.acceptTerms('Group')
    await wizard.expectStep('group-size')
    await wizard.field('groupSize').selectOption('3')
    await checkScreen(page, '40-group-size')
    await wizard.next()
    await wizard.chooseType('lost')
  })

  await test.step('an office, and the estimated delivery day', async () => {
    await wizard.expectStep('site')
    // No other journey uses this office, because a group of three needs a code where this address already holds appointments (H1).
    await wizard.chooseOffice('Dire Dawa', 'withoutDelivery')
    await wizard.solveCaptcha('site.captcha')
    await wizard.next()
    await wizard.acceptEstimate(() => checkScreen(page, '41-estimate'))
  })

  const [mother, father, child] = [
    new ApplicantForm(wizard, 0),
    new ApplicantForm(wizard, 1),
    new ApplicantForm(wizard, 2),
  ]
  const panel = page.locator('details[open]').first()
  const next = panel.locator('form button[type=submit]')
  const copyFromFirst = () => panel.getByRole('button', { name: t('applicant', 'copyFirst') }).click()
  const open = (n: number) =>
    page
      .locator('main summary')
      .filter({ hasText: t('applicant', 'applicantN', { n }) })
      .click()
  /** Completes the steps from the passport to the last document. */
  const completeApplicant = async (applicant: ApplicantForm) => {
    await applicant.passport(newPassportNumber())
    if (applicant === mother) await checkScreen(page, '41-group-passport')
    await next.click()
    await chooseAllDocuments(page, t, panel)
    if (applicant === mother) await checkScreen(page, '41-group-documents')
    await next.click()
    const done = page.locator('main summary').getByText(t('applicant', 'done'), { exact: true })
    await expect(done).toHaveCount(applicant.at + 1)
    // The focus moves to the next panel, and at last to the message that all are complete.
    const arrival = page.locator('main :focus')
    if (applicant === child) await expect(arrival).toContainText(t('attachments', 'completed.title'))
    else await expect(panel.locator('h3')).toBeFocused()
  }

  await test.step('the second applicant must wait for the first, and the input is saved', async () => {
    await wizard.expectStep('group-applicants')
    await open(2)
    await father.person(family[1])
    await next.click()
    await father.address()
    await next.click()
    await expect(panel.getByText(t('applicant', 'family.empty'))).toBeVisible()
    await next.click()
    await expect(panel.getByText('Please save the first Applicant')).toBeVisible()
    await expect(next).toBeDisabled()
  })

  await test.step('the first adds a family member; the second continues', async () => {
    await open(1)
    await mother.person(family[0])
    await next.click()
    await mother.address()
    await next.click()
    await panel.getByRole('button', { name: t('applicant', 'family.add') }).click()
    await panel.locator('input[id$=firstName]').fill('Abebe')
    await panel.locator('input[id$=grandfatherName]').fill(newName())
    const relation = panel.locator('select[id$=relationId]')
    await expect(relation.locator('option').nth(1)).toBeAttached()
    await relation.selectOption({ index: 1 })
    await panel.getByRole('button', { name: t('applicant', 'family.save') }).click()
    await expect(panel.getByText('ABEBE')).toBeVisible()
    await next.click()
    await completeApplicant(mother)
    await completeApplicant(father)
  })

  await test.step('a child with the address and family of the first', async () => {
    await child.person(family[2])
    await checkScreen(page, '42-group-child')
    await next.click()
    await checkScreen(page, '42-group-address')
    await copyFromFirst()
    await expect(child.field('address.city')).toHaveValue('Adama')
    await next.click()
    await expect(panel.getByText(t('applicant', 'family.empty'))).toBeVisible()
    await copyFromFirst()
    await expect(panel.getByText('ABEBE')).toBeVisible()
    await next.click()
    await completeApplicant(child)
    await checkScreen(page, '43-group-done')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('request', 'toSummary') })
      .click()
  })

  await test.step('one summary and one payment', async () => {
    await wizard.expectStep('summary')
    await checkScreen(page, '44-group-summary')
    await page.goto('/Application-List')
    await openAction(page, t, 'edit')
    await expect(page.getByRole('main').getByRole('button', { name: /almaz/i })).toBeVisible()
    await checkScreen(page, '44-edit-who')
    await page.goto('/request-appointment/summary')
    await wizard.expectStep('summary')
    await wizard.acceptSummary()
    await expect(page.getByText('39,000').first()).toBeVisible()
    await wizard.orderPayment('redirect')
    await wizard.payAtProvider(database)
    await expect(page.getByTestId('application-number')).toHaveCount(3)
    await checkScreen(page, '45-group-slip')
  })
})

test('a refusal for the second of two applicants shows applicant, step and field, links to it, and keeps all input', async ({
  page,
  checkScreen,
  t,
  wizard,
}) => {
  const [first, second] = [new ApplicantForm(wizard, 0), new ApplicantForm(wizard, 1)]
  const panel = page.locator('details[open]').first()
  const next = panel.locator('form button[type=submit]')
  const done = page.locator('main summary').getByText(t('applicant', 'done'), { exact: true })
  const number = newPassportNumber()
  const refusal = t('issue', 'phoneFormat')

  await test.step('two apply for lost passports, and the first is complete', async () => {
    await page.goto('/request-appointment')
    await wizard.acceptTerms('Group')
    await wizard.expectStep('group-size')
    await wizard.field('groupSize').selectOption('2')
    await wizard.next()
    await wizard.chooseType('lost')
    await wizard.expectStep('site')
    await wizard.chooseOffice('Tigray', 'withoutDelivery')
    await wizard.solveCaptcha('site.captcha')
    await wizard.next()
    await wizard.acceptEstimate()
    await wizard.expectStep('group-applicants')
    await first.person(almaz())
    await next.click()
    await first.address()
    await next.click()
    await expect(panel.getByText(t('applicant', 'family.empty'))).toBeVisible()
    await next.click()
    await first.passport(newPassportNumber())
    await next.click()
    await chooseAllDocuments(page, t, panel)
    await next.click()
    await expect(done).toHaveCount(1)
  })

  await test.step('D49: Reset clears only the second, after a confirmation', async () => {
    await second.person(hana())
    const reset = panel.getByRole('button', { name: t('applicant', 'reset.action'), exact: true })
    await reset.click()
    const dialog = page.getByRole('dialog', { name: t('applicant', 'reset.title') })
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: t('applicant', 'reset.yes') }).click()
    await expect(second.field('personal.firstName')).toHaveValue('')
    await expect(reset).toBeHidden()
    await expect(done).toHaveCount(1)
  })

  await test.step('the phone number of the second arrives corrupted', async () => {
    await second.person(chala())
    await next.click()
    await panel.getByRole('button', { name: t('applicant', 'copyFirst') }).click()
    await next.click()
    await expect(panel.getByText(t('applicant', 'family.empty'))).toBeVisible()
    await next.click()
    await second.passport(number)
    // Corrupts the number in the request, because the form does not accept a wrong number.
    const corrupt = (sent: string | null) => (sent ?? '').replace(/"phoneNumber":"\d+"/, '"phoneNumber":"12"')
    await page.route(/AddPerson/, (route) => route.continue({ postData: corrupt(route.request().postData()) }))
    await next.click()
    const complaint = panel.getByText(refusal)
    await expect(complaint).toBeVisible()
    await expect(complaint).toContainText('CHALA KEBEDE')
    await expect(complaint).toContainText(t('request', 'steps.personal-detail'))
    // The message contains the label of its field.
    await expect(complaint).toContainText(t('field', 'personal.phoneNumber'), { ignoreCase: true })
    await expect(second.field('passport.passportNumber')).toHaveValue(number)
    await checkScreen(page, '46-group-refused')
  })

  await test.step('a button opens the field; after the correction Next returns, and the second is complete', async () => {
    await panel
      .getByRole('button', { name: `${t('request', 'edit')}: ${t('request', 'steps.personal-detail')}` })
      .click()
    await panel.getByRole('link', { name: refusal }).click()
    const phone = second.field('personal.phoneNumber')
    await expect(phone).toBeFocused()
    await expect(phone).toHaveValue('0900000011')
    await expect(second.field('personal.firstName')).toHaveValue(/chala/i)
    await checkScreen(page, '46-group-refused-field')
    await page.unroute(/AddPerson/)
    await phone.fill('0900000012')
    await expect(panel.getByText(refusal)).toHaveCount(0)
    await next.click()
    await expect(second.field('passport.passportNumber')).toHaveValue(number)
    await next.click()
    await chooseAllDocuments(page, t, panel)
    await next.click()
    await expect(done).toHaveCount(2)
  })
})
