import { test } from '../pages/member.ts'
import { expect, openFrame } from '../test.ts'

test('a visitor writes to the agency, registers, resets the password, signs in by code and logs out', async ({
  page,
  member,
  checkScreen,
  t,
}) => {
  await test.step('contact: error messages, then the confirmation', async () => {
    await page.goto('/contactUs')
    await member.expectErrors('First name is required.', 'Message is required.', 'Please verify you are human.')
    await checkScreen(page, '50-contact-messages')
    await member.field('contact', 'firstName').fill('Almaz')
    await member.field('contact', 'grandfatherName').fill('Tessema')
    await member.field('contact', 'phoneNumber').fill('0900000001')
    await member.field('contact', 'email').fill(member.email)
    await member.field('contact', 'message').fill('Where is the office in Adama?')
    await member.solveCaptcha('contact')
    await member.submit()
    await expect(page.getByText(t('contact', 'form.thanks'))).toBeVisible()
    await checkScreen(page, '51-contact-thanks')
  })

  await test.step('registration: error messages, then the account', async () => {
    await page.goto('/SignUp')
    await member.expectErrors('First name is required.', 'Father Name is required.', 'Password is required.')
    await member.fillSignUp('not the same')
    await member.expectErrors('Passwords Do Not Match.')
    await checkScreen(page, '52-sign-up')
    await member.register()
    await checkScreen(page, '52-registered')
  })

  await test.step('the mailed link and the password confirm the address', async () => {
    await member.openConfirmation()
    await checkScreen(page, '52-confirm')
    await member.submitPassword()
    await page.getByRole('button', { name: t('account', 'code.again') }).click()
  })

  await test.step('the mailed link resets the password', async () => {
    await page.getByRole('button', { name: t('account', 'signIn.forgot') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('account', 'forgot.title') })).toBeVisible()
    await member.field('signIn', 'email').fill(member.email)
    await checkScreen(page, '53-forgot')
    await member.submit()
    await expect(page.getByText(t('account', 'forgot.sent'))).toBeVisible()
    await member.openLink('resetLink')
    member.password = 'Another-word 47'
    await member.field('resetPassword', 'password').fill(member.password)
    await member.field('resetPassword', 'passwordAgain').fill(member.password)
    await checkScreen(page, '54-new-password')
    await member.submit()
    await expect(page.getByRole('main').getByText(t('account', 'signIn.changed'))).toBeVisible()
  })

  await test.step('sign-in by password and code, welcome and log-out', async () => {
    await member.submitPassword()
    await expect(page.getByText('It works for 5 minutes.')).toBeVisible()
    await checkScreen(page, '55-code')
    await expect(page.getByText(t('account', 'benefits.title'))).toHaveCount(0)
    await page.getByRole('button', { name: t('account', 'code.submit') }).click()
    await expect(page.getByText('Please enter a complete 6-digit OTP.').first()).toBeVisible()
    await member.submitCode()
    await page.waitForURL(/urgent-appointment\/applicants-count/)
    await expect(page.getByRole('heading', { level: 1, name: t('request', 'steps.applicants-count') })).toBeVisible()
    // A signed-in member sees no registration on the sign-in page.
    await page.goto('/SignIn')
    await expect(page.getByRole('main').getByRole('link', { name: t('account', 'signIn.applications') })).toBeVisible()
    await expect(page.getByText(t('account', 'signIn.none'))).toHaveCount(0)
    await page.goto('/urgent-appointment/applicants-count')
    await openFrame(page)
    const menu = page.locator('header')
    const welcome = t('shell', 'welcome', { name: `ALMAZ ${member.grandfather}` })
    await expect(menu.getByText(welcome).and(page.locator(':visible'))).toBeVisible()
    await menu.getByRole('button', { name: t('shell', 'link.logout') }).click()
    await page.waitForURL(/SignIn/)
  })
})
