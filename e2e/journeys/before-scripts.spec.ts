import { languages } from '@invea/locales'
import type { Page } from '@playwright/test'
import { RequestWizard, test } from '../pages/request-wizard.ts'
import { accessibilityFaults, expect, waitUntilLoaded, wordsOf } from '../test.ts'

// A service worker would send blocked scripts, because `page.route` does not intercept its responses.
test.use({ serviceWorkers: 'block' })

const addressOf = (language: string, path: string) => (language === 'en' ? path : `/${language}${path}`)

/** Prerendered pages: address, text of the title, and a link to the next page. */
const pages = [
  ['/Information', 'requirements', 'title', '/request-appointment'],
  ['/Information/urgent', 'requirements', 'urgent.title', '/urgent-appointment'],
  ['/Faq', 'faq', 'title', '/contactUs'],
  ['/about', 'about', 'title', '/Information'],
  ['/service', 'serviceList', 'title', '/Information'],
  ['/contactUs', 'contact', 'title', '/Faq'],
  ['/SignIn', 'account', 'signIn.title', '/SignUp'],
  ['/Status', 'status', 'lookup.title', '/manage-booking'],
  ['/request-appointment', 'request', 'steps.applicants-count', '/Information'],
  ['/urgent-appointment', 'request', 'steps.applicants-count', '/Information'],
] as const

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, namespace, title, onward] of pages)
    test(`${path} is readable and its links work in four languages`, async ({ page }) => {
      for (const language of languages) {
        await page.goto(addressOf(language, path))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language)(namespace, title))
        await expect(page.locator(`a[href="${addressOf(language, onward)}"]`).first()).toBeAttached()
      }
    })

  test('in the form on a phone, one button opens header, steps, help and footer', async ({ page, originIdUrl }) => {
    const t = wordsOf('en')
    await page.goto('/request-appointment')
    const line = page.locator('summary', { hasText: t('shell', 'menu') }).first()
    const box = await line.boundingBox()
    expect(box).toMatchObject({ y: 0, height: 48 })
    const folded = [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: t('shell', 'language') }).first(),
      page.getByRole('navigation', { name: t('request', 'stepsLabel') }),
      page.getByRole('complementary', { name: t('shell', 'help.title') }),
      page.getByRole('contentinfo').getByRole('link', { name: t('shell', 'link.faq') }),
    ]
    for (const part of folded) await expect(part).toBeHidden()
    await expect(page.getByRole('contentinfo')).toContainText(t('shell', 'agency'))
    await line.press('Enter')
    for (const part of folded) await expect(part).toBeVisible()
    // The links of the header need no second press.
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell', 'link.login') })).toBeVisible()
    const names = await page.locator('summary:visible, button:visible').allInnerTexts()
    expect(new Set(names).size).toBe(names.length)
    await line.press('Enter')
    for (const part of folded) await expect(part).toBeHidden()
    for (const language of languages) {
      const path = addressOf(language, '/request-appointment')
      await page.goto(path)
      expect(await page.locator('.frame-line summary').boundingBox()).toMatchObject({ y: 0, height: 48 })
      // The long name of the other portal has at most three lines.
      await page.goto(`${originIdUrl}${path}`)
      expect((await page.locator('.frame-line summary').boundingBox())?.height).toBeLessThan(72)
    }
    await page.goto('/Faq')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(line).toHaveCount(1)
  })

  test('a form explains what to do, and its button sends nothing', async ({ page }) => {
    const help = wordsOf('en')('withoutScript', 'needsScript', { line: '8133' })
    const steps = ['group-size', 'appointment-type'].map((step) => `/request-appointment/${step}`)
    for (const path of ['/request-appointment', ...steps, '/urgent-appointment/sign-in', '/Status']) {
      // Reads the response, because the parser still drops `noscript` when a test disables scripts.
      const html = await (await page.goto(path))?.text()
      expect(html).toContain(`${help}</p></noscript>`)
    }
    await page.locator('input[name=applicationNumber]').fill('AB12')
    await page.locator('input[name=applicationNumber]').press('Enter')
    await page.locator('main form button').click()
    await expect(page).toHaveURL(/\/Status$/)
  })

  for (const language of ['en', 'am'] as const)
    test(`the buttons of the terms in ${language} open the next step once the box is ticked`, async ({ page }) => {
      const t = wordsOf(language)
      const form = addressOf(language, '/request-appointment')
      for (const [start, step] of [
        ['Group', 'group-size'],
        ['Individual', 'appointment-type'],
      ] as const) {
        await page.goto(form)
        const button = page.getByRole('button', { name: t('request', `terms.start${start}`) })
        const box = page.getByRole('checkbox', { name: t('request', 'terms.agree') })
        await expect(box).toHaveAttribute('required')
        const closed = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
        await button.click()
        await expect(page).toHaveURL(new RegExp(`${form}$`))
        await box.check()
        await expect
          .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
          .not.toBe(closed)
        await button.click()
        await expect(page).toHaveURL(new RegExp(`${form}/${step}/?\\?terms=v3&start=${start.toLowerCase()}$`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('request', `steps.${step}`))
      }
      await page.locator('input[value=lost]').check()
      await page.goto(`${form}/group-size`)
      await page.locator('select').selectOption('3')
      await page.locator('main form button[type=submit]').click()
      await expect(page).toHaveURL(new RegExp(`${form}/group-size/?$`))
    })

  test('the terms of an urgent application lead to the sign-in', async ({ page }) => {
    const t = wordsOf('en')
    await page.goto('/urgent-appointment')
    await page.getByRole('checkbox', { name: t('request', 'terms.agree') }).check()
    await page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
    await expect(page).toHaveURL(/\/urgent-appointment\/sign-in\/?\?terms=v3&start=individual$/)
    await expect(page.getByText(t('account', 'signIn.urgent'))).toBeVisible()
  })
})

