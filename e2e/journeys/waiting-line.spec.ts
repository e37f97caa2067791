import { languages } from '@invea/locales'
import { OwnService } from '../pages/own-service.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { countsTickets, listens, showsAfterReload, WaitingLine } from '../pages/waiting-line.ts'
import { ownServices } from '../settings.ts'
import { accessibilityFaults, expect, test, wordsOf } from '../test.ts'

// All visitors of a test share one address.
const settings = { ADDRESS_RATE_FACTOR: '1000' }

test('a line opens before Next: the wait shows inside the form, survives a reload, and the appointment is held', async ({
  page,
  request,
  language,
  see,
}) => {
  const t = wordsOf(language)
  const wizard = new RequestWizard(page, t)
  const service = new OwnService(ownServices.waitingForm)
  const line = new WaitingLine(service, request)
  const tickets = countsTickets(page)
  const main = page.getByRole('main')
  const panel = main.getByText(t('waiting', 'title'))
  const chosenTime = main.locator('button[aria-pressed=true]')
  await service.opens(settings)
  try {
    await wizard.startsAlone(`${service.portalUrl}/`)
    await wizard.choosesType('new')
    await wizard.takesAnOffice()
    await wizard.arrivesAt('date-time')
    await wizard.choosesDayAndTime()
    const time = (await chosenTime.textContent()) ?? ''

    await test.step('Next shows the wait and no error; day and time stay chosen', async () => {
      await line.opens(0)
      await line.othersCome(55)
      await wizard.next()
      await expect(panel).toBeVisible()
      await expect(main.getByText(t('waiting', 'paused'))).toBeVisible()
      await expect(main.getByText(t('waiting', 'ahead', { people: '55' }))).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(chosenTime).toHaveText(time)
      await see(page, 'waiting-line')
    })

    await test.step('the panel has the focus, and Tab goes on to the form', async () => {
      expect(await panel.evaluate((title) => document.activeElement?.contains(title))).toBe(true)
      await page.keyboard.press('Tab')
      await expect(main.locator(':focus')).toBeInViewport()
    })

    await test.step('a reload keeps the ticket and the answers; the wait is announced a few times only', async () => {
      await line.admits(60)
      await showsAfterReload(page, main.getByText(t('waiting', 'minute')))
      await expect(main.locator('form button[type=submit]')).toBeDisabled()
      const spoken = await listens(page)
      await see(page, 'waiting-line-reload')
      // Two rounds of questions to the service at least.
      await page.waitForResponse(/GetLine/)
      await page.waitForResponse(/GetLine/)
      expect(await spoken()).toEqual([t('waiting', 'minute')])
      expect(tickets.taken()).toBe(1)
    })

    await test.step('the turn comes by itself, with the end of the time to choose', async () => {
      await line.admits(6_000)
      const turn = page.getByRole('status').filter({ hasText: t('waiting', 'yourTurn') })
      await expect(turn).toBeVisible()
      await expect(turn).toContainText(/\d+:\d\d [AP]M/)
      await expect(chosenTime).toHaveText(time)
      await see(page, 'waiting-line-turn')
    })

    await test.step('the appointment is held with the time that was chosen before the wait', async () => {
      await wizard.next()
      await wizard.arrivesAt('personal-detail')
      await expect(page.getByRole('timer')).toBeVisible()
      expect(tickets.taken()).toBe(1)
    })
  } finally {
    await service.close()
  }
})

test('the waiting page tells the same in four languages with one ticket, and leads to the form', async ({
  page,
  request,
}) => {
  const service = new OwnService(ownServices.waitingPage)
  const line = new WaitingLine(service, request)
  const tickets = countsTickets(page)
  const addressIn = (language: string) => `${service.portalUrl}${language === 'en' ? '' : `/${language}`}/waiting/`
  const heading = (words: string) => page.getByRole('heading', { level: 1, name: words })
  await service.opens(settings)
  try {
    await test.step('before the opening: day and time of it', async () => {
      await line.opens(60, new Date(Date.now() + 24 * 3_600_000))
      for (const language of languages) {
        const t = wordsOf(language)
        await page.goto(addressIn(language))
        await expect(heading(t('waiting', 'announcedTitle'))).toBeVisible()
        await expect(page.getByRole('status').first()).toContainText(/20\d\d.*20\d\d.*\d+:\d\d/)
        await expect(page).toHaveTitle(t('waiting', 'announcedTitle'))
        expect(await accessibilityFaults(page), language).toEqual([])
      }
      expect(tickets.taken()).toBe(1)
    })

    await test.step('in the line: the wait, people ahead, and what is kept', async () => {
      await line.closes()
      await line.opens(0)
      await line.othersCome(55)
      await page.goto(addressIn('en'))
      await showsAfterReload(page, page.getByText('People ahead of you: 55'))
      await line.admits(60)
      await showsAfterReload(page, page.getByText(wordsOf('en')('waiting', 'minute')))
      for (const language of languages) {
        const t = wordsOf(language)
        await page.goto(addressIn(language))
        await expect(page.getByText(t('waiting', 'minute'))).toBeVisible()
        await expect(page.getByText(t('waiting', 'keep'))).toBeVisible()
        expect(await accessibilityFaults(page), language).toEqual([])
      }
      const spoken = await listens(page)
      await page.waitForResponse(/GetLine/)
      await page.waitForResponse(/GetLine/)
      expect(await spoken()).toEqual([wordsOf('ti')('waiting', 'minute')])
      expect(tickets.taken()).toBe(2)
    })

    await test.step('the turn: the keyboard reaches the way on, which opens the form', async () => {
      const t = wordsOf('am')
      await page.goto(addressIn('am'))
      await line.admits(6_000)
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
