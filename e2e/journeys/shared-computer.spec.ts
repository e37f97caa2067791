import type { Page } from '@playwright/test'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, test, wordsOf } from '../test.ts'

/** The newest access token that a page has sent. */
const tokenOf = (page: Page) => {
  let authorization = ''
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization
  })
  return () => authorization
}

test('H9b: on a shared computer the session ends with the tab, and the next person’s tab has a session of its own', async ({
  page,
  context,
  request,
  serviceUrl,
  language,
}) => {
  const t = wordsOf(language)
  const wizard = new RequestWizard(page, t)
  const token = tokenOf(page)
  const refreshCookies = async () =>
    (await context.cookies(serviceUrl))
      .filter(({ name }) => name.startsWith('rt'))
      .map(({ name, expires }) => ({ name, expires }))
  const holdUnder = async (authorization: string) =>
    (
      await request.get(`${serviceUrl}/Schedule/api/V1.0/Schedule/GetCurrentHold`, { headers: { authorization } })
    ).status()

  await test.step('others use this device too: the cookie is one that ends with the browser', async () => {
    await wizard.holdsAnAppointment()
    expect(await refreshCookies()).toEqual([{ name: 'rt', expires: expect.any(Number) }])
    const moved = page.waitForResponse(/RefreshToken/)
    await page.getByRole('checkbox', { name: t('request', 'saved.shared') }).check()
    await moved
    expect(await refreshCookies()).toEqual([{ name: 'rt-shared', expires: -1 }])
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await holdUnder(token())).toBe(200)
  })

  await test.step('a tab that is opened beside it is another visitor', async () => {
    const beside = await context.newPage()
    const besides = tokenOf(beside)
    await beside.goto('/Application-List')
    await expect.poll(besides).not.toBe('')
    expect(besides()).not.toBe(token())
    await beside.close()
    expect(await holdUnder(token())).toBe(200)
  })

  await test.step('the tab is closed: the session is over, and nothing is left of it', async () => {
    const last = token()
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => holdUnder(last)).toBe(401)
    expect((await refreshCookies()).map(({ name }) => name)).not.toContain('rt-shared')
  })
})
