import { languages } from '@invea/locales'
import { OwnService } from '../pages/own-service.ts'
import { test } from '../pages/request-wizard.ts'
import { countTickets, expectAfterReload, recordAnnouncements, WaitingLine } from '../pages/waiting-line.ts'
import { ownServices } from '../settings.ts'
import { accessibilityFaults, expect, wordsOf } from '../test.ts'

// All visitors of a test share one address.
const settings = { ADDRESS_RATE_FACTOR: '1000' }

test('a waiting line opens before Next: the form shows the wait, a reload keeps it, and the appointment is held', async ({
  page,
  request,
  checkScreen,
  t,
  wizard,
}) => {
  const service = new OwnService(ownServices.waitingForm)
  const line = new WaitingLine(service, request)
  const tickets = countTickets(page)
  const main = page.getByRole('main')
  const panel = main.getByText(t('waiting', 'title'))
  const chosenTime = main.locator('[role=group] button[aria-pressed=true]')
  await service.open(settings)
  try {
    await wizard.startIndividual(`${service.portalUrl}/`)
    await wizard.chooseType('new')
    await wizard.completeSiteStep()
    await wizard.expectStep('date-time')
    await wizard.chooseDayAndTime()
    const time = (await chosenTime.textContent()) ?? ''

    await test.step('Next shows the wait without an error; day and time stay selected', async () => {
      await line.open(0)
      await line.takeTickets(55)
      await wizard.next()
      await expect(panel).toBeVisible()
      await expect(main.getByText(t('waiting', 'paused'))).toBeVisible()
      await expect(main.getByText(t('waiting', 'ahead', { people: '55' }))).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(chosenTime).toHaveText(time)
      await checkScreen(page, 'waiting-line')
    })

    await test.step('the panel has the focus, and Tab moves to the form', async () => {
      expect(await panel.evaluate((title) => document.activeElement?.contains(title))).toBe(true)
      await page.keyboard.press('Tab')
      await expect(main.locator(':focus')).toBeInViewport()
    })

    await test.step('a reload keeps the ticket and the answers; the wait is announced only once', async () => {
      await line.setRate(60)
      await expectAfterReload(page, main.getByText(t('waiting', 'minute')))
      await expect(main.locator('form button[type=submit]')).toBeDisabled()
      const announcements = await recordAnnouncements(page)
      await checkScreen(page, 'waiting-line-reload')
      // At least two polls.
      await page.waitForResponse(/GetLine/)
      await page.waitForResponse(/GetLine/)
      expect(await announcements()).toEqual([t('waiting', 'minute')])
      expect(tickets.count()).toBe(1)
    })

    await test.step('the turn appears without input, with its end time', async () => {
      await line.setRate(6_000)
      const turn = page.getByRole('main').getByText(t('waiting', 'yourTurn')).locator('..')
      await expect(turn).toBeVisible()
      await expect(turn).toContainText(/\d+:\d\d [AP]M/)
      await expect(chosenTime).toHaveText(time)
      await checkScreen(page, 'waiting-line-turn')
    })

    await test.step('the appointment is held with the time selected before the wait', async () => {
      await wizard.next()
      await wizard.expectStep('personal-detail')
      await expect(page.getByRole('timer')).toBeVisible()
      expect(tickets.count()).toBe(1)
    })
  } finally {
    await service.close()
  }
})

test('the waiting page shows the same in four languages with one ticket, and links to the form', async ({
  page,
  request,
}) => {
  const service = new OwnService(ownServices.waitingPage)
  const line = new WaitingLine(service, request)
  const tickets = countTickets(page)
  const addressIn = (language: string) => `${service.portalUrl}${language === 'en' ? '' : `/${language}`}/waiting/`
  const heading = (words: string) => page.getByRole('heading', { level: 1, name: words })
  await service.open(settings)
  try {
    await test.step('before the opening: its day and time', async () => {
      await line.open(60, new Date(Date.now() + 24 * 3_600_000))
      for (const language of languages) {
        const t = wordsOf(language)
        await page.goto(addressIn(language))
        await expect(heading(t('waiting', 'announcedTitle'))).toBeVisible()
        await expect(page.getByRole('status').first()).toContainText(/20\d\d.*20\d\d.*\d+:\d\d/)
        await expect(page).toHaveTitle(t('waiting', 'announcedTitle'))
        expect(await accessibilityFaults(page), language).toEqual([])
      }
      expect(tickets.count()).toBe(1)
    })

    await test.step('in the line: the wait, people ahead, and the saved ticket', async () => {
      // The page itself would take a ticket when the line opens, and lose it with the next address.
      await page.goto('about:blank')
      await line.close()
      await line.open(0)
      await line.takeTickets(55)
      await page.goto(addressIn('en'))
      await expectAfterReload(page, page.getByText('People ahead of you: 55'))
      await line.setRate(60)
      await expectAfterReload(page, page.getByText(wordsOf('en')('waiting', 'minute')))
      for (const language of languages) {
        const t = wordsOf(language)
        await page.goto(addressIn(language))
        await expect(page.getByText(t('waiting', 'minute'))).toBeVisible()
        await expect(page.getByText(t('waiting', 'keep'))).toBeVisible()
        expect(await accessibilityFaults(page), language).toEqual([])
      }
      const announcements = await recordAnnouncements(page)
      await page.waitForResponse(/GetLine/)
      await page.waitForResponse(/GetLine/)
      expect(await announcements()).toEqual([wordsOf('ti')('waiting', 'minute')])
      expect(tickets.count()).toBe(2)
    })

    await test.step('the turn: the keyboard reaches the link that opens the form', async () => {
      const t = wordsOf('am')
      await page.goto(addressIn('am'))
      await line.setRate(6_000)
      await expect(heading(t('waiting', 'yourTurn'))).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: t('waiting', 'goOn') })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/am\/request-appointment/)
      await expect(page.getByRole('heading', { level: 1, name: t('request', 'steps.applicants-count') })).toBeVisible()
    })
  } finally {
    await service.close()
  }
})
