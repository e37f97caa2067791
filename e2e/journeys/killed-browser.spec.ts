import { ApplicantForm, almaz, chooseAllDocuments } from '../pages/applicant-form.ts'
import { KilledWizard, test } from '../pages/killed-browser.ts'
import { SandboxPages } from '../pages/outbox-and-sandbox.ts'
import { onlyFull } from '../settings.ts'
import { expect } from '../test.ts'

test('the browser is killed during typing and before a response: one tap continues the same request', async ({
  ownBrowser,
  t,
}) => {
  const person = almaz()
  const killed = new KilledWizard(ownBrowser, t)
  const applicant = () => new ApplicantForm(killed.wizard)
  await killed.open()
  await killed.wizard.holdAppointment()
  await applicant().person(person)
  await killed.killAndResumeAt('personal-detail')
  await expect(killed.page.getByRole('timer')).toBeVisible()
  await expect(applicant().field('personal.grandfatherName')).toHaveValue(new RegExp(person.latin[2], 'i'))
  await expect(applicant().field('personal.geezFirstName')).toHaveValue(person.geez[0])
  await killed.wizard.next()
  await applicant().addressAndFamily()
  await killed.wizard.expectStep('passport-info')
  await applicant().passport()
  await killed.killBeforeResponse(/SubmitRequest/)
  await killed.resume()
  await killed.wizard.expectStep('attachments')
  await killed.page.goto('/Application-List')
  await expect(killed.page.getByRole('link', { name: t('status', 'action.view') })).toHaveCount(1)
})

