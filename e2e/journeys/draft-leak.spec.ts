import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApplicantForm, almaz, newName } from '../pages/applicant-form.ts'
import { OwnBrowser } from '../pages/killed-browser.ts'
import { MemberPages } from '../pages/member.ts'
import { Outbox } from '../pages/outbox-and-sandbox.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, openFrame, test } from '../test.ts'

/** The files of a browser profile that contain a text in clear, in either encoding that the browser uses. */
const filesWith = (profile: string, text: string): readonly string[] => {
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')]
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return forms.some((form) => bytes.includes(form))
    })
}

test('the input of a member is not readable on the device, and is not offered after log-out', async ({
  launchOptions,
  baseURL,
  viewport,
  timezoneId,
  request,
  serviceUrl,
  t,
}) => {
  const browser = new OwnBrowser({
    ...launchOptions,
    ...(baseURL && { baseURL }),
    viewport,
    timezoneId: timezoneId ?? 'Africa/Addis_Ababa',
  })
  const person = almaz()
  const secret = { ...person, geez: [person.geez[0], person.geez[1], 'ጉዲናቱምሳ'] as const, town: newName() }
  const readable = () =>
    [secret.latin[2], secret.geez[2], secret.town].flatMap((text) =>
      filesWith(browser.profile, text).map((file) => `${text} in ${file}`),
    )
  try {
    const page = await browser.open()
    const member = new MemberPages(page, t, new Outbox(request, serviceUrl))
    const wizard = new RequestWizard(page, t)
    const applicant = new ApplicantForm(wizard)
    await test.step('a member types', async () => {
      await member.registerAndSignIn()
      await page.waitForURL(/urgent-appointment/)
      await wizard.holdAppointment()
      await applicant.person(secret)
      await applicant.field('personal.birthPlace').fill(secret.town)
      await expect(page.getByText(t('request', 'saved.kept'))).toBeVisible()
      // Checks the search itself: the cache contains texts of the portal.
      expect(filesWith(browser.profile, 'personal-detail')).not.toEqual([])
      expect(readable()).toEqual([])
    })
    await test.step('the member logs out', async () => {
      await openFrame(page)
      await page
        .locator('header')
        .getByRole('button', { name: t('shell', 'link.logout') })
        .click()
      await page.waitForURL(/SignIn/)
      await page.goto('/request-appointment')
      await wizard.expectStep('applicants-count')
      await expect(wizard.field('agreed')).not.toBeChecked()
      await expect(page.getByRole('button', { name: t('application', 'resume.continue') })).toHaveCount(0)
    })
    await browser.close()
    expect(readable()).toEqual([])
  } finally {
    await browser.close()
  }
})
