import { Outbox } from '../pages/back-office.ts'
import { KilledWizard, test } from '../pages/killed-browser.ts'
import { MemberPages } from '../pages/member.ts'
import { ApplicantForm, almaz, choosesAllDocuments } from '../pages/quick-request.ts'
import { onlyFull } from '../settings.ts'
import { expect, wordsOf } from '../test.ts'

test(
  'the browser of a member is killed in an urgent request: still signed in, the clock still runs, one tap goes on',
  onlyFull,
  async ({ ownBrowser, request, serviceUrl, language }) => {
    const t = wordsOf(language)
    const killed = new KilledWizard(ownBrowser, t, 'urgent-appointment')
    await killed.opens()
    const applicant = () => new ApplicantForm(killed.now)

    await test.step('signed in, with a day of the quota', async () => {
      const member = new MemberPages(killed.page, t, new Outbox(request, serviceUrl))
      await member.registersAndSignsIn()
      await killed.now.arrivesAt('applicants-count')
      await killed.now.field('agreed').check()
      await killed.page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
      await killed.now.choosesType('new')
      await killed.now.arrivesAt('urgent-type')
      await killed.now.field('urgentDays').locator('input[value="2"]').check()
      await killed.now.field('urgentReason').locator('input[value=medicalLetter]').check()
      await killed.isKilledAt('urgent-type')
      await expect(killed.now.field('urgentReason').locator('input[value=medicalLetter]')).toBeChecked()
      await killed.now.provesHuman('urgentCaptcha')
      await killed.now.next()
      await killed.now.arrivesAt('site')
      await expect(killed.now.field('site.officeId')).not.toHaveValue('')
      const delivery = killed.now.field('site.deliverySiteId')
      if ((await delivery.inputValue()) === '') await delivery.selectOption({ index: 1 })
      await killed.now.next()
      await killed.now.arrivesAt('urgent-date')
      await killed.now.choosesDay()
      await killed.isKilledBeforeTheAnswerOf(/SubmitUrgentAppointment/)
      await killed.continues()
      await killed.now.arrivesAt('urgent-date')
      await killed.now.next()
    })

    await test.step('the request is sent, and the answer is lost', async () => {
      await killed.now.arrivesAt('personal-detail')
      await expect(applicant().field('personal.firstName')).toHaveValue(/almaz/i)
      await applicant().person(almaz(), 'given')
      await killed.isKilledAt('personal-detail')
      await killed.now.next()
      await applicant().addressAndFamily()
      await killed.now.arrivesAt('passport-info')
      await applicant().passport()
      await killed.isKilledBeforeTheAnswerOf(/SubmitRequest/)
      await killed.continues()
    })

    await test.step('documents, summary and the word that it has arrived', async () => {
      await killed.now.arrivesAt('attachments')
      await choosesAllDocuments(killed.page, t)
      await killed.isKilledAt('attachments')
      await expect(killed.page.getByRole('timer').first()).toBeVisible()
      await killed.now.next()
      await killed.now.arrivesAt('summary')
      await killed.now.field('summary.agreed').check()
      await killed.isKilledAt('summary')
      await killed.isKilledBeforeTheAnswerOf(/ConfirmRequest/)
      await killed.continues()
      await killed.now.arrivesAt('summary')
      await killed.now.next()
      const received = killed.page.getByRole('heading', { name: t('confirmation', 'receivedTitle') })
      await expect(received).toBeVisible()
      const number = await killed.page.getByTestId('application-number').first().innerText()
      await killed.browser.dies()
      await killed.opens()
      await killed.page.goto('/Application-List')
      await expect(killed.page.getByText(number).first()).toBeVisible()
    })
  },
)
