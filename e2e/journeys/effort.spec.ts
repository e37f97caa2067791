import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { measureEffort } from '../effort.ts'
import { SandboxPages } from '../pages/back-office.ts'
import { OriginIdWizard } from '../pages/origin-id-wizard.ts'
import { almaz, choosesAllDocuments } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, isWhole, test, type WordsOf, wordsOf } from '../test.ts'

/** The most that one person on a phone should need, on days with long dates too. `scrolled`: views of the device. */
const passport = { taps: 35, scrolled: 20 }
/** Four documents instead of two; also occupation, nationality and visa type. */
const originId = { taps: 43, scrolled: 22 }

interface Visit {
  readonly page: Page
  readonly wizard: RequestWizard
  readonly t: WordsOf
}

/** From Home to the choice of the service; taps and scrolling are counted from here on. */
const starts = async ({ page, wizard, t }: Visit, home: string) => {
  const effort = await measureEffort(page)
  const leaves = async (name: string) => {
    await isWhole(page)
    await effort.leaves(name)
    await wizard.next()
  }
  await page.goto(home)
  await isWhole(page)
  await page
    .getByRole('link', { name: t('home', 'action.start') })
    .first()
    .click()
  await wizard.arrivesAt('applicants-count')
  await wizard.field('agreed').check()
  await isWhole(page)
  await effort.leaves('applicants-count')
  await page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
  return { effort, leaves }
}
type Counted = Awaited<ReturnType<typeof starts>>

/** An office of the list fills region, city, office and delivery site. */
const choosesOffice = async ({ page, wizard, t }: Visit) => {
  await wizard.arrivesAt('site')
  await page
    .getByRole('group', { name: t('site', 'finder.days') })
    .getByRole('radio')
    .first()
    .check()
  await expect(wizard.field('site.deliverySiteId')).not.toHaveValue('')
}

const choosesTime = async ({ wizard }: Visit, { leaves }: Counted) => {
  await wizard.provesHuman('site.captcha')
  await leaves('site')
  await wizard.arrivesAt('date-time')
  await wizard.choosesDayAndTime()
  await leaves('date-time')
}

const givesAddressAndFamily = async ({ wizard }: Visit, { leaves }: Counted) => {
  await wizard.arrivesAt('address')
  const region = wizard.own('address.region')
  await expect(region.locator('option').nth(1)).toBeAttached()
  if ((await region.inputValue()) === '') await region.selectOption({ label: 'Oromia' })
  await wizard.own('address.city').fill('Adama')
  await leaves('address')
  await wizard.arrivesAt('family')
  await leaves('family')
}

/** From the documents to the slip; then the counts are compared with the limits. */
const ends = async (
  { page, wizard, t }: Visit,
  { effort, leaves }: Counted,
  { sandbox, max }: { readonly sandbox: SandboxPages; readonly max: typeof passport },
) => {
  await wizard.arrivesAt('attachments')
  await choosesAllDocuments(page, t)
  await leaves('attachments')
  await wizard.arrivesAt('summary')
  await wizard.field('summary.agreed').check()
  await leaves('summary')
  await wizard.arrivesAt('payment')
  await wizard.choosesPayment('redirect')
  await wizard.field('payment.agreed').check()
  await leaves('payment')
  await wizard.arrivesAtHandOver()
  await isWhole(page)
  await effort.leaves('hand-over')
  await page.locator('main a[rel=noreferrer]').click()
  await sandbox.pays()
  await wizard.hasPaid()
  await isWhole(page)
  await effort.leaves('slip')

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

  const counted = await starts(visit, '/')
  await wizard.arrivesAt('appointment-type')
  await page.locator('input[value=new]').check()
  await counted.leaves('appointment-type')
  await choosesOffice(visit)
  await choosesTime(visit, counted)

  await wizard.arrivesAt('personal-detail')
  for (const [at, part] of (['FirstName', 'FatherName', 'GrandfatherName'] as const).entries()) {
    await wizard.own(`personal.${part[0]?.toLowerCase()}${part.slice(1)}`).fill(person.latin[at] ?? '')
    await wizard.own(`personal.geez${part}`).fill(person.geez[at] ?? '')
  }
  await wizard.own('personal.birthDate').pressSequentially(person.born)
  await wizard.own('personal.birthPlace').fill('Adama')
  await page.locator('input[value=female]').check()
  await wizard.own('personal.maritalStatus').selectOption('single')
  await wizard.own('personal.phoneNumber').fill('0900000001')
  await counted.leaves('personal-detail')
  await givesAddressAndFamily(visit, counted)
  await wizard.arrivesAt('passport-info')
  const pages = wizard.own('passport.passportPageId').locator('input[type=radio]')
  await expect(pages.first()).toBeAttached()
  if ((await pages.and(page.locator(':checked')).count()) === 0) await pages.first().check()
  await expect(wizard.own('passport.captcha')).toBeChecked()
  await counted.leaves('passport-info')
  await ends(visit, counted, { sandbox: new SandboxPages(page, database, language), max: passport })
})

test('a New Origin ID for one person takes at most 43 taps and 22 views of scrolling on a phone', async ({
  page,
  database,
  language,
  originIdUrl,
}) => {
  const t = wordsOf(language)
  const wizard = new OriginIdWizard(page, t, `${originIdUrl}/`)
  const visit = { page, wizard, t }

  const counted = await starts(visit, originIdUrl)
  await wizard.arrivesAt('origin-id-service')
  await page.locator('input[value=new]').check()
  await counted.leaves('origin-id-service')
  await choosesOffice(visit)
  await wizard.own('originId.visaNumber').fill('SAMPLE123')
  await choosesTime(visit, counted)

  await wizard.arrivesAt('personal-detail')
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
  await counted.leaves('personal-detail')
  await givesAddressAndFamily(visit, counted)
  await wizard.arrivesAt('origin-id-detail')
  await wizard.own('originId.visaType').selectOption({ index: 1 })
  await counted.leaves('origin-id-detail')
  await ends(visit, counted, { sandbox: new SandboxPages(page, database, language), max: originId })
})