/** Blocks the app's scripts until the returned function is called, like a slow connection. */
const blockApp = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/frame-/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Waits until the page is idle. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/** Text between header and footer, which add a link to the other portal at run time. */
const visibleText = (page: Page) => page.locator('main').innerText()

/** Adds up the layout shifts of each page in `window.moved`. */
const measureShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const afterTerms = '/request-appointment/appointment-type?terms=v3&start=individual'

for (const path of ['/request-appointment', afterTerms, '/Status', '/Faq'])
  test(`${path} has the same text before and after hydration, and nothing moves`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await measureShifts(page)
    for (const language of languages) {
      const release = await blockApp(page)
      await page.goto(addressOf(language, path))
      const before = await visibleText(page)
      await expect(page.locator('html[data-alive]')).toHaveCount(0)
      // Waits for the Ethiopic font, because it changes the line breaks.
      await page.evaluate(async () => {
        await document.fonts.ready
        Object.assign(window, { moved: 0 })
      })
      release()
      await page.locator('html[data-alive]').waitFor()
      await expect.poll(() => visibleText(page)).toBe(before)
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01)
      await page.unroute(/\/assets\/frame-/)
    }
    expect(errors).toEqual([])
  })

test('D39: Home offers the draft on the device in each language, and nothing moves', async ({ page, language }) => {
  const wizard = new RequestWizard(page, wordsOf(language))
  await wizard.startIndividual()
  await wizard.expectStep('appointment-type')
  await expect(page.getByText(wordsOf(language)('request', 'saved.kept'))).toBeVisible()
  await measureShifts(page)
  for (const one of languages) {
    await page.goto(addressOf(one, '/'))
    await page.evaluate(async () => {
      await document.fonts.ready
      Object.assign(window, { moved: 0 })
    })
    const offer = page.getByRole('link', { name: wordsOf(one)('home', 'action.continue') })
    await expect(offer).toBeVisible()
    await waitUntilIdle(page)
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02)
    if (one !== language) continue
    await offer.click()
    await expect(
      page.getByRole('heading', { level: 1, name: wordsOf(one)('application', 'resume.title') }),
    ).toBeVisible()
  }
})

for (const language of ['en', 'am'] as const)
  test(`the app keeps the answers that were given in the first steps in ${language} before hydration`, async ({
    page,
  }) => {
    const t = wordsOf(language)
    const wizard = new RequestWizard(page, t)
    const release = await blockApp(page)
    await page.goto(addressOf(language, '/request-appointment?service=damaged'))
    await wizard.field('agreed').check()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: t('request', 'terms.startGroup') }).click()
    await wizard.expectStep('group-size')
    expect(await accessibilityFaults(page)).toEqual([])
    await wizard.field('groupSize').selectOption('3')
    await wizard.next()
    release()
    await wizard.expectStep('appointment-type')
    expect(new URL(page.url()).search).toBe('')
    await expect(page.locator('input[value=renewal]')).toBeChecked()
    await page.getByRole('button', { name: t('common', 'back') }).click()
    await wizard.expectStep('group-size')
    await expect(wizard.field('groupSize')).toHaveValue('3')
    await page.getByRole('button', { name: t('common', 'back') }).click()
    await expect(wizard.field('agreed')).toBeChecked()
  })

test('a type chosen before hydration is the type of the application', async ({ page }) => {
  const t = wordsOf('en')
  const wizard = new RequestWizard(page, t)
  const release = await blockApp(page)
  await page.goto(afterTerms)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('input[value=lost]').check()
  release()
  await page.locator('html[data-alive]').waitFor()
  await expect(page.locator('input[value=lost]')).toBeChecked()
  await wizard.next()
  await wizard.expectStep('site')
})

