import { almaz, chooseAllDocuments } from '../pages/applicant-form.ts'
import { test } from '../pages/request-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect } from '../test.ts'

test('a New passport from the terms to the slip, in Firefox', onlyFull, async ({ page, database, t, wizard }) => {
  const person = almaz()

  await wizard.holdAppointment()
  for (const [at, part] of (['FirstName', 'FatherName', 'GrandfatherName'] as const).entries()) {
    // Types letter by letter, because browser engines send different events for each letter.
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

  await wizard.expectStep('address')
  const region = wizard.own('address.region')
  await expect(region.locator('option').nth(1)).toBeAttached()
  await region.selectOption({ label: 'Oromia' })
  await wizard.own('address.city').pressSequentially('Adama')
  await wizard.next()
  await wizard.expectStep('family')
  await wizard.next()
  await wizard.expectStep('passport-info')
  await wizard.own('passport.passportPageId').locator('input[type=radio]').first().check()
  await wizard.next()
  await wizard.expectStep('attachments')
  await chooseAllDocuments(page, t)
  await wizard.next()

  await wizard.expectStep('summary')
  await wizard.acceptSummary()
  await wizard.orderPayment('redirect')
  await wizard.payAtProvider(database)
})
