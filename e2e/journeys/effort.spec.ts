import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { almaz, chooseAllDocuments } from '../pages/applicant-form.ts'
import { OriginIdWizard } from '../pages/origin-id-wizard.ts'
import { SandboxPages } from '../pages/outbox-and-sandbox.ts'
import { type RequestWizard, test } from '../pages/request-wizard.ts'
import { expect, type WordsOf, waitUntilLoaded } from '../test.ts'

interface ScreenCost {
  readonly name: string
  /** Taps since the previous screen. */
  readonly taps: number
  /** CSS pixels. */
  readonly page: number
  readonly main: number
}

/**
 * Counts a press of a button, link, box or day as one tap. A choice in a list or of a file is two taps: open and choose. A tap into a text
 * field counts as typing.
 */
const reportTaps = () => {
  const report = (taps: number) => void (window as unknown as { tapped: (taps: number) => void }).tapped(taps)
  const typing = 'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea, select'
  addEventListener(
    'pointerdown',
    ({ target, isTrusted }) => {
      if (isTrusted && !(target as Element).matches(typing)) report(1)
    },
    true,
  )
  addEventListener(
    'change',
    ({ target }) => {
      if ((target as Element).matches('select, input[type=file]')) report(2)
    },
    true,
  )
}

/** Counts the effort on a page and on documents that it opens later: taps without those for typing, and the scrolled distance. */
const measureEffort = async (page: Page) => {
  const screens: ScreenCost[] = []
  let taps = 0
  let tapsBefore = 0
  await page.exposeFunction('tapped', (more: number) => {
    taps += more
  })
  await page.addInitScript(reportTaps)
  const viewport = page.viewportSize()?.height ?? 1
  const sum = (of: (screen: ScreenCost) => number) => screens.reduce((total, screen) => total + of(screen), 0)
  /** Height of all screens below the first view, in viewport heights. */
  const scroll = () => sum((screen) => Math.max(0, screen.page - viewport)) / viewport
  const line = (name: string, ...numbers: readonly (number | string)[]) =>
    name.padEnd(18) + numbers.map((number) => String(number).padStart(8)).join('')
  return {
    /** Records a screen; call it when the applicant leaves the screen. */
    recordScreen: async (name: string) => {
      const [whole, main] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.querySelector('main')?.offsetHeight ?? 0,
      ])
      screens.push({ name, taps: taps - tapsBefore, page: whole ?? 0, main: main ?? 0 })
      tapsBefore = taps
    },
    taps: () => taps,
    scrolled: scroll,
    /** One line for each screen, and the sums. */
    lines: (): readonly string[] => [
      line('screen', 'taps', 'page px', 'main px'),
      ...screens.map((screen) => line(screen.name, screen.taps, screen.page, screen.main)),
      line(
        'together',
        taps,
        sum(({ page: whole }) => whole),
        sum(({ main }) => main),
      ),
      `scrolled ${scroll().toFixed(1)} viewports of ${viewport} px`,
    ],
  }
}

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
  t,
  wizard,
}) => {
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
  originIdUrl,
  t,
}) => {
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
