import { MemberPages } from '../pages/member.ts'
import { Outbox } from '../pages/outbox-and-sandbox.ts'
import { openApplicantSession } from '../pages/prepared.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'

test(
  'a member finds the list of applications, fills in the form from an earlier one, and sees when the urgent minutes end',
  onlyFull,
  async ({ page, request, serviceUrl, baseURL, checkScreen }) => {
    const t = wordsOf('en')
    const wizard = new RequestWizard(page, t)
    const { apply } = await openApplicantSession(page, serviceUrl, baseURL ?? '')
    const member = new MemberPages(page, t, new Outbox(request, serviceUrl))
    const { applicationNumber } = await apply('submitted', member.phone)

    await test.step('the list contains an application from before the sign-in; Home and look-up link to the list', async () => {
      await member.registerAndSignIn()
      await expect(
        page.getByRole('button', { name: t('shell', 'link.logout'), includeHidden: true }).first(),
      ).toBeAttached()
      for (const address of ['/', '/Status']) {
        await page.goto(address)
        await page
          .getByRole('main')
          .getByRole('link', { name: t('shell', 'link.myApplications') })
          .click()
        await expect(page.getByRole('article').filter({ hasText: applicationNumber })).toBeVisible()
      }
    })

    await test.step('an earlier applicant fills in the form; Undo empties it again', async () => {
      await wizard.holdAppointment()
      const first = wizard.own('personal.firstName')
      await expect(first).toHaveValue('')
      await page.getByRole('listitem').getByRole('button', { name: /abebe/i }).click()
      await expect(first).toHaveValue(/abebe/i)
      await expect(wizard.own('personal.phoneNumber')).not.toHaveValue('')
      await expect(page.getByText(t('applicant', 'earlier.open'))).toBeVisible()
      await checkScreen(page, 'earlier-applicant')
      await page.getByRole('button', { name: t('applicant', 'earlier.undo') }).click()
      await expect(first).toHaveValue('')
    })

    await test.step('after ten minutes, the sign-in page shows that the time is over and that the answers are saved', async () => {
      await page.clock.install()
      const urgent = new RequestWizard(page, t, 'urgent-appointment')
      await urgent.startIndividual()
      await urgent.chooseType('new')
      await urgent.expectStep('urgent-type')
      await page.clock.fastForward('11:00')
      await page.waitForURL(/\/SignIn/)
      await expect(page.getByRole('main').getByText(t('account', 'signIn.over', { minutes: '10' }))).toBeVisible()
    })
  },
)
