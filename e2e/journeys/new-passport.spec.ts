import { readFile } from 'node:fs/promises'
import { disguised, pdf, photo } from '../files.ts'
import { ApplicantForm, newName } from '../pages/applicant-form.ts'
import { searchFor } from '../pages/look-up.ts'
import { SandboxPages } from '../pages/outbox-and-sandbox.ts'
import { RequestWizard, test } from '../pages/request-wizard.ts'
import { expect } from '../test.ts'

/** English pays on the provider's page, Amharic with a code at the bank. */
const payment = { en: 'redirect', am: 'code' } as const
const regions = { en: 'Oromia', am: 'ኦሮሚያ' } as const

test('a citizen books an appointment for a New passport, applies, pays and gets the slip', async ({
  page,
  context,
  language,
  database,
  checkScreen,
  t,
  wizard,
}) => {
  const home = language === 'en' ? '/' : `/${language}/`

  await test.step('home and terms', async () => {
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1, name: t('home', 'title') })).toBeVisible()
    await checkScreen(page, '01-home')
    await page
      .getByRole('link', { name: t('home', 'action.start') })
      .first()
      .click()
    await wizard.expectStep('applicants-count')
    await expect(page.getByText(t('request', 'terms.duration'))).toBeVisible()
    const start = page.getByRole('button', { name: t('request', 'terms.startIndividual') })
    await expect(start).toHaveAttribute('aria-disabled', 'true')
    const refused = page.getByRole('region', { name: t('shell', 'fixBelow') })
    await start.press('Enter')
    await expect(refused.getByRole('heading')).toBeFocused()
    await expect(refused.getByRole('link', { name: t('issue', 'agreement') })).toBeVisible()
    await checkScreen(page, '02-terms')
    await wizard.field('agreed').check()
    await start.click()
  })

  await test.step('appointment type', async () => {
    await wizard.expectStep('appointment-type')
    await page.locator('input[value=new]').check()
    await checkScreen(page, '03-type')
    await wizard.next()
  })

  await test.step('site, with messages, and the captcha', async () => {
    await wizard.expectStep('site')
    await wizard.expectErrorsOnNext(t('issue', 'regionRequired'), t('issue', 'captchaRequired'))
    await checkScreen(page, '04-site-empty')
    await wizard.chooseOffice(regions[language])
    await wizard.solveCaptcha('site.captcha')
    await checkScreen(page, '05-site')
    await wizard.next()
  })

  await test.step('date and time; the appointment is held', async () => {
    await wizard.expectStep('date-time')
    await wizard.expectErrorsOnNext(t('issue', 'dateAndTimeRequired'))
    await wizard.chooseDayAndTime()
    await checkScreen(page, '06-date')
    await wizard.next()
  })

  await test.step('personal detail, with messages; a reload keeps the input', async () => {
    await wizard.expectStep('personal-detail')
    await expect(page.getByRole('timer')).toBeVisible()
    await wizard.expectErrorsOnNext(t('issue', 'required', { label: t('field', 'personal.firstName') }))
    await checkScreen(page, '07-personal-messages')
    await new ApplicantForm(wizard).person({
      latin: ["Sa'adaa", 'Kebede', newName()],
      geez: ['ሰዓዳ', 'ከበደ', 'ተሰማ'],
      born: language === 'en' ? '01311990' : '23051982',
    })
    await page.getByRole('button', { name: t('applicant', 'joinUse', { name: 'SAADAA' }) }).click()
    await wizard.own('personal.email').fill('almaz@example.com')
    await wizard.own('personal.phoneNumber').fill('12345')
    await wizard.expectErrorsOnNext(t('issue', 'phoneFormat'))
    await wizard.own('personal.phoneNumber').fill('0900000001')
    await expect(page.getByText(t('request', 'saved.kept'))).toBeVisible()
    await page.reload()
    await wizard.expectStep('personal-detail')
    await expect(wizard.own('personal.fatherName')).toHaveValue(/kebede/i)
    await expect(wizard.own('personal.phoneNumber')).toHaveValue('0900000001')
    await checkScreen(page, '08-personal')
    await wizard.next()
  })

  await test.step('address; Back and Next keep the input', async () => {
    await wizard.expectStep('address')
    await wizard.expectErrorsOnNext(t('issue', 'required', { label: t('field', 'address.city') }))
    await wizard.own('address.region').selectOption({ label: regions[language] })
    await wizard.own('address.city').fill('Adama')
    await page.getByRole('button', { name: t('common', 'back') }).click()
    await wizard.expectStep('personal-detail')
    await page.goBack()
    await wizard.expectStep('address')
    await expect(wizard.own('address.city')).toHaveValue('Adama')
    await checkScreen(page, '09-address')
    await wizard.next()
  })

  await test.step('family', async () => {
    await wizard.expectStep('family')
    await expect(page.getByText(t('applicant', 'family.empty'))).toBeVisible()
    await checkScreen(page, '10-family-empty')
    await page.getByRole('button', { name: t('applicant', 'family.add') }).click()
    await checkScreen(page, '10-family-form')
    await page.locator('input[id$=firstName]').fill('Abebe')
    await page.locator('input[id$=grandfatherName]').fill('Tessema')
    const relation = page.locator('select[id$=relationId]')
    await expect(relation.locator('option').nth(1)).toBeAttached()
    await relation.selectOption({ index: 1 })
    await page.getByRole('button', { name: t('applicant', 'family.save') }).click()
    await expect(page.getByText('ABEBE')).toBeVisible()
    await checkScreen(page, '11-family')
    await wizard.next()
  })

  await test.step('passport info; the browser is closed and opened again', async () => {
    await wizard.expectStep('passport-info')
    await wizard.expectErrorsOnNext(t('issue', 'passportPageRequired'))
    // The human check at the site step was less than half an hour ago: it is not required again.
    await expect(wizard.own('passport.captcha')).toBeChecked()
    await page.locator('main fieldset input[type=radio]').first().check()
    await checkScreen(page, '12-passport')
    await expect(page.getByText(t('request', 'saved.kept'))).toBeVisible()
    const opened = await context.newPage()
    await page.close()
    await opened.goto(`${home}request-appointment`)
    const again = new RequestWizard(opened, t)
    await expect(opened.getByRole('button', { name: t('application', 'resume.continue') })).toBeVisible()
    await checkScreen(opened, '12-resume')
    await opened.getByRole('button', { name: t('application', 'resume.continue') }).click()
    await again.expectStep('passport-info')
    await expect(opened.locator('main fieldset input[type=radio]').first()).toBeChecked()
    await again.next()
  })

  const [open] = context.pages()
  if (!open) throw new Error('no page is open')
  const wizardAfterRestart = new RequestWizard(open, t)

  await test.step('attachments: real files, checked by content', async () => {
    await wizardAfterRestart.expectStep('attachments')
    const choosers = open.locator('main li [role=group]')
    await expect(choosers.first()).toBeVisible()
    await wizardAfterRestart.expectErrorsOnNext(t('issue', 'attachmentsIncomplete'))
    const count = await choosers.count()
    const files = [
      await photo(open, 'kebele-id.jpg', 1400),
      pdf('birth-certificate.pdf'),
      await photo(open, 'photo.jpg', 400),
    ]
    await choosers.first().locator('input[type=file]').first().setInputFiles(disguised('kebele-id.jpg'))
    await expect(open.getByText(t('issue', 'fileFormat', { file: 'kebele-id.jpg' })).first()).toBeVisible()
    for (let at = 0; at < count; at += 1) {
      const file = files[at % files.length]
      if (file) await choosers.nth(at).locator('input[type=file]').first().setInputFiles(file)
      await expect(choosers.nth(at).getByText(t('attachments', 'state.ready'))).toBeVisible()
    }
    await checkScreen(open, '13-attachments')
    await wizardAfterRestart.next()
  })

  let confirmationNumber = ''
  let applicationNumber = ''

  await test.step('summary', async () => {
    await wizardAfterRestart.expectStep('summary')
    await expect(open.getByText('SAADAA').first()).toBeVisible()
    await checkScreen(open, '14-summary')
    await wizardAfterRestart.expectErrorsOnNext(t('issue', 'confirmRequired'))
    await wizardAfterRestart.field('summary.agreed').check()
    await wizardAfterRestart.next()
  })

  const sandbox = new SandboxPages(open, database)

  await test.step('payment', async () => {
    await wizardAfterRestart.expectStep('payment')
    await expect(open.getByText('5,000').first()).toBeVisible()
    await wizardAfterRestart.expectErrorsOnNext(t('issue', 'paymentOptionRequired'))
    await checkScreen(open, '15-payment')
    await wizardAfterRestart.orderPayment(payment[language])
    if (payment[language] === 'redirect') {
      await wizardAfterRestart.expectHandOver()
      await checkScreen(open, '16-hand-over')
      await open.locator('main a[rel=noreferrer]').click()
      await checkScreen(open, '17-provider')
      await sandbox.pay()
    } else {
      await wizardAfterRestart.expectInstructions()
      await checkScreen(open, '16-instructions')
      const code = await open.getByTestId('order-code').innerText()
      await sandbox.payAtBank(code, context)
      await checkScreen(open, '17-waiting')
    }
  })

  await test.step('confirmation and slip', async () => {
    const paid = open.getByRole('heading', { level: 1, name: t('confirmation', 'paidTitle') })
    await expect(paid).toBeVisible({ timeout: 60_000 })
    const barcode = t('confirmation', 'slip.barcodeAlt', { number: '.+' })
    await expect(open.getByAltText(new RegExp(barcode))).toBeVisible()
    await checkScreen(open, '18-slip')
    for (const [words, signature] of [
      ['slip.pdf', '%PDF-'],
      ['slip.calendar', 'BEGIN:VCALENDAR'],
    ] as const) {
      const downloaded = open.waitForEvent('download')
      await open.getByRole('button', { name: t('confirmation', words) }).click()
      const saved = await readFile(await (await downloaded).path(), 'latin1')
      expect(saved.slice(0, signature.length)).toBe(signature)
    }
    applicationNumber = await open.getByTestId('application-number').first().innerText()
    confirmationNumber = await open.getByTestId('confirmation-number').first().innerText()
  })

  await test.step('status look-up by each number, and the whole detail by both', async () => {
    const view = open.getByRole('link', { name: t('status', 'action.view') }).first()
    const detail = open.getByRole('heading', { level: 1, name: t('status', 'detail.title') })
    await open.goto(`${home}Status`)
    await checkScreen(open, '19-status')
    await open.getByRole('button', { name: t('status', 'lookup.search') }).click()
    await expect(open.getByText(t('issue', 'lookupEmpty')).first()).toBeVisible()
    for (const [name, number] of [
      ['confirmationNumber', confirmationNumber],
      ['applicationNumber', applicationNumber],
    ] as const) {
      await searchFor(open, t, { [name]: number })
      await expect(open.getByRole('heading', { level: 1, name: t('status', 'list.title') })).toBeVisible()
      await checkScreen(open, `20-found-by-${name}`)
      await open.getByText(t('status', 'lookup.backToForm')).first().click()
    }
    await searchFor(open, t, { applicationNumber })
    await view.click()
    await expect(detail).toBeVisible()
    await checkScreen(open, '21-masked')
    await open.goto(`${home}Status`)
    await searchFor(open, t, { applicationNumber, confirmationNumber })
    await view.click()
    await expect(detail).toBeVisible()
    await checkScreen(open, '21-detail')
  })
})
