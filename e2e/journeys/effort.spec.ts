import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { measureEffort } from '../effort.ts'
import { almaz, chooseAllDocuments } from '../pages/applicant-form.ts'
import { OriginIdWizard } from '../pages/origin-id-wizard.ts'
import { SandboxPages } from '../pages/outbox-and-sandbox.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, test, type WordsOf, waitUntilLoaded, wordsOf } from '../test.ts'

/** Limits for one person on a phone, on days with long dates too. `scrolled` is in viewport heights. */
const passport = { taps: 35, scrolled: 20 }
/** Higher: four documents instead of two, and occupation, nationality and visa type. */
const originId = { taps: 43, scrolled: 23 }

interface Visit {
  readonly page: Page
  readonly wizard: RequestWizard
  readonly t: WordsOf
}

/** Opens Home, accepts the terms, and starts counting taps and scrolling. */
const start = async ({ page, wizard, t }: Visit, home: string) => {
  const effort = await measureEffort(page)
  const leaveScreen = async (name: string) => {
    await waitUntilLoaded(page)
    await effort.recordScreen(name)
    await wizard.next()
  }
  await page.goto(home)
  await waitUntilLoaded(page)
  await page
    .getByRole('link', { name: t('home', 'action.start') })
    .first()
    .click()
  await wizard.expectStep('applicants-count')
  await wizard.field('agreed').check()
  await waitUntilLoaded(page)
  await effort.recordScreen('applicants-count')
  await page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
  return { effort, leaveScreen }
}
type Counter = Awaited<ReturnType<typeof start>>

/** Chooses an office of the list, which fills region, city, office and delivery site. */
const chooseOffice = async ({ page, wizard, t }: Visit) => {
  await wizard.expectStep('site')
  await page
    .getByRole('group', { name: t('site', 'finder.days') })
    .getByRole('radio')
    .first()
    .check()
  await expect(wizard.field('site.deliverySiteId')).not.toHaveValue('')
}

const completeTime = async ({ wizard }: Visit, { leaveScreen }: Counter) => {
  await wizard.solveCaptcha('site.captcha')
  await leaveScreen('site')
  await wizard.expectStep('date-time')
  await wizard.chooseDayAndTime()
  await leaveScreen('date-time')
}

const fillAddressAndFamily = async ({ wizard }: Visit, { leaveScreen }: Counter) => {
  await wizard.expectStep('address')
  const region = wizard.own('address.region')
  await expect(region.locator('option').nth(1)).toBeAttached()
  if ((await region.inputValue()) === '') await region.selectOption({ label: 'Oromia' })
  await wizard.own('address.city').fill('Adama')
  await leaveScreen('address')
  await wizard.expectStep('family')
  await leaveScreen('family')
}

/** Completes the steps from the documents to the slip, and compares the counts with the limits. */
const finish = async (
  { page, wizard, t }: Visit,
  { effort, leaveScreen }: Counter,
  { sandbox, max }: { readonly sandbox: SandboxPages; readonly max: typeof passport },
) => {
  await wizard.expectStep('attachments')
  await chooseAllDocuments(page, t)
  await leaveScreen('attachments')
  await wizard.expectStep('summary')
  await wizard.field('summary.agreed').check()
  await leaveScreen('summary')
  await wizard.expectStep('payment')
  await wizard.choosePayment('redirect')
  await wizard.field('payment.agreed').check()
  await leaveScreen('payment')
  await wizard.expectHandOver()
  await waitUntilLoaded(page)
  await effort.recordScreen('hand-over')
  await page.locator('main a[rel=noreferrer]').click()
  await sandbox.pay()
  await wizard.expectPaid()
  await waitUntilLoaded(page)
  await effort.recordScreen('slip')

  test.info().annotations.push({ type: 'effort', description: effort.lines().join('\n') })
  expect(effort.taps()).toBeLessThanOrEqual(max.taps)
  expect(effort.scrolled()).toBeLessThanOrEqual(max.scrolled)
}

test('a New passport for one person takes at most 35 taps and 20 views of scrolling on a phone', async ({
  page,
  database,
  language,
}) => {
  const t = wordsOf(language)
  const wizard = new RequestWizard(page, t)
  const visit = { page, wizard, t }
  const person = almaz()

  const counter = await start(visit, '/')
  await wizard.expectStep('appointment-type')
  await page.locator('input[value=new]').check()
  await counter.leaveScreen('appointment-type')
  await chooseOffice(visit)
  await completeTime(visit, counter)

  await wizard.expectStep('personal-detail')
  for (const [at, part] of (['FirstName', 'FatherName', 'GrandfatherName'] as const).entries()) {
    await wizard.own(`personal.${part[0]?.toLowerCase()}${part.slice(1)}`).fill(person.latin[at] ?? '')
    await wizard.own(`personal.geez${part}`).fill(person.geez[at] ?? '')
  }
  await wizard.own('personal.birthDate').pressSequentially(person.born)
  await wizard.own('personal.birthPlace').fill('Adama')
  await page.locator('input[value=female]').check()
  await wizard.own('personal.maritalStatus').selectOption('single')
  await wizard.own('personal.phoneNumber').fill('0900000001')
  await counter.leaveScreen('personal-detail')
  await fillAddressAndFamily(visit, counter)
  await wizard.expectStep('passport-info')
  const pages = wizard.own('passport.passportPageId').locator('input[type=radio]')
  await expect(pages.first()).toBeAttached()
  if ((await pages.and(page.locator(':checked')).count()) === 0) await pages.first().check()
  await expect(wizard.own('passport.captcha')).toBeChecked()
  await counter.leaveScreen('passport-info')
  await finish(visit, counter, { sandbox: new SandboxPages(page, database), max: passport })
})

test('a New Origin ID for one person takes at most 43 taps and 23 views of scrolling on a phone', async ({
  page,
  database,
  language,
  originIdUrl,
}) => {
  const t = wordsOf(language)
  const wizard = new OriginIdWizard(page, t, `${originIdUrl}/`)
  const visit = { page, wizard, t }

  const counter = await start(visit, originIdUrl)
  await wizard.expectStep('origin-id-service')
  await page.locator('input[value=new]').check()
  await counter.leaveScreen('origin-id-service')
  await chooseOffice(visit)
  await wizard.own('originId.visaNumber').fill('SAMPLE123')
  await completeTime(visit, counter)

  await wizard.expectStep('personal-detail')
  await wizard.own('personal.firstName').fill('Zoë')
  await wizard.own('personal.fatherName').fill("O'Brien")
  await wizard.own('personal.grandfatherName').fill('Jean-Luc')
  await wizard.own('personal.birthDate').pressSequentially('01311985')
  await wizard.own('personal.birthPlace').fill('Toronto')
  await wizard.own('personal.birthCertificateId').fill(String(randomInt(10 ** 12)).padStart(16, '2'))
  await page.locator('input[value=female]').check()
  await wizard.own('personal.maritalStatus').selectOption('single')
  await wizard.own('personal.occupationId').selectOption({ index: 2 })
  await wizard.own('personal.nationalityId').selectOption({ index: 4 })
  await wizard.own('personal.phoneNumber').fill('+44 1632 960001')
  await counter.leaveScreen('personal-detail')
  await fillAddressAndFamily(visit, counter)
  await wizard.expectStep('origin-id-detail')
  await wizard.own('originId.visaType').selectOption({ index: 1 })
  await counter.leaveScreen('origin-id-detail')
  await finish(visit, counter, { sandbox: new SandboxPages(page, database), max: originId })
})
