import { ApplicantForm, almaz, choosesAllDocuments } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'

const kilobits = 1000 / 8

test('on a cheap phone and a slow line the request goes to its payment', onlyFull, async ({ page, language }) => {
  const t = wordsOf(language)
  const wizard = new RequestWizard(page, t)
  const applicant = new ApplicantForm(wizard)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400 * kilobits,
    uploadThroughput: 400 * kilobits,
  })
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  await wizard.holdsAnAppointment()
  await expect(page.getByRole('timer')).toBeVisible()
  await applicant.person(almaz())
  await wizard.next()
  await applicant.addressAndFamily()
  await wizard.arrivesAt('passport-info')
  await applicant.passport()
  await wizard.next()
  await wizard.arrivesAt('attachments')
  await choosesAllDocuments(page, t)
  await wizard.next()
  await wizard.arrivesAt('summary')
  await wizard.field('summary.agreed').check()
  await wizard.next()
  await wizard.arrivesAt('payment')
  await expect(page.getByText(t('payment', 'etb', { amount: '5,000' }), { exact: true }).first()).toBeVisible()
})
