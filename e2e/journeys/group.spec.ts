import { ApplicantForm, almaz, chala, choosesAllDocuments, hana, type Person } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { SandboxPages } from '../pages/sandbox.ts'
import { expect, test } from '../test.ts'
import { wordsOf } from '../words.ts'

test('a family of three, one of them a child, replaces lost passports and pays once', async ({
  page,
  language,
  database,
  see,
}) => {
  const t = wordsOf(language)
  const wizard = new RequestWizard(page, t)
  const family: readonly Person[] = [almaz(), chala(), hana()]
  const passport = `EP${String(Date.now()).slice(-6)}`

  await test.step('group, number, type', async () => {
    await page.goto('/request-appointment')
    await wizard.arrivesAt('party')
    await wizard.field('agreed').check()
    await page.getByRole('button', { name: t('request', 'terms.startGroup') }).click()
    await wizard.arrivesAt('group-size')
    await wizard.field('groupSize').selectOption('3')
    await see(page, '40-group-size')
    await wizard.next()
    await wizard.arrivesAt('appointment-type')
    await page.locator('input[value=lost]').check()
    await wizard.next()
  })

  await test.step('an office, and the day the service expects', async () => {
    await wizard.arrivesAt('site')
    await wizard.choosesPlace('Oromia', 'withoutDelivery')
    await wizard.provesHuman('site.captcha')
    await wizard.next()
    await wizard.arrivesAt('delivery-estimate')
    await expect(page.getByText(t('booking', 'estimateHelp'))).toBeVisible()
    await see(page, '41-estimate')
    await wizard.next()
  })

  await test.step('a panel for each, the address taken from the first', async () => {
    await wizard.arrivesAt('group-applicants')
    for (const [at, person] of family.entries()) {
      const applicant = new ApplicantForm(wizard, at)
      const panel = page.locator('details[open]')
      const next = panel.locator('form button[type=submit]')
      await applicant.person(person)
      if (person.child) await see(page, '42-group-child')
      await next.click()
      if (at === 0) await applicant.address()
      else await panel.getByRole('button', { name: t('applicant', 'copyFirst') }).click()
      await next.click()
      await expect(panel.getByText(t('applicant', 'family.empty'))).toBeVisible()
      await next.click()
      await applicant.passport(`${passport}${at}`)
      await next.click()
      await choosesAllDocuments(page, t, panel)
      await next.click()
      await expect(page.locator('main summary').getByText(t('applicant', 'done'), { exact: true })).toHaveCount(at + 1)
    }
    await see(page, '43-group-done')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common', 'next'), exact: true })
      .click()
  })

  await test.step('one summary and one payment', async () => {
    await wizard.arrivesAt('summary')
    await see(page, '44-group-summary')
    await wizard.field('summary.agreed').check()
    await wizard.next()
    await wizard.arrivesAt('payment')
    await expect(page.getByText('39,000').first()).toBeVisible()
    await wizard.choosesPayment('redirect')
    await wizard.field('payment.agreed').check()
    await wizard.next()
    await wizard.goesToTheProvider()
    await new SandboxPages(page, database, language).pays()
    await wizard.hasPaid()
    await expect(page.getByTestId('application-number')).toHaveCount(3)
    await see(page, '45-group-slip')
  })
})
