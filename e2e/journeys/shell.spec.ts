import { languageNames, languages } from '@invea/locales'
import type { Page } from '@playwright/test'
import { runOperatorCommand } from '../pages/operator-commands.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { devices, onlyFull } from '../settings.ts'
import { expect, openFrame, test, waitUntilLoaded, wordsOf } from '../test.ts'

const addressOf = (language: string, path = '/') => (language === 'en' ? path : `/${language}${path}`)

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('Home is readable and its links work in four languages', async ({ page }) => {
    for (const language of languages) {
      const t = wordsOf(language)
      await page.goto(addressOf(language))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1, name: t('home', 'title') })).toBeVisible()
      await expect(page.getByText(t('home', 'before.originals'), { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: t('home', 'action.status') })).toHaveAttribute(
        'href',
        addressOf(language, '/Status'),
      )
    }
  })

  test('a plain link changes the language', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: languageNames.ti }).and(page.locator(':visible')).click()
    await expect(page.getByRole('heading', { level: 1, name: wordsOf('ti')('home', 'title') })).toBeVisible()
    await page.getByRole('link', { name: languageNames.en }).and(page.locator(':visible')).click()
    await expect(page.getByRole('heading', { level: 1, name: wordsOf('en')('home', 'title') })).toBeVisible()
  })
})

test('Home shows the notice about a closed office in the language of the reader', async ({
  page,
  request,
  database,
  checkScreen,
}, { repeatEachIndex }) => {
  // Repetitions of this test run in parallel, so each has a separate closure.
  const day = 10 + (repeatEachIndex % 15)
  const notice = {
    noticeEn: `No urgent work (${day}).`,
    noticeAm: `አስቸኳይ የለም (${day})።`,
    noticeOm: 'Ariifachiisaan hin jiru.',
    noticeTi: 'ህፁፅ የለን።',
  }
  const days = { officeId: 'all', from: `2027-03-${day}`, to: '2027-03-28' }
  const { rows } = await runOperatorCommand(request, database, 'close', { ...notice, ...days, service: 'urgent' })
  await page.goto('/')
  await expect(page.getByText(notice.noticeEn)).toBeVisible()
  await expect(page.getByText(`No appointments from Mar ${day}, 2027 G.C.`)).toBeVisible()
  await checkScreen(page, 'home-notice')
  await page.goto('/am/')
  await expect(page.getByText(notice.noticeAm)).toBeVisible()
  await runOperatorCommand(request, database, 'reopen', { id: rows[0]?.id })
})

test('the content does not move when the header becomes fixed', async ({ page, language, device }) => {
  const expectSamePosition = async () => {
    await waitUntilLoaded(page)
    const top = () =>
      page.evaluate(() => Math.round((document.querySelector('h1')?.getBoundingClientRect().top ?? 0) + window.scrollY))
    const before = await top()
    await page.mouse.wheel(0, 250)
    await expect(page.locator('[data-fixed]')).toBeVisible()
    expect(await top()).toBe(before)
  }
  await page.goto('/SignIn')
  await expectSamePosition()
  if (device !== 'phone') return
  await test.step('also after the form, which hides the header on a phone', async () => {
    await page.goto(addressOf(language, '/request-appointment'))
    const t = wordsOf(language)
    await openFrame(page)
    const login = page.getByRole('link', { name: t('shell', 'link.login') })
    await login.and(page.locator(':visible')).first().click()
    await expect(page.getByRole('heading', { level: 1, name: t('account', 'signIn.title') })).toBeFocused()
    await expectSamePosition()
  })
})

test('in dark mode the browser also draws its own controls dark', async ({ page, originIdUrl }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const home of ['/', originIdUrl]) {
    await page.goto(home)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('both homes are accessible', onlyFull, async ({ page, language, checkScreen, originIdUrl }) => {
  for (const [portal, home] of [
    ['passport', ''],
    ['origin-id', originIdUrl],
  ] as const) {
    await page.goto(home + addressOf(language))
    await page.locator('html[data-alive]').waitFor()
    await checkScreen(page, `00-home-${portal}`)
  }
})

test('a change of language keeps the page and is saved, and Back does not undo it', async ({ page }) => {
  const english = wordsOf('en')
  const amharic = wordsOf('am')
  await page.goto('/')
  await page.locator('html[data-alive]').waitFor()
  await page.getByRole('link', { name: english('home', 'action.status') }).click()
  await expect(page).toHaveURL(/\/Status$/)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: languageNames.am }).and(page.locator(':visible')).click()
  await expect(page).toHaveURL(/\/am\/Status$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/\/am\/$/)
  await expect(page.getByRole('heading', { level: 1, name: amharic('home', 'title') })).toBeVisible()
  await page.goto('/Status')
  await expect(page).toHaveURL(/\/am\/Status$/)
})

test('a new page gets the focus and its title', async ({ page, language, t }) => {
  await page.goto(addressOf(language))
  await page.locator('html[data-alive]').waitFor()
  await page.getByRole('link', { name: t('home', 'action.status') }).click()
  await expect(page).toHaveTitle(`${t('status', 'lookup.title')} - ${t('shell', 'passportPortal')}`)
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
  // A page without an application does not show a confirmation of receipt.
  await page.goto(addressOf(language, '/Confirmation'))
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation', 'nothing') })).toBeVisible()
  await expect(page).toHaveTitle(`${t('status', 'detail.title')} - ${t('shell', 'passportPortal')}`)
})

