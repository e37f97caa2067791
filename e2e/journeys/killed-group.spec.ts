import { KilledWizard, test } from '../pages/killed-browser.ts'
import { ApplicantForm, almaz, chala, choosesAllDocuments } from '../pages/quick-request.ts'
import { onlyFull } from '../settings.ts'
import { expect, wordsOf } from '../test.ts'

test(
  'two apply together and the browser is killed between them: the hold and the first applicant are there, one tap goes on',
  onlyFull,
  async ({ ownBrowser, language }) => {
    const t = wordsOf(language)
    const killed = new KilledWizard(ownBrowser, t)
    await killed.opens()
    const panel = () => killed.page.locator('details[open]')
    const next = () => panel().locator('form button[type=submit]').click()
    const areDone = (count: number) =>
      expect(killed.page.locator('main summary').getByText(t('applicant', 'done'), { exact: true })).toHaveCount(count)

    await test.step('an appointment for two', async () => {
      await killed.page.goto('/request-appointment')
      await killed.now.arrivesAt('applicants-count')
      await killed.now.field('agreed').check()
      await killed.page.getByRole('button', { name: t('request', 'terms.startGroup') }).click()
      await killed.now.arrivesAt('group-size')
      await killed.now.field('groupSize').selectOption('2')
      await killed.isKilledAt('group-size')
      await expect(killed.now.field('groupSize')).toHaveValue('2')
      await killed.now.next()
      await killed.now.choosesType('new')
      await killed.now.takesAnOffice()
      await killed.now.arrivesAt('date-time')
      await killed.now.choosesDay()
      await killed.page.locator('main button[aria-pressed]').first().click()
      await killed.now.next()
      await killed.now.arrivesAt('group-applicants')
    })

    await test.step('the first sends the request, and the answer is lost', async () => {
      const first = new ApplicantForm(killed.now)
      await first.person(almaz())
      await next()
      await first.address()
      await next()
      await expect(panel().getByText(t('applicant', 'family.empty'))).toBeVisible()
      await next()
      await first.passport()
      await killed.isKilledBeforeTheAnswerOf(/SubmitRequest/, next)
      await killed.continues()
      await killed.now.arrivesAt('group-applicants')
      await choosesAllDocuments(killed.page, t, panel())
      await next()
      await areDone(1)
    })

    await test.step('the second is killed in the middle, and again before the answer', async () => {
      await new ApplicantForm(killed.now, 1).person(chala())
      await killed.isKilledAt('group-applicants')
      await areDone(1)
      const second = new ApplicantForm(killed.now, 1)
      // The panel opens where the next answer is missing; what was answered is one step back.
      await expect(second.field('address.city')).toHaveValue('')
      await panel()
        .getByRole('button', { name: t('common', 'back'), exact: true })
        .click()
      await expect(second.field('personal.firstName')).toHaveValue(/chala/i)
      await next()
      await panel()
        .getByRole('button', { name: t('applicant', 'copyFirst') })
        .click()
      await next()
      await expect(panel().getByText(t('applicant', 'family.empty'))).toBeVisible()
      await next()
      await second.passport()
      await killed.isKilledBeforeTheAnswerOf(/AddPerson/, next)
      await killed.continues()
      await killed.now.arrivesAt('group-applicants')
      await choosesAllDocuments(killed.page, t, panel())
      await killed.isKilledAt('group-applicants')
      await next()
      await areDone(2)
    })

    await test.step('one summary of both, confirmed once', async () => {
      await killed.page
        .getByRole('main')
        .getByRole('button', { name: t('request', 'toSummary') })
        .click()
      await killed.now.arrivesAt('summary')
      await killed.now.field('summary.agreed').check()
      await killed.isKilledAt('summary')
      for (const name of ['ALMAZ', 'CHALA']) await expect(killed.page.getByText(name).first()).toBeVisible()
      await killed.isKilledBeforeTheAnswerOf(/ConfirmRequest/)
      await killed.continues()
      await killed.now.arrivesAt('summary')
      await killed.now.next()
      await killed.now.arrivesAt('payment')
      await expect(killed.page.getByText('10,000').first()).toBeVisible()
    })
  },
)
