import { ApplicantForm, almaz } from '../pages/applicant-form.ts'
import { test } from '../pages/request-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect } from '../test.ts'

const kilobits = 1000 / 8

test(
  'on a cheap phone with a slow connection the request reaches its payment',
  onlyFull,
  async ({ page, t, wizard }) => {
    const applicant = new ApplicantForm(wizard)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400 * kilobits,
      uploadThroughput: 400 * kilobits,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })

    await wizard.holdAppointment()
    await expect(page.getByRole('timer')).toBeVisible()
    await applicant.person(almaz())
    await wizard.next()
    await applicant.remainingSteps()
    await wizard.expectStep('summary')
    await wizard.acceptSummary()
    await expect(page.getByText(t('payment', 'etb', { amount: '5,000' }), { exact: true }).first()).toBeVisible()
  },
)
