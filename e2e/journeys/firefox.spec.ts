import { SandboxPages } from '../pages/back-office.ts'
import { almaz, choosesAllDocuments } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'

test('a New passport from the terms to the slip, in Firefox', onlyFull, async ({ page, database, language }) => {
  const t = wordsOf(language)
  const wizard = new RequestWizard(page, t)
  const person = almaz()

  await wizard.holdsAnAppointment()
  for (const [at, part] of (['FirstName', 'FatherName', 'GrandfatherName'] as const).entries()) {
    // Letter by letter, as a keyboard sends them: engines differ in what they tell a page about each.
    await wizard.own(`personal.${part[0]?.toLowerCase()}${part.slice(1)}`).pressSequentially(person.latin[at] ?? '')
    const geez = wizard.own(`personal.geez${part}`)
    await geez.locator('xpath=following::button[1]').click()
    await expect(geez).not.toHaveValue('')
  }
  await wizard.own('personal.birthDate').pressSequentially(person.born)
  await wizard.own('personal.birthPlace').pressSequentially('Adama')
  await page.locator('input[value=female]').check()
  await wizard.own('personal.maritalStatus').selectOption('single')
  await wizard.own('personal.phoneNumber').pressSequentially('0900000001')
  await wizard.next()

  await wizard.arrivesAt('address')
  const region = wizard.own('address.region')
  await expect(region.locator('option').nth(1)).toBeAttached()
  await region.selectOption({ label: 'Oromia' })
  await wizard.own('address.city').pressSequentially('Adama')
  await wizard.next()
  await wizard.arrivesAt('family')
  await wizard.next()
  await wizard.arrivesAt('passport-info')
  await wizard.own('passport.passportPageId').locator('input[type=radio]').first().check()
  await wizard.next()
  await wizard.arrivesAt('attachments')
  await choosesAllDocuments(page, t)
  await wizard.next()

  await wizard.arrivesAt('summary')
  await wizard.field('summary.agreed').check()
  await wizard.next()
  await wizard.arrivesAt('payment')
  await wizard.choosesPayment('redirect')
  await wizard.field('payment.agreed').check()
  await wizard.next()
  await wizard.goesToTheProvider()
  await new SandboxPages(page, database, language).pays()
  await wizard.hasPaid()
})
