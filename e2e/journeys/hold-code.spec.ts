import { setCapacity } from '../pages/operator-commands.ts'
import { Outbox } from '../pages/outbox-and-sandbox.ts'
import { test } from '../pages/request-wizard.ts'
import { expect } from '../test.ts'

/** No other journey uses this office. */
const semera = { id: 5, region: 'Afar' } as const

test('H1: a hold that needs a one-time code shows its field, and holds the appointment with it', async ({
  page,
  request,
  database,
  serviceUrl,
  checkScreen,
  t,
  wizard,
}) => {
  // A day with one slot, so that the first hold takes all of its capacity.
  await setCapacity(request, database, semera.id, (position) => (position === 0 ? 1 : 0))
  await wizard.startIndividual()
  await wizard.chooseType('new')
  await wizard.expectStep('site')
  await wizard.chooseOffice(semera.region)
  await wizard.solveCaptcha('site.captcha')
  await wizard.next()
  await wizard.expectStep('date-time')
  await wizard.chooseDay()
  await page.locator('[role=group] button[aria-pressed]').first().click()
  await wizard.next()

  const panel = page.getByRole('region', { name: t('booking', 'holdCode.title') })
  await expect(panel).toBeVisible()
  await checkScreen(page, 'hold-code')
  const recipient = panel.getByLabel(t('booking', 'holdCode.phone'))
  await recipient.fill('12')
  await recipient.press('Enter')
  await expect(panel.getByText(t('issue', 'phoneFormat'))).toBeVisible()
  const phone = '0900000055'
  await recipient.fill(phone)
  await recipient.press('Enter')
  await expect(panel.getByText(t('booking', 'holdCode.sent', { to: phone, minutes: 10 }))).toBeVisible()
  const sent = await new Outbox(request, serviceUrl).waitFor(phone.slice(-4), 'holdCode')
  const code = /\d{6}/.exec(sent)?.[0] ?? ''
  const field = page.locator('#hold-code')
  await field.fill(code === '000000' ? '000001' : '000000')
  await field.press('Enter')
  await expect(panel.getByText(t('refusal', 'wrongCode'))).toBeVisible()
  await field.fill(code)
  await wizard.next()
  await wizard.expectStep('personal-detail')
  await expect(page.locator('#field-applicants-0-personal-phoneNumber')).toHaveValue(phone)
})
