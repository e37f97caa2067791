import { ApplicantForm, almaz, chala, chooseAllDocuments } from '../pages/applicant-form.ts'
import { KilledWizard, test } from '../pages/killed-browser.ts'
import { onlyFull } from '../settings.ts'
import { expect } from '../test.ts'

test(
  'two apply together and the browser is killed between them: one tap continues with the hold and the first applicant',
  onlyFull,
  async ({ ownBrowser, t }) => {
    const killed = new KilledWizard(ownBrowser, t)
    await killed.open()
    const panel = () => killed.page.locator('details[open]')
    const next = () => panel().locator('form button[type=submit]').click()
    const expectDone = (count: number) =>
      expect(killed.page.locator('main summary').getByText(t('applicant', 'done'), { exact: true })).toHaveCount(count)

    await test.step('an appointment for two', async () => {
      await killed.page.goto('/request-appointment')
      await killed.wizard.acceptTerms('Group')
      await killed.wizard.expectStep('group-size')
      await killed.wizard.field('groupSize').selectOption('2')
      await killed.killAndResumeAt('group-size')
      await expect(killed.wizard.field('groupSize')).toHaveValue('2')
      await killed.wizard.next()
      await killed.wizard.chooseType('new')
      await killed.wizard.completeSiteStep()
      await killed.wizard.expectStep('date-time')
      await killed.wizard.chooseDay()
      await killed.page.locator('main [role=group] button[aria-pressed]').first().click()
      await killed.wizard.next()
      await killed.wizard.expectStep('group-applicants')
    })

    await test.step('the first sends the request, and the response is lost', async () => {
      const first = new ApplicantForm(killed.wizard)
      await first.person(almaz())
      await next()
      await first.address()
      await next()
      await expect(panel().getByText(t('applicant', 'family.empty'))).toBeVisible()
      await next()
      await first.passport()
      await killed.killBeforeResponse(/SubmitRequest/, next)
      await killed.resume()
      await killed.wizard.expectStep('group-applicants')
      await chooseAllDocuments(killed.page, t, panel())
      await next()
      await expectDone(1)
    })

    await test.step('the browser is killed during the second applicant, and again before the response', async () => {
      await new ApplicantForm(killed.wizard, 1).person(chala())
      await killed.killAndResumeAt('group-applicants')
      await expectDone(1)
      const second = new ApplicantForm(killed.wizard, 1)
      // The panel opens at the step where the applicant was.
      await expect(second.field('personal.firstName')).toHaveValue(/chala/i)
      await next()
      await panel()
        .getByRole('button', { name: t('applicant', 'copyFirst') })
        .click()
      await next()
      await expect(panel().getByText(t('applicant', 'family.empty'))).toBeVisible()
      await next()
      await second.passport()
      await killed.killBeforeResponse(/AddPerson/, next)
      await killed.resume()
      await killed.wizard.expectStep('group-applicants')
      await chooseAllDocuments(killed.page, t, panel())
      await killed.killAndResumeAt('group-applicants')
      await next()
      await expectDone(2)
    })

    await test.step('one summary of both, confirmed once', async () => {
      await killed.page
        .getByRole('main')
        .getByRole('button', { name: t('request', 'toSummary') })
        .click()
      await killed.wizard.expectStep('summary')
      await killed.wizard.field('summary.agreed').check()
      await killed.killAndResumeAt('summary')
      for (const name of ['ALMAZ', 'CHALA']) await expect(killed.page.getByText(name).first()).toBeVisible()
      await killed.killBeforeResponse(/ConfirmRequest/)
      await killed.resume()
      await killed.wizard.expectStep('summary')
      await killed.wizard.next()
      await killed.wizard.expectStep('payment')
      await expect(killed.page.getByText('10,000').first()).toBeVisible()
    })
  },
)
