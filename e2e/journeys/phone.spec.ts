import { newPhone, test } from '../pages/member.ts'
import { expect } from '../test.ts'

test('a member changes the phone number with both phones, or without the old one by mail, and cancels the change by the notice', async ({
  page,
  member,
  checkScreen,
  t,
}) => {
  const ofNumber = member.phone.slice(1)
  const next = newPhone()
  const codeTo = async (phone: string) =>
    /\d{6}/.exec(await member.outbox.waitFor(phone.slice(1), 'phoneCode'))?.[0] ?? ''

  await test.step('from the list of applications to the form, and both codes', async () => {
    await member.registerAndSignIn()
    await page.waitForURL(/urgent-appointment\/applicants-count/)
    await page.goto('/Application-List')
    await page.getByRole('link', { name: t('status', 'list.phone') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('phone', 'title') })).toBeVisible()
    await member.field('phoneChange', 'phoneNumber').fill(next)
    await member.field('phoneChange', 'password').fill('not-the-password')
    await member.expectErrors(t('phone', 'wrongPassword'))
    await member.field('phoneChange', 'password').fill(member.password)
    await checkScreen(page, '56-phone')
    await member.submit()
    await member.field('phoneChange', 'oldCode').fill(await codeTo(ofNumber))
    await member.field('phoneChange', 'code').fill(await codeTo(next))
    await checkScreen(page, '57-phone-codes')
    await member.submit()
    await expect(page.getByText(t('phone', 'changed'))).toBeVisible()
  })

  await test.step('the phone is lost: a mailed link, one code, and a delayed change', async () => {
    await page.goto('/phone')
    await page.getByRole('button', { name: t('phone', 'lost.action') }).click()
    await page.getByRole('button', { name: t('phone', 'lost.send') }).click()
    await expect(page.getByText(t('phone', 'lost.sent'))).toBeVisible()
    await member.openLink('phoneLink')
    const third = `0922${member.phone.slice(4)}`
    await member.field('phoneChange', 'phoneNumber').fill(third)
    await member.field('phoneChange', 'password').fill(member.password)
    await member.submit()
    await member.field('phoneChange', 'code').fill(await codeTo(third))
    await member.submit()
    await expect(page.getByText(t('phone', 'waitsHelp'))).toBeVisible()
    await checkScreen(page, '58-phone-waits')
  })

  await test.step('the notice on the old phone cancels the change', async () => {
    await member.openLink('phoneChangeAsked', next.slice(1))
    await checkScreen(page, '59-phone-cancel')
    await page.getByRole('button', { name: t('phone', 'cancel.action') }).click()
    await expect(page.getByText(t('phone', 'cancel.done'))).toBeVisible()
  })
})
