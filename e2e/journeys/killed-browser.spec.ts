import { OwnBrowser } from '../pages/own-browser.ts'
import { ApplicantForm, almaz } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, test } from '../test.ts'
import { wordsOf } from '../words.ts'

test('the browser is killed with its session: one tap goes on, no box is asked again, and nothing typed is lost', async ({
  launchOptions,
  baseURL,
  viewport,
  timezoneId,
  language,
}) => {
  const t = wordsOf(language)
  const person = almaz()
  const browser = new OwnBrowser({
    ...launchOptions,
    ...(baseURL && { baseURL }),
    viewport,
    timezoneId: timezoneId ?? 'Africa/Addis_Ababa',
  })
  let wizard = new RequestWizard(await browser.opens(), t)
  const isKilledAt = async (step: string) => {
    await expect(wizard.page.getByText(t('request', 'saved.kept'))).toBeVisible()
    await browser.dies()
    wizard = new RequestWizard(await browser.opens(), t)
    await wizard.page.goto('/request-appointment')
    await wizard.page.getByRole('button', { name: t('request', 'resume.continue') }).click()
    await wizard.arrivesAt(step)
  }
  try {
    await wizard.startsAlone()
    await wizard.arrivesAt('appointment-type')
    await wizard.page.locator('input[value=new]').check()
    await isKilledAt('appointment-type')
    await expect(wizard.page.locator('input[value=new]')).toBeChecked()
    await wizard.next()

    await wizard.arrivesAt('site')
    await wizard.choosesPlace('Oromia')
    await isKilledAt('site')
    await expect(wizard.field('site.officeId')).not.toHaveValue('')
    await wizard.provesHuman('site.captcha')
    await wizard.next()

    await wizard.arrivesAt('date-time')
    await wizard.choosesDayAndTime()
    await isKilledAt('date-time')
    const time = () => wizard.page.locator('main button[aria-pressed=true]')
    await expect(time()).toHaveCount(1)
    await wizard.next()

    // Cookies reach the disk only now and then: the session that was found human died with the browser, and is so again by itself.
    await wizard.arrivesAt('personal-detail')
    await new ApplicantForm(wizard).person(person)
    await isKilledAt('personal-detail')
    const applicant = new ApplicantForm(wizard)
    await expect(applicant.field('personal.grandfatherName')).toHaveValue(new RegExp(person.latin[2], 'i'))
    await expect(applicant.field('personal.geezFirstName')).toHaveValue(person.geez[0])
    await expect(applicant.field('personal.birthDate')).toHaveValue('01/31/1990')
    await expect(applicant.field('personal.phoneNumber')).toHaveValue('0900000010')
  } finally {
    await browser.close()
  }
})
