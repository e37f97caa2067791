import { ApplicantForm, almaz, chooseAllDocuments } from '../pages/applicant-form.ts'
import { KilledWizard, test } from '../pages/killed-browser.ts'
import { MemberPages } from '../pages/member.ts'
import { Outbox } from '../pages/outbox-and-sandbox.ts'
import { onlyFull } from '../settings.ts'
import { expect } from '../test.ts'

test(
  'the browser of a member is killed in an urgent request: the session and the clock continue, one tap opens the step',
  onlyFull,
  async ({ ownBrowser, request, serviceUrl, t }) => {
    const killed = new KilledWizard(ownBrowser, t, 'urgent-appointment')
    await killed.open()
    const applicant = () => new ApplicantForm(killed.wizard)

    await test.step('signed in, with a day of the quota', async () => {
      const member = new MemberPages(killed.page, t, new Outbox(request, serviceUrl))
      await member.registerAndSignIn()
      await killed.wizard.acceptTerms()
      await killed.wizard.chooseType('new')
      await killed.wizard.expectStep('urgent-type')
      await killed.wizard.field('urgentDays').locator('input[value="2"]').check()
      await killed.wizard.field('urgentReason').locator('input[value=medicalLetter]').check()
      await killed.killAndResumeAt('urgent-type')
      await expect(killed.wizard.field('urgentReason').locator('input[value=medicalLetter]')).toBeChecked()
      await killed.wizard.solveCaptcha('urgentCaptcha')
      await killed.wizard.next()
      await killed.wizard.fillUrgentSite()
      await killed.wizard.next()
      await killed.wizard.expectStep('urgent-date')
      await killed.wizard.chooseDay()
      await killed.killBeforeResponse(/SubmitUrgentAppointment/)
      await killed.resume()
      await killed.wizard.expectStep('urgent-date')
      await killed.wizard.next()
    })

    await test.step('the request is sent, and the response is lost', async () => {
      await killed.wizard.expectStep('personal-detail')
      await expect(applicant().field('personal.firstName')).toHaveValue(/almaz/i)
      await applicant().person(almaz(), 'given')
      await killed.killAndResumeAt('personal-detail')
      await killed.wizard.next()
      await applicant().addressAndFamily()
      await killed.wizard.expectStep('passport-info')
      await applicant().passport()
      await killed.killBeforeResponse(/SubmitRequest/)
      await killed.resume()
    })

    await test.step('documents, summary and the confirmation of receipt', async () => {
      await killed.wizard.expectStep('attachments')
      await chooseAllDocuments(killed.page, t)
      await killed.killAndResumeAt('attachments', true)
      await expect(killed.page.getByRole('timer').first()).toBeVisible()
      await killed.wizard.next()
      await killed.wizard.expectStep('summary')
      await killed.wizard.field('summary.agreed').check()
      await killed.killAndResumeAt('summary', true)
      await killed.killBeforeResponse(/ConfirmRequest/)
      // The request is confirmed: the form opens its confirmation.
      await killed.resume(false)
      const received = killed.page.getByRole('heading', { name: t('confirmation', 'receivedTitle') })
      await expect(received).toBeVisible()
      const number = await killed.page.getByTestId('application-number').first().innerText()
      await killed.browser.kill()
      await killed.open()
      await killed.page.goto('/Application-List')
      await expect(killed.page.getByText(number).first()).toBeVisible()
    })
  },
)