test('a URL cannot skip the terms or a step, and does not change an application on a later step', async ({ page }) => {
  const t = wordsOf('en')
  const wizard = new RequestWizard(page, t)
  for (const address of [
    'appointment-type?start=individual',
    'appointment-type?terms=v0&start=individual',
    'group-size?terms=v3&start=officer',
    'site?groupSize=3',
  ]) {
    await page.goto(`/request-appointment/${address}`)
    await wizard.expectStep('applicants-count')
    await expect(wizard.field('agreed')).not.toBeChecked()
    expect(new URL(page.url()).search).toBe('')
  }
  await page.goto('/request-appointment/site?terms=v3&start=individual')
  await wizard.chooseType('new')
  await wizard.expectStep('site')
  await expect(page.getByText(t('request', 'saved.kept'))).toBeVisible()
  await page.goto('/request-appointment/group-size?terms=v3&start=group')
  await expect(page.getByRole('heading', { level: 1, name: t('application', 'resume.title') })).toBeVisible()
  await page.getByRole('button', { name: t('application', 'resume.continue') }).click()
  await wizard.expectStep('site')
})

test('hydration keeps the scroll position', async ({ page }) => {
  const release = await blockApp(page)
  await page.goto('/request-appointment')
  await page.evaluate(() => scrollTo(0, 400))
  const top = async () => (await page.locator('#field-agreed').boundingBox())?.y ?? Number.NaN
  const before = await top()
  release()
  await page.locator('html[data-alive]').waitFor()
  await waitUntilIdle(page)
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

test('a press that starts before hydration and ends after it ticks the box once', async ({ page }) => {
  const t = wordsOf('en')
  const release = await blockApp(page)
  await page.goto('/request-appointment')
  const box = page.getByLabel(t('request', 'terms.agree'))
  await box.hover()
  await page.mouse.down()
  const app = page.waitForEvent('requestfinished', (request) => /\/assets\/frame-/.test(request.url()))
  release()
  // The app waits with hydration while the mouse is pressed.
  await app
  await waitUntilIdle(page)
  await page.mouse.up()
  await page.locator('html[data-alive]').waitFor()
  await expect(box).toBeChecked()
})

test('hydration keeps a typed number and the focus', async ({ page }) => {
  const release = await blockApp(page)
  await page.goto('/Status')
  const number = page.locator('input[name=confirmationNumber]')
  await number.pressSequentially('AB12')
  release()
  await page.locator('html[data-alive]').waitFor()
  await expect(number).toBeFocused()
  await number.pressSequentially('34')
  await expect(number).toHaveValue('AB1234')
})

for (const path of ['/request-appointment', afterTerms, '/urgent-appointment', '/Status'])
  test(`${path} lists every script it needs, so that they load in parallel`, async ({ page }) => {
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()
    // Blocks scripts that the page does not list.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (html.includes(`"${new URL(route.request().url()).pathname}"`)) await route.continue()
    })
    await page.goto(path)
    await page.locator('html[data-alive]').waitFor()
    const field = page.locator('main input').first()
    if ((await field.getAttribute('type')) === 'text') await field.fill('AB12')
    else await field.check()
    await expect(page.locator('main button[aria-disabled=true]')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

for (const path of ['/', '/request-appointment', '/manage-booking'])
  test(`${path} gets its style sheet even when the first three requests fail`, async ({ page }) => {
    let requests = 0
    await page.route(/\/assets\/styles-.*\.css$/, async (route) => {
      requests += 1
      await (requests > 3 ? route.continue() : route.abort())
    })
    await page.goto(path)
    await page.keyboard.press('Shift')
    await page.locator('html[data-alive]').waitFor()
    // A failed sheet can be in the list for a moment, so this waits for the fourth request first.
    await expect.poll(() => requests).toBe(4)
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/styles-'))))
      .toBe(true)
    expect(requests).toBe(4)
  })

test('a visitor with a draft can continue, whatever the prerendered page shows', async ({ page }) => {
  const t = wordsOf('en')
  await page.goto('/request-appointment')
  await page.getByLabel(t('request', 'terms.agree')).check()
  await page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('request', 'steps.appointment-type') })).toBeVisible()
  await expect(page.getByText(t('request', 'saved.kept'))).toBeVisible()
  await page.goto('/request-appointment')
  await expect(page.getByRole('heading', { level: 1, name: t('application', 'resume.title') })).toBeVisible()
})

test('a browser without :has() can complete the first step', async ({ page, wizard }) => {
  let replaced = 0
  // Such a browser ignores each rule that contains it.
  await page.route(/\.css$|\/request-appointment/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    replaced += text.split(':has(').length - 1
    await route.fulfill({ response, body: text.replaceAll(':has(', ':unknown(') })
  })
  await page.goto('/request-appointment')
  await wizard.expectStep('applicants-count')
  await waitUntilLoaded(page)
  expect(replaced).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await wizard.acceptTerms()
  await wizard.expectStep('appointment-type')
})
