import { OwnService } from '../pages/own-service.ts'
import { ApplicantForm, almaz, choosesAllDocuments } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { ownServices } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'

test('the service dies in the middle and comes back: words, a retry, and nothing is lost', async ({
  page,
  language,
}) => {
  const t = wordsOf(language)
  const wizard = new RequestWizard(page, t)
  const applicant = new ApplicantForm(wizard)
  const service = new OwnService(ownServices.serviceDown)
  const failure = page.getByRole('alert').filter({ hasText: t('request', 'unreachable') })

  /** Next fails in words with the help line, the service comes back, Try again goes on. */
  const survives = async (next: () => Promise<void>) => {
    await service.dies()
    await next()
    await expect(failure).toContainText('8133', { timeout: 60_000 })
    await service.starts()
    await failure.getByRole('button', { name: t('common', 'retry') }).click()
  }

  await service.opens()
  try {
    await wizard.startsAlone(`${service.portalUrl}/`)
    await wizard.choosesType('new')
    await wizard.takesAnOffice()
    await test.step('when the appointment is held', async () => {
      await wizard.arrivesAt('date-time')
      await wizard.choosesDayAndTime()
      await survives(() => wizard.next())
      await wizard.arrivesAt('personal-detail')
      await expect(page.getByRole('timer')).toBeVisible()
    })
    const person = almaz()
    await applicant.person(person)
    await wizard.next()
    await applicant.addressAndFamily()
    await test.step('when the request is sent', async () => {
      await wizard.arrivesAt('passport-info')
      await applicant.passport()
      await survives(() => wizard.next())
      await wizard.arrivesAt('attachments')
    })
    await test.step('when the files are sent', async () => {
      await choosesAllDocuments(page, t)
      await service.dies()
      await wizard.next()
      const again = page.getByRole('main').getByRole('button', { name: t('common', 'retry') })
      await expect(again.first()).toBeVisible({ timeout: 60_000 })
      await service.starts()
      await again.first().click()
    })
    await test.step('everything typed is in the summary', async () => {
      await wizard.arrivesAt('summary')
      await expect(page.getByText(person.latin[2]).first()).toBeVisible()
      await wizard.field('summary.agreed').check()
      await wizard.next()
      await wizard.arrivesAt('payment')
    })
  } finally {
    await service.close()
  }
})
