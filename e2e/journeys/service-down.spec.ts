import { ApplicantForm, almaz, chooseAllDocuments } from '../pages/applicant-form.ts'
import { OwnService } from '../pages/own-service.ts'
import { test } from '../pages/request-wizard.ts'
import { ownServices } from '../settings.ts'
import { expect } from '../test.ts'

test('the service crashes and restarts: a message, a retry, and no data loss', async ({ page, t, wizard }) => {
  const applicant = new ApplicantForm(wizard)
  const service = new OwnService(ownServices.serviceDown)
  // It takes the focus.
  const failure = page.locator('main [tabindex="-1"]').filter({ hasText: t('request', 'unreachable') })

  /** Next shows a message with the help line while the service is down; after its restart Try again continues. */
  const expectRecovery = async (next: () => Promise<void>) => {
    await service.kill()
    await next()
    await expect(failure).toContainText('8133', { timeout: 60_000 })
    await service.start()
    await failure.getByRole('button', { name: t('common', 'retry') }).click()
  }

  await service.open()
  try {
    await wizard.startIndividual(`${service.portalUrl}/`)
    await wizard.chooseType('new')
    await wizard.completeSiteStep()
    await test.step('when the appointment is held', async () => {
      await wizard.expectStep('date-time')
      await wizard.chooseDayAndTime()
      await expectRecovery(() => wizard.next())
      await wizard.expectStep('personal-detail')
      await expect(page.getByRole('timer')).toBeVisible()
    })
    const person = almaz()
    await applicant.person(person)
    await wizard.next()
    await applicant.addressAndFamily()
    await test.step('when the request is sent', async () => {
      await wizard.expectStep('passport-info')
      await applicant.passport()
      await expectRecovery(() => wizard.next())
      await wizard.expectStep('attachments')
    })
    await test.step('when the files are sent', async () => {
      await chooseAllDocuments(page, t)
      await service.kill()
      await wizard.next()
      const retryButton = page.getByRole('main').getByRole('button', { name: t('common', 'retry') })
      await expect(retryButton.first()).toBeVisible({ timeout: 60_000 })
      await service.start()
      await retryButton.first().click()
    })
    await test.step('everything typed is in the summary', async () => {
      await wizard.expectStep('summary')
      await expect(page.getByText(person.latin[2]).first()).toBeVisible()
      await wizard.acceptSummary()
    })
  } finally {
    await service.close()
  }
})
