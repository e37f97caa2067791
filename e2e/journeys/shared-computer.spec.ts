import type { Page } from '@playwright/test'
import { test } from '../pages/member.ts'
import { prepareApplication } from '../pages/prepared.ts'
import { RequestWizard, savedOn } from '../pages/request-wizard.ts'
import { expect } from '../test.ts'

/** Records the newest access token that a page has sent. */
const tokenOf = (page: Page) => {
  let authorization = ''
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization
  })
  return () => authorization
}

test('D39: a log-in on a device that is called shared deletes what was saved on it before', async ({
  page,
  context,
  member,
  t,
  wizard,
}) => {
  await wizard.startIndividual()
  await wizard.chooseType('new')
  await expect.poll(() => savedOn(page)).toContain('passport-request')
  await member.register()
  await member.openConfirmation()
  await page.getByRole('checkbox', { name: t('request', 'saved.shared') }).check()
  await member.submitPassword()
  await expect.poll(() => savedOn(page)).toEqual([])
  await page.close()
  const next = await context.newPage()
  await next.goto('/request-appointment')
  await new RequestWizard(next, t).expectStep('applicants-count')
})

test('on a shared computer the session ends with the tab, and the next person’s tab has another session', async ({
  page,
  context,
  request,
  serviceUrl,
  t,
  wizard,
}) => {
  const token = tokenOf(page)
  const refreshCookies = async () =>
    (await context.cookies(serviceUrl))
      .filter(({ name }) => name.startsWith('rt'))
      .map(({ name, expires }) => ({ name, expires }))
  const holdStatus = async (authorization: string) =>
    (
      await request.get(`${serviceUrl}/Schedule/api/V1.0/Schedule/GetCurrentHold`, { headers: { authorization } })
    ).status()

  await test.step('others use this device too: the cookie ends with the browser', async () => {
    await wizard.holdAppointment()
    expect(await refreshCookies()).toEqual([{ name: 'rt', expires: expect.any(Number) }])
    const tokenRefreshed = page.waitForResponse(/RefreshToken/)
    await page.getByRole('checkbox', { name: t('request', 'saved.shared') }).check()
    await tokenRefreshed
    expect(await refreshCookies()).toEqual([{ name: 'rt-shared', expires: -1 }])
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await holdStatus(token())).toBe(200)
    await expect.poll(() => savedOn(page)).toEqual([])
  })

  await test.step('a second tab is another visitor', async () => {
    const secondTab = await context.newPage()
    const secondToken = tokenOf(secondTab)
    await secondTab.goto('/Application-List')
    await expect.poll(secondToken).not.toBe('')
    expect(secondToken()).not.toBe(token())
    await secondTab.close()
    expect(await holdStatus(token())).toBe(200)
  })

  await test.step('the tab is closed: the session ends, and its cookie is removed', async () => {
    const last = token()
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => holdStatus(last)).toBe(401)
    expect((await refreshCookies()).map(({ name }) => name)).not.toContain('rt-shared')
  })
})

test('a visitor without an account closes the applications on this device, and Back does not show them', async ({
  page,
  baseURL,
  serviceUrl,
  t,
}) => {
  await prepareApplication(page, serviceUrl, baseURL ?? '')
  await page.goto('/Application-List')
  const application = page.getByRole('link', { name: t('status', 'action.view') })
  await expect(application).toBeVisible()
  await page.getByText(t('status', 'leave.title')).click()
  await page.getByRole('button', { name: t('status', 'leave.close') }).click()
  await expect(page).not.toHaveURL(/Application-List/)
  await page.goBack()
  await expect(page.getByText(t('status', 'list.empty'))).toBeVisible()
  await expect(application).toBeHidden()
})