test('Home sends requests to no other host, and breaks no policy', async ({ page, baseURL, serviceUrl, language }) => {
  const foreignUrls: string[] = []
  const violations: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== baseURL && origin !== serviceUrl) foreignUrls.push(request.url())
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto(addressOf(language))
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  expect({ foreignUrls, violations }).toEqual({ foreignUrls: [], violations: [] })
})

test('English pages load only the font of the language names', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/')
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(fonts.filter((font) => !font.includes('ethiopic-names'))).toEqual([])
})

test('with reduced data usage the app loads only at the first input', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((script) => script.includes('frame'))).toEqual([])
  await page.keyboard.press('Tab')
  await page.locator('html[data-alive]').waitFor()
})

test('offline, a page that is not loaded shows a message, and loads when the connection returns', async ({
  page,
  context,
}) => {
  const t = wordsOf('en')
  await page.goto('/')
  await page.locator('html[data-alive]').waitFor()
  await context.setOffline(true)
  await expect(page.getByText(t('shell', 'offline.text'))).toBeVisible()
  await page.getByRole('link', { name: t('home', 'action.status') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell', 'failure.title') })).toBeVisible()
  await expect(page.getByText(t('shell', 'offline.text'))).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('status', 'lookup.title') })).toBeVisible()
})

test('an unknown address shows a message and a link to Home', async ({ page, language, checkScreen, t }) => {
  await page.goto(addressOf(language, '/nowhere'))
  await expect(page.getByRole('heading', { level: 1, name: t('shell', 'notFound.title') })).toBeVisible()
  await checkScreen(page, '00-not-found')
  await page.getByRole('link', { name: t('shell', 'notFound.home') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('home', 'title') })).toBeVisible()
})

test('visited pages open offline, and other pages show that the connection is missing', async ({ page, context }) => {
  const t = wordsOf('en')
  await page.goto('/')
  await page.locator('html[data-alive]').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.reload()
  await page.locator('html[data-alive]').waitFor()
  await expect(page.getByRole('heading', { level: 1, name: t('home', 'title') })).toBeVisible()
  await page.goto('/Status')
  await expect(page.getByRole('heading', { level: 1, name: t('shell', 'failure.title') })).toBeVisible()
})

test.describe('in a browser whose style sheets have no :has() and no dvh', () => {
  // Pages contain styles too, whose hash the policy checks.
  test.use({ bypassCSP: true, serviceWorkers: 'block' })
  test.beforeEach(async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(':has(', ':-x-has(').replaceAll('dvh', 'xvh')
      await route.fulfill({ response, body })
    })
  })
  const focusedOutline = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement
      const outlined = [focused, focused?.closest('label')].find(
        (element) => element && getComputedStyle(element).outlineStyle === 'solid',
      )
      return outlined?.textContent?.trim()
    })

  test('the focus of links and choices is visible, and the line of a form without a function is not', async ({
    page,
  }) => {
    const t = wordsOf('en')
    await page.goto('/')
    await waitUntilLoaded(page)
    await page.getByRole('link', { name: t('home', 'action.status') }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await focusedOutline(page)).toBe(t('home', 'action.status'))
    await new RequestWizard(page, t).startIndividual()
    const choice = page.getByRole('radio', { name: t('choice', 'requestType.new'), exact: true })
    await choice.focus()
    await page.keyboard.press('Space')
    expect(await focusedOutline(page)).toContain(t('choice', 'requestType.new'))
    await expect(page.locator('.frame-line')).toBeHidden()
  })

  test('the menu of a scrolled page ends within the window, and closes behind the last link', async ({ page }) => {
    await page.setViewportSize(devices.phone)
    await page.goto('/Faq')
    await waitUntilLoaded(page)
    await page.mouse.wheel(0, 300)
    await expect(page.locator('[data-fixed]')).toBeVisible()
    const menu = page.locator('header details')
    await menu.locator('summary').click()
    const panel = menu.locator('summary + div')
    const height = await panel.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(height).toBeLessThanOrEqual(await page.evaluate(() => innerHeight))
    await panel.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(panel).toBeHidden()
    await expect(page.locator(':focus')).toBeInViewport()
  })
})

test('in forced colors the slides have visible buttons, and the current one is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await waitUntilLoaded(page)
  const current = page.locator('[aria-roledescription=carousel] button[aria-current=true]').first()
  await expect(current).toHaveCSS('outline-style', 'solid')
  await expect(current.locator('span')).toHaveCSS('border-top-width', '1px')
})

test('with reduced motion the next slide is shown at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitUntilLoaded(page)
  const progress = await page
    .locator('[aria-roledescription=carousel]')
    .first()
    .evaluate((carousel) => {
      const row = carousel.querySelector('[role=group]')
      carousel.querySelector<HTMLElement>(':scope > :last-child > :last-child')?.click()
      return row && row.scrollLeft / row.clientWidth
    })
  expect(progress).toBe(1)
})
