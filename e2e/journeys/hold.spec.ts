import type { Locator, Page } from '@playwright/test'
import { ApplicantForm, almaz } from '../pages/applicant-form.ts'
import { setCapacity } from '../pages/operator-commands.ts'
import { savedOn, test } from '../pages/request-wizard.ts'
import { expect } from '../test.ts'

/** No other test uses this office. */
const jigjiga = { id: 8, region: 'Somali' } as const

test('an office without a free day shows a message and a link to an office with free days', async ({
  page,
  request,
  database,
  t,
  wizard,
}) => {
  await setCapacity(request, database, jigjiga.id, () => 0)
  await wizard.startIndividual()
  await wizard.chooseType('new')
  await wizard.expectStep('site')
  await wizard.chooseOffice(jigjiga.region)
  await wizard.solveCaptcha('site.captcha')
  await wizard.next()
  await wizard.expectStep('date-time')
  await expect(page.getByText('There is no available appointment date, Please check Later!')).toBeVisible()
  const others = page.getByRole('button', { name: t('booking', 'choose') })
  await expect(others).toHaveCount(3)
  await others.first().click()
  await wizard.expectStep('site')
  await expect(wizard.field('site.officeId')).not.toHaveValue(String(jigjiga.id))
  await wizard.chooseOffice(await wizard.field('site.regionId').locator('option:checked').innerText())
  await wizard.next()
  await wizard.completeDateStep()
})

/** Advances the clock of the device in steps of 20 seconds until the element is visible. `first` skips time before the steps. */
const advanceClockUntil = async (page: Page, target: Locator, first = '00:00') => {
  await page.clock.fastForward(first)
  for (let steps = 0; steps < 360; steps += 1) {
    // Gives the page real time to fetch and render.
    const isShown = await target.waitFor({ timeout: 400 }).then(
      () => true,
      () => false,
    )
    if (isShown) return
    await page.clock.fastForward('00:20')
  }
  throw new Error('not visible within two hours')
}

test('a hold warns before it ends, is extended once, and shows when it has expired', async ({ page, t, wizard }) => {
  const applicant = new ApplicantForm(wizard)
  await page.clock.install()
  await wizard.holdAppointment()
  // With a Date header, each response would set the clock of the page back to the time of the service.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await applicant.field('personal.firstName').fill('Almaz')
  await expect(page.getByRole('timer')).toContainText('30 minutes left')
  await expect(page.getByRole('timer')).toContainText(/\d{4}\sG\.C\. \(.+\d{4}\sE\.C\.\)/)

  await test.step('asks in time, and once', async () => {
    const question = page.getByRole('dialog', { name: t('booking', 'hold.endingTitle') })
    await advanceClockUntil(page, question, '20:00')
    // The applicant may be typing.
    await expect(question.getByRole('heading')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(question).toBeVisible()
    const more = question.getByRole('button', { name: t('booking', 'hold.extend') })
    const usual = page.viewportSize()
    // 1280 x 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    for (const part of [question.getByText(t('booking', 'hold.ending')), more]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 0.9 })
    }
    if (usual) await page.setViewportSize(usual)
    await more.click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('timer')).toContainText(/\d+ minutes left/)
    const last = page.getByRole('dialog').filter({ hasText: t('booking', 'hold.endingLast') })
    await advanceClockUntil(page, last, '20:00')
    await expect(last.getByRole('button', { name: t('booking', 'hold.extend') })).toHaveCount(0)
    await last
      .getByRole('button', { name: t('common', 'close') })
      .first()
      .click()
  })

  await test.step('shows that the hold has expired and the input is kept', async () => {
    const ended = page.getByRole('dialog', { name: t('booking', 'hold.endedTitle') })
    await advanceClockUntil(page, ended)
    await expect(ended.getByText(t('booking', 'hold.ended'))).toBeVisible()
    await ended
      .getByRole('button', { name: t('booking', 'hold.chooseAgain') })
      .last()
      .click()
  })

  await test.step('only the date must be chosen again', async () => {
    await page.unrouteAll({ behavior: 'wait' })
    await wizard.completeDateStep()
    await expect(applicant.field('personal.firstName')).toHaveValue(/almaz/i)
  })
})

/** Words of buttons and of the calendar that are broken inside. */
const brokenWords = (page: Page) =>
  page.locator('main :is(button, th):visible').evaluateAll((parts) =>
    parts.flatMap((part) =>
      [...part.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return []
        return [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1 ? [word] : []
        })
      }),
    ),
  )

test('with letters of 180 % the words of buttons and the days of the calendar are not broken', async ({
  page,
  wizard,
}) => {
  await page.goto('/request-appointment')
  await wizard.expectStep('applicants-count')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '180%'
  })
  expect(await brokenWords(page)).toEqual([])
  await wizard.acceptTerms()
  await wizard.chooseType('new')
  await wizard.completeSiteStep()
  await wizard.expectStep('date-time')
  await wizard.chooseDay()
  expect(await brokenWords(page)).toEqual([])
})

test('the on-screen keyboard enters letters, and a shared computer stores no input', async ({ page, t, wizard }) => {
  const applicant = new ApplicantForm(wizard)
  const name = applicant.field('personal.geezFirstName')
  await wizard.holdAppointment()

  await test.step('the first name with the on-screen keyboard', async () => {
    await page
      .getByRole('button', { name: t('applicant', 'keyboard.open') })
      .first()
      .click()
    const series = page.getByRole('group', { name: t('applicant', 'keyboard.series') })
    const forms = page.getByRole('group', { name: t('field', 'personal.geezFirstName') }).first()
    for (const [first, letter] of [
      ['አ', 'አ'],
      ['ለ', 'ል'],
      ['መ', 'ማ'],
      ['ዘ', 'ዝ'],
      ['በ', 'ቡ'],
    ] as const) {
      await series.getByRole('button', { name: first, exact: true }).click()
      await forms.getByRole('button', { name: letter, exact: true }).first().click()
    }
    await page.getByRole('button', { name: t('applicant', 'keyboard.erase') }).click()
    await expect(name).toHaveValue('አልማዝ')
    await applicant.person(almaz())
  })

  await test.step('others use this device too: nothing is stored', async () => {
    await page.getByRole('checkbox', { name: t('request', 'saved.shared') }).check()
    await expect(page.getByText(t('request', 'saved.memory'))).toBeVisible()
    expect(await savedOn(page, ['drafts'])).toEqual([])
    await page.reload()
    await wizard.expectStep('applicants-count')
    await expect(wizard.field('agreed')).not.toBeChecked()
  })
})
