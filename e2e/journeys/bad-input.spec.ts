import { disguised, pdf } from '../files.ts'
import { ApplicantForm, almaz, chooseAllDocuments, dayInYears } from '../pages/applicant-form.ts'
import { openAction } from '../pages/look-up.ts'
import { test } from '../pages/member.ts'
import { prepareApplication } from '../pages/prepared.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, wordsOf } from '../test.ts'

// Texts of the specification as literals, because this test checks the catalogue.

/** A §5: the messages of an empty form. */
const personRequired = [
  'First name is required!',
  'Father Name is required!',
  'Grand Father Name is required!',
  'Birth date is required!',
  'Phone Number is required!',
  'Birth Place is required!',
  'Gender is required!',
  'Marital status is required!',
]

/** A §5: the messages of the three names in Ge'ez script are in Amharic. */
const geezRequired = ['እባክዎ ስምዎን በአማርኛ ይጻፉ!', 'እባክዎ የአባትዎን ስም በአማርኛ ይጻፉ!', 'እባክዎ የአያትዎን ስም በአማርኛ ይጻፉ!']

/** A §5: a field, a wrong value and its message. */
const badPerson: readonly (readonly [field: string, value: string, sentence: string])[] = [
  ['firstName', 'Alm4z', 'Please enter characters A-Z only'],
  ['fatherName', 'Ke-bede', 'Please enter characters A-Z only'],
  ['grandfatherName', "Sa'adaa", 'Please enter characters A-Z only'],
  ['birthCertificateId', '123456789012345', 'Birth registration unique id length must 16 digit'],
  ['phoneNumber', '812345678', 'Please insert the correct phone number format'],
  ['phoneNumber', '0812345678', 'Please insert the correct phone number format'],
  ['phoneNumber', '91234567', 'Please insert the correct phone number format'],
  ['phoneNumber', '09123456789', 'Please insert the correct phone number format'],
  ['email', 'almaz@example', 'Please enter valid email address'],
  ['email', 'almaz.example.com', 'Please enter valid email address'],
]

test('the request shows the messages of the specification', async ({ page, t, wizard }) => {
  const applicant = new ApplicantForm(wizard)

  await test.step('terms, site, date and time', async () => {
    await page.goto('/request-appointment')
    await wizard.expectStep('applicants-count')
    await page.getByRole('button', { name: 'Start Individual Appointment' }).press('Enter')
    await expect(page.getByText('Please check this box if you want to proceed.', { exact: true }).first()).toBeVisible()
    await wizard.startIndividual()
    await wizard.chooseType('new')
    await wizard.expectStep('site')
    await wizard.expectErrorsOnNext(
      'Please select region',
      'Please select city',
      'Please select office',
      'Please select delivery site',
      'Please select the recaptcha!',
    )
    await wizard.completeSiteStep()
    await wizard.expectStep('date-time')
    await expect(page.getByText('Please select a date', { exact: true })).toBeVisible()
    await wizard.expectErrorsOnNext('Please Select Date and Time Interval')
    await wizard.chooseDay()
    await wizard.expectErrorsOnNext('Please Select Time Interval')
    await wizard.chooseDayAndTime()
    await wizard.next()
  })

  await test.step('the person', async () => {
    await wizard.expectStep('personal-detail')
    await wizard.expectErrorsOnNext(...personRequired)
    for (const sentence of geezRequired) await expect(page.getByText(sentence).first()).toBeVisible()
    const person = almaz()
    await applicant.person({ ...person, born: dayInYears(-11) })
    await wizard.expectErrorsOnNext('Please check if age is under 18')
    await applicant.field('personal.birthDate').fill('')
    await applicant.field('personal.birthDate').pressSequentially('01312090')
    await wizard.expectErrorsOnNext('Birth date cannot be in the future')
    await applicant.field('personal.birthDate').fill('')
    await applicant.field('personal.birthDate').pressSequentially(person.born)
    for (const [field, value, sentence] of badPerson) {
      const input = applicant.field(`personal.${field}`)
      const before = await input.inputValue()
      await input.fill(value)
      await wizard.expectErrorsOnNext(sentence)
      await expect(input).toHaveAccessibleDescription(new RegExp(sentence))
      await input.fill(before)
    }
    await wizard.next()
  })

  await test.step('address, passport, documents', async () => {
    await wizard.expectStep('address')
    await wizard.expectErrorsOnNext('Region is required!', 'City is required!')
    await applicant.addressAndFamily()
    await wizard.expectStep('passport-info')
    await wizard.expectErrorsOnNext('Passport page is required!')
    await applicant.passport()
    await wizard.next()
    await wizard.expectStep('attachments')
    await wizard.expectErrorsOnNext('You Should have to Choose All')
    const chooser = page.locator('main li').getByRole('group').first().locator('input[type=file]').first()
    await chooser.setInputFiles(disguised('kebele-id.jpg'))
    await expect(
      page.getByText('kebele-id.jpg is Invalid format, Please upload correct file type!').first(),
    ).toBeVisible()
    const small = pdf('large.pdf')
    await chooser.setInputFiles({ ...small, buffer: Buffer.concat([small.buffer, Buffer.alloc(2_000_001, ' ')]) })
    await expect(page.getByText('large.pdf is Invalid size, Please upload correct file size!').first()).toBeVisible()
    await chooseAllDocuments(page, t)
    await wizard.next()
  })

  await test.step('summary and payment', async () => {
    await wizard.expectStep('summary')
    await wizard.expectErrorsOnNext('Please check this box if you want to proceed')
    await wizard.acceptSummary()
    await wizard.expectErrorsOnNext('Please select a payment option', 'Please confirm to agree to terms and conditions')
  })

  await test.step('the edit of a submitted application', async () => {
    await page.goto('/Application-List')
    await openAction(page, t, 'edit')
    const phone = applicant.field('personal.phoneNumber')
    await expect(phone).toHaveValue(/9\d{8}$/)
    await phone.fill('')
    await applicant.field('personal.firstName').fill('4lmaz')
    await applicant.field('personal.email').fill('almaz@example')
    await wizard.expectErrorsOnNext(
      'Phone Number is required!',
      'Please enter characters A-Z only',
      'Please enter valid email address',
    )
  })
})

