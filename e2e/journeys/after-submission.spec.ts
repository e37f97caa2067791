import { pdf } from '../files.ts'
import { ApplicantForm, almaz } from '../pages/applicant-form.ts'
import { openAction, searchFor } from '../pages/look-up.ts'
import { runOperatorCommand } from '../pages/operator-commands.ts'
import { prepareApplication } from '../pages/prepared.ts'
import { test } from '../pages/request-wizard.ts'
import { expect } from '../test.ts'

test('an application is edited from the list, and its summary shows the changes', async ({
  page,
  checkScreen,
  t,
  wizard,
}) => {
  const applicant = new ApplicantForm(wizard)

  await test.step('a request up to the summary', async () => {
    await wizard.startIndividual()
    await wizard.chooseType('new')
    await wizard.completeSiteStep()
    await wizard.completeDateStep()
    await applicant.person(almaz())
    await wizard.next()
    await applicant.remainingSteps()
    await wizard.expectStep('summary')
  })

  await test.step('the full edit from the list: five steps and messages, without data loss', async () => {
    await page.goto('/Application-List')
    await openAction(page, t, 'edit')
    await expect(page.getByRole('heading', { level: 1, name: t('status', 'edit.title') })).toBeVisible()
    const phone = applicant.field('personal.phoneNumber')
    await expect(phone).toHaveValue(/9\d{8}$/)
    await phone.fill('12345')
    await wizard.expectErrorsOnNext(t('issue', 'phoneFormat'))
    await phone.fill('0911000002')
    await checkScreen(page, '30-edit-personal')
    await wizard.next()
    await expect(page.getByRole('heading', { name: t('request', 'steps.address') })).toBeVisible()
    await applicant.field('address.city').fill('Bishoftu')
    await expect(page.getByText(t('request', 'saved.kept'))).toBeVisible()
    await wizard.next()
    await expect(page.getByText(t('applicant', 'family.empty'))).toBeVisible()
    await wizard.next()
    const finish = page.getByRole('button', { name: t('status', 'edit.finish') })
    await expect(finish).toBeVisible()
    await checkScreen(page, '31-edit-travel-plan')
    await finish.click()
    const upload = page.getByRole('button', { name: t('status', 'edit.upload') })
    await expect(upload).toBeVisible()
    await checkScreen(page, '32-edit-documents')
    await upload.click()
    await expect(page.getByText(t('status', 'edit.completed'))).toBeVisible()
    // D51: the request is not confirmed yet; the same screen links to the confirmation.
    await expect(page.getByRole('link', { name: t('application', 'continue.confirmation') })).toBeVisible()
    await checkScreen(page, '33-edit-completed')
  })

  await test.step('the summary shows the changes; a Change link edits one block and returns', async () => {
    await page.goto('/request-appointment/summary')
    await wizard.expectStep('summary')
    await expect(page.getByText('Bishoftu').first()).toBeVisible()
    await checkScreen(page, '33-summary')
    await page
      .getByRole('link', { name: new RegExp(`${t('application', 'change')}.*${t('summary', 'block.address')}`) })
      .click()
    await applicant.field('address.city').fill('Mojo')
    await checkScreen(page, '33-change-address')
    await page.getByRole('button', { name: t('status', 'edit.finish') }).click()
    await wizard.expectStep('summary')
    await expect(page.getByText('Mojo').first()).toBeVisible()
  })
})

test('an application is paid from the list, moved, corrected after a notice, looked up and cancelled', async ({
  page,
  request,
  database,
  baseURL,
  serviceUrl,
  checkScreen,
  t,
  wizard,
}) => {
  let numbers = { applicationNumber: '', confirmationNumber: '' }
  await prepareApplication(page, serviceUrl, baseURL ?? '')

  await test.step('payment', async () => {
    await page.goto('/Application-List')
    await page
      .getByRole('link', { name: t('application', 'continue.payment') })
      .first()
      .click()
    await wizard.choosePayment('redirect')
    await page.getByRole('checkbox').check()
    await wizard.next()
    await wizard.payAtProvider(database)
    numbers = {
      applicationNumber: await page.getByTestId('application-number').first().innerText(),
      confirmationNumber: await page.getByTestId('confirmation-number').first().innerText(),
    }
  })

  await test.step('another day and time', async () => {
    await page.goto('/Application-List')
    await expect(page.getByRole('link', { name: t('status', 'action.reschedule') }).first()).toBeVisible()
    await checkScreen(page, '33-list')
    await openAction(page, t, 'reschedule')
    await wizard.chooseDayAndTime()
    await checkScreen(page, '34-reschedule')
    await page.getByRole('button', { name: t('status', 'reschedule.save') }).click()
    await expect(
      page.getByRole('main').getByText(t('status', 'reschedule.changedTo', { dateTime: '' }).trim()),
    ).toBeVisible()
  })

  await test.step('the agency requests a better document; both numbers open only the documents', async () => {
    await runOperatorCommand(request, database, 'ask-correction', {
      applicationNumber: numbers.applicationNumber,
      reason: 'The copy cannot be read',
    })
    await page.goto('/Status')
    await searchFor(page, t, numbers)
    await openAction(page, t, 'edit')
    await expect(page.getByText(t('status', 'edit.notified'))).toBeVisible()
    const chooser = page.locator('main li [role=group]').first()
    await chooser.locator('input[type=file]').first().setInputFiles(pdf('better-copy.pdf'))
    await expect(chooser.getByText(t('attachments', 'state.ready'))).toBeVisible()
    await checkScreen(page, '35-edit-after-notice')
    await page.getByRole('button', { name: t('status', 'edit.finish') }).click()
    await expect(page.getByText(t('status', 'edit.completed'))).toBeVisible()
  })

  await test.step('the appointment is cancelled', async () => {
    await page.goto('/Application-List')
    await openAction(page, t, 'cancel')
    await checkScreen(page, '36-cancel')
    await page.getByRole('button', { name: t('status', 'cancel.confirm.appointment') }).click()
    await expect(page.getByRole('main').getByText(t('status', 'cancel.done'))).toBeVisible()
    await checkScreen(page, '37-cancelled')
  })
})
