import { ApplicantForm, almaz } from '../pages/applicant-form.ts'
import { test } from '../pages/request-wizard.ts'
import { expect, wordsOf } from '../test.ts'

test('a readable page stays when its scripts are lost with the connection, and hydrates at the next input', async ({
  page,
  context,
  originIdUrl,
}) => {
  const faq = `${originIdUrl}/am/Faq`
  const title = page.getByRole('heading', { level: 1, name: wordsOf('am')('originRequirements', 'faq.title') })
  await page.goto(faq)
  await page.locator('html[data-alive]').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  // From here on the service worker responds, and has cached the page.
  await page.reload()
  await page.locator('html[data-alive]').waitFor()

  // Simulates a connection that breaks before the scripts of this page are cached.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.endsWith(' parts')) await caches.delete(name)
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await page.goto(faq)
  await lost
  await expect(title).toBeVisible()

  await context.setOffline(false)
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(title).toBeVisible()
})

test('a form whose scripts were lost shows a message after half a minute, with a link that loads it again', async ({
  page,
  context,
}) => {
  const t = wordsOf('am')
  await context.route('**/*.js', (route) => route.abort())
  for (const address of ['/am/request-appointment/applicants-count', '/am/SignIn']) {
    await page.goto(address)
    const message = page.locator('.stalled:lang(am)').first()
    await expect(message).toBeHidden()
    // Skips half a minute.
    await page.evaluate(() => {
      for (const animation of document.querySelector('.stalled')?.getAnimations() ?? []) animation.finish()
    })
    await expect(message).toContainText(t('withoutScript', 'stalled'))
    await expect(message.getByRole('link', { name: t('common', 'retry') })).toBeVisible()
  }
  await context.unroute('**/*.js')
  await page.locator('.stalled a').first().click()
  await expect(page).toHaveURL(/\/am\/SignIn$/)
  await page.locator('html[data-alive]').waitFor()
  await expect(page.locator('.stalled')).toHaveCount(0)
})

test('offline at Next the form stays and shows a message; back online it continues by itself', async ({
  page,
  context,
  t,
  wizard,
}) => {
  // With reduced data usage the app prefetches only the next step, whose script is lost here.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const script = /\/assets\/appointment-/
  await page.route(script, (route) => route.abort())
  await wizard.startIndividual()
  await wizard.chooseType('renewal', 'damaged', () => context.setOffline(true))
  await expect(page.getByRole('main').getByText(t('request', 'waitsForConnection'))).toBeVisible()
  // One notice is enough.
  await expect(page.getByText(t('shell', 'offline.text'))).toBeHidden()
  await wizard.expectStep('replacement-reason')
  await expect(wizard.own('passport.passportNumber')).toHaveValue('EP0000001')
  await page.unroute(script)
  await context.setOffline(false)
  await wizard.expectStep('site')
})

test('after the first step all scripts of the form are prefetched, so that the form can be filled in offline', async ({
  page,
  context,
  wizard,
}) => {
  await page.goto('/request-appointment')
  await wizard.expectStep('applicants-count')
  await page.locator('html[data-alive]').waitFor()
  const scriptCount = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /assets\/.*js$/.test(name)).length,
    )
  // Waits until no script has arrived for two seconds.
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await scriptCount()
        const isUnchanged = now === before
        before = now
        return isUnchanged
      },
      { intervals: [2_000] },
    )
    .toBe(true)
  await wizard.acceptTerms()
  await wizard.chooseType('new')
  await wizard.completeSiteStep()
  await wizard.completeDateStep()
  const applicant = new ApplicantForm(wizard)
  await context.setOffline(true)
  await applicant.person(almaz())
  await wizard.next()
  await applicant.addressAndFamily()
  await wizard.expectStep('passport-info')
})