test(
  'the browser is killed at every step: one tap continues, no box must be ticked again, and no input is lost',
  onlyFull,
  async ({ ownBrowser, database, t }) => {
    const person = almaz()
    const killed = new KilledWizard(ownBrowser, t)
    const applicant = () => new ApplicantForm(killed.wizard)
    await killed.open()

    await test.step('type, site, date', async () => {
      await killed.wizard.startIndividual()
      await killed.wizard.expectStep('appointment-type')
      await killed.page.locator('input[value=new]').check()
      await killed.killAndResumeAt('appointment-type')
      await expect(killed.page.locator('input[value=new]')).toBeChecked()
      await killed.wizard.next()

      await killed.wizard.expectStep('site')
      await killed.wizard.chooseOffice('Oromia')
      await killed.killAndResumeAt('site')
      await expect(killed.wizard.field('site.officeId')).not.toHaveValue('')
      await killed.wizard.solveCaptcha('site.captcha')
      await killed.wizard.next()

      await killed.wizard.expectStep('date-time')
      await killed.wizard.chooseDayAndTime()
      await killed.killAndResumeAt('date-time')
      await expect(killed.page.locator('main [role=group] button[aria-pressed=true]')).toHaveCount(1)
    })

    await test.step('the response to the hold is lost: the same hold is found', async () => {
      await killed.killBeforeResponse(/SubmitAppointment/)
      await killed.resume()
      await killed.wizard.expectStep('date-time')
      await killed.wizard.next()
    })

    await test.step('personal detail, with the appointment still held', async () => {
      await killed.wizard.expectStep('personal-detail')
      await applicant().person(person)
      await killed.killAndResumeAt('personal-detail')
      await expect(killed.page.getByRole('timer')).toBeVisible()
      await expect(applicant().field('personal.grandfatherName')).toHaveValue(new RegExp(person.latin[2], 'i'))
      await expect(applicant().field('personal.geezFirstName')).toHaveValue(person.geez[0])
      await expect(applicant().field('personal.birthDate')).toHaveValue('01/31/1990')
      await expect(applicant().field('personal.phoneNumber')).toHaveValue('0900000010')
      await killed.wizard.next()
    })

    await test.step('address', async () => {
      await killed.wizard.expectStep('address')
      await applicant().address()
      await killed.killAndResumeAt('address')
      await expect(applicant().field('address.region')).not.toHaveValue('')
      await expect(applicant().field('address.city')).toHaveValue('Adama')
      await killed.wizard.next()
    })

    await test.step('family, in the middle of a name', async () => {
      await killed.wizard.expectStep('family')
      await killed.page.getByRole('button', { name: t('applicant', 'family.add') }).click()
      const name = () =>
        killed.page.getByRole('textbox', { name: t('field', 'family.firstName'), exact: false }).first()
      await name().fill('TOL')
      await killed.killAndResumeAt('family')
      await expect(name()).toHaveValue('TOL')
      await killed.page.getByRole('button', { name: t('applicant', 'family.cancel') }).click()
      await killed.wizard.next()
    })

    await test.step('passport info; the response to the request is lost: it stays the same request', async () => {
      await killed.wizard.expectStep('passport-info')
      await applicant().passport()
      await killed.killAndResumeAt('passport-info')
      await expect(applicant().field('passport.passportPageId').locator('input[type=radio]').first()).toBeChecked()
      await expect(killed.page.getByText(t('captcha', 'verified'))).toBeVisible()
      await killed.killBeforeResponse(/SubmitRequest/)
      await killed.resume()
    })

    const documents = () => killed.page.locator('main li [role=group]')
    await test.step('documents: chosen, then sent with a lost response', async () => {
      await killed.wizard.expectStep('attachments')
      await killed.killAndResumeAt('attachments')
      await chooseAllDocuments(killed.page, t)
      const count = await documents().count()
      await killed.killAndResumeAt('attachments')
      await expect(documents().getByText(t('attachments', 'state.ready'))).toHaveCount(count)
      await killed.killBeforeResponse(/UploadAttachment/)
      await killed.resume()
      await killed.wizard.expectStep('attachments')
      await killed.wizard.next()
    })

    await test.step('summary, and the documents that were sent', async () => {
      await killed.wizard.expectStep('summary')
      await killed.wizard.field('summary.agreed').check()
      await killed.killAndResumeAt('summary')
      await expect(killed.wizard.field('summary.agreed')).toBeChecked()
      await killed.wizard.next()
    })

    await test.step('payment chosen; the response to the order is lost: it stays the same order', async () => {
      await killed.wizard.expectStep('payment')
      await killed.wizard.choosePayment('redirect')
      await killed.wizard.field('payment.agreed').check()
      await killed.killAndResumeAt('payment')
      await expect(killed.wizard.field('payment.agreed')).toBeChecked()
      await expect(killed.page.locator('main label').getByRole('radio', { checked: true })).toHaveCount(1)
      await killed.killBeforeResponse(/OrderRequest/)
      await killed.resume()
      await killed.wizard.expectStep('payment')
      await killed.wizard.next()
      await killed.page.waitForURL(/Pay_With_PSS/i)
    })

    /** Opens the order: on its own page, or on the payment step when the kill came before the step was saved. */
    const openOrder = async () => {
      await killed.resume()
      const toProvider = killed.page.locator('main a[rel=noreferrer]')
      const toOrder = killed.page.getByRole('link', { name: t('payment', 'continueOrder') })
      await expect(toProvider.or(toOrder)).toBeVisible()
      if (await toOrder.isVisible()) await toOrder.click()
      await toProvider.click()
    }
    await test.step('the unpaid order', async () => {
      await expect(killed.page.locator('main a[rel=noreferrer]')).toBeVisible()
      await killed.browser.kill()
      await killed.open()
      await openOrder()
    })

    await test.step('at the provider, and after the payment', async () => {
      const sandbox = () => new SandboxPages(killed.page, database)
      await killed.page.waitForURL(`${sandbox().base}/**`)
      await killed.browser.kill()
      await killed.open()
      await openOrder()
      await sandbox().pay()
      await killed.wizard.expectPaid()
      const number = await killed.page.getByTestId('application-number').first().innerText()
      const slip = killed.page.url()
      await killed.browser.kill()
      await killed.open()
      await killed.page.goto(slip)
      await killed.wizard.expectPaid()
      await expect(killed.page.getByTestId('application-number').first()).toHaveText(number)
    })
  },
)