test('a missing old passport has the messages of the specification', async ({ page, language }) => {
  const wizard = new RequestWizard(page, wordsOf(language))
  const applicant = new ApplicantForm(wizard)
  await wizard.startIndividual()
  await wizard.chooseType('correction')
  await wizard.completeSiteStep('withoutDelivery')
  await wizard.acceptEstimate()
  await wizard.expectStep('personal-detail')
  await applicant.person(almaz())
  await wizard.next()
  await applicant.addressAndFamily()
  await wizard.expectStep('passport-info')
  await wizard.expectErrorsOnNext(
    'Passport page is required!',
    'Old Passport Number is required!',
    'Please Enter Old Passport Issue Date',
    'Please Enter Old Passport Expiration Date',
    'correction reason is required!',
  )
  for (const number of ['E1234567', 'EP123456', '12EPABCDE']) {
    await applicant.field('passport.passportNumber').fill(number)
    await wizard.expectErrorsOnNext('Please Enter Valid Passport Number')
  }
})

test('account, contact and look-up show the messages of the specification', async ({ page, member }) => {
  await page.goto('/SignUp')
  await member.expectErrors(
    'First name is required.',
    'Father Name is required.',
    'Grand Father Name is required.',
    'Phone Number is required.',
    'Email Address is required.',
    'Password is required.',
    'Please verify you are human.',
  )
  await member.fillSignUp('Another-word 31')
  await member.expectErrors('Passwords Do Not Match.')
  await member.field('signUp', 'password').fill('12345')
  await member.expectErrors('At Least 6 Character is required.')
  await page.goto('/SignIn')
  await member.expectErrors(
    'Please Enter Your Email Address.',
    'Please Enter Your Password.',
    'Please verify you are human.',
  )
  await page.goto('/contactUs')
  await member.expectErrors(
    'First name is required.',
    'Grand Father Name is required.',
    'Phone Number is required.',
    'Email is required.',
    'Message is required.',
    'Please verify you are human.',
  )
  await page.goto('/Status')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Please fill at least one field.').first()).toBeVisible()
})

test('after a refused change, the person corrects the field on its step and returns to Finish', async ({
  page,
  serviceUrl,
  baseURL,
  checkScreen,
  t,
}) => {
  const applicant = new ApplicantForm(new RequestWizard(page, t))
  await prepareApplication(page, serviceUrl, baseURL ?? '')
  await page.goto('/Application-List')
  await openAction(page, t, 'edit')
  const firstName = applicant.field('personal.firstName')
  const name = await firstName.inputValue()
  const geezFirstName = applicant.field('personal.geezFirstName')
  const geezName = await geezFirstName.inputValue()
  const birthDate = applicant.field('personal.birthDate')
  await firstName.fill('ZEWDITU')
  await geezFirstName.fill('ዘውዲቱ')
  await birthDate.fill('')
  await birthDate.pressSequentially('01311971')
  for (const step of ['address', 'family', 'travel-plan'] as const) {
    await page.getByRole('button', { name: t('common', 'next') }).click()
    await expect(page.getByRole('heading', { name: t('request', `steps.${step}`) })).toBeVisible()
  }
  const finish = page.getByRole('button', { name: t('status', 'edit.finish') })
  await finish.click()

  const refused = page.getByText(t('issue', 'anotherPerson'))
  await expect(refused).toContainText(t('request', 'steps.personal-detail'))
  // The field is on another step, so the summary has no link.
  await expect(page.getByRole('link', { name: t('issue', 'anotherPerson') })).toHaveCount(0)
  await checkScreen(page, 'refused-on-another-step')
  await page
    .getByRole('button', { name: t('request', 'steps.personal-detail') })
    .last()
    .click()

  await page.getByRole('link', { name: t('issue', 'anotherPerson') }).click()
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveValue('ZEWDITU')
  await checkScreen(page, 'refused-field')
  await firstName.fill(name)
  await geezFirstName.fill(geezName)
  await expect(page.getByText(t('issue', 'anotherPerson'))).toHaveCount(0)
  await page.getByRole('button', { name: t('common', 'next') }).click()
  // The steps between are already complete.
  await finish.click()
  await expect(page.getByRole('button', { name: t('status', 'edit.upload') })).toBeVisible()
})
