import { SandboxPages } from '../pages/back-office.ts'
import { KilledWizard, test } from '../pages/killed-browser.ts'
import { ApplicantForm, almaz, choosesAllDocuments } from '../pages/quick-request.ts'
import { onlyFull } from '../settings.ts'
import { expect, wordsOf } from '../test.ts'

test('the browser is killed while a person types and before an answer comes: one tap goes on, with the same request', async ({
  ownBrowser,
  language,
}) => {
  const t = wordsOf(language)
  const person = almaz()
  const killed = new KilledWizard(ownBrowser, t)
  const applicant = () => new ApplicantForm(killed.now)
  await killed.opens()
  await killed.now.holdsAnAppointment()
  await applicant().person(person)
  await killed.isKilledAt('personal-detail')
  await expect(killed.page.getByRole('timer')).toBeVisible()
  await expect(applicant().field('personal.grandfatherName')).toHaveValue(new RegExp(person.latin[2], 'i'))
  await expect(applicant().field('personal.geezFirstName')).toHaveValue(person.geez[0])
  await killed.now.next()
  await applicant().addressAndFamily()
  await killed.now.arrivesAt('passport-info')
  await applicant().passport()
  await killed.isKilledBeforeTheAnswerOf(/SubmitRequest/)
  await killed.continues()
  await killed.now.arrivesAt('attachments')
  await killed.page.goto('/Application-List')
  await expect(killed.page.getByRole('link', { name: t('status', 'action.view') })).toHaveCount(1)
})

test(
  'the browser is killed at every step: one tap continues, no box must be ticked again, and no input is lost',
  onlyFull,
  async ({ ownBrowser, language, database }) => {
    const t = wordsOf(language)
    const person = almaz()
    const killed = new KilledWizard(ownBrowser, t)
    const applicant = () => new ApplicantForm(killed.now)
    await killed.opens()

    await test.step('type, site, date: a choice each', async () => {
      await killed.now.startsAlone()
      await killed.now.arrivesAt('appointment-type')
      await killed.page.locator('input[value=new]').check()
      await killed.isKilledAt('appointment-type')
      await expect(killed.page.locator('input[value=new]')).toBeChecked()
      await killed.now.next()

      await killed.now.arrivesAt('site')
      await killed.now.choosesOffice('Oromia')
      await killed.isKilledAt('site')
      await expect(killed.now.field('site.officeId')).not.toHaveValue('')
      await killed.now.provesHuman('site.captcha')
      await killed.now.next()

      await killed.now.arrivesAt('date-time')
      await killed.now.choosesDayAndTime()
      await killed.isKilledAt('date-time')
      await expect(killed.page.locator('main button[aria-pressed=true]')).toHaveCount(1)
    })

    await test.step('the hold was granted and its response is lost: the same hold is found', async () => {
      await killed.isKilledBeforeTheAnswerOf(/SubmitAppointment/)
      await killed.continues()
      await killed.now.arrivesAt('date-time')
      await killed.now.next()
    })

    await test.step('personal detail, with the appointment still held', async () => {
      await killed.now.arrivesAt('personal-detail')
      await applicant().person(person)
      await killed.isKilledAt('personal-detail')
      await expect(killed.page.getByRole('timer')).toBeVisible()
      await expect(applicant().field('personal.grandfatherName')).toHaveValue(new RegExp(person.latin[2], 'i'))
      await expect(applicant().field('personal.geezFirstName')).toHaveValue(person.geez[0])
      await expect(applicant().field('personal.birthDate')).toHaveValue('01/31/1990')
      await expect(applicant().field('personal.phoneNumber')).toHaveValue('0900000010')
      await killed.now.next()
    })

    await test.step('address', async () => {
      await killed.now.arrivesAt('address')
      await applicant().address()
      await killed.isKilledAt('address')
      await expect(applicant().field('address.region')).not.toHaveValue('')
      await expect(applicant().field('address.city')).toHaveValue('Adama')
      await killed.now.next()
    })

    await test.step('family, in the middle of a name', async () => {
      await killed.now.arrivesAt('family')
      await killed.page.getByRole('button', { name: t('applicant', 'family.add') }).click()
      const name = () =>
        killed.page.getByRole('textbox', { name: t('field', 'family.firstName'), exact: false }).first()
      await name().fill('TOL')
      await killed.isKilledAt('family')
      await expect(name()).toHaveValue('TOL')
      await killed.page.getByRole('button', { name: t('applicant', 'family.cancel') }).click()
      await killed.now.next()
    })

    await test.step('passport info; the request was sent and the answer is lost: it is the same request', async () => {
      await killed.now.arrivesAt('passport-info')
      await applicant().passport()
      await killed.isKilledAt('passport-info')
      await expect(applicant().field('passport.passportPageId').locator('input[type=radio]').first()).toBeChecked()
      await expect(killed.page.getByText(t('captcha', 'verified'))).toBeVisible()
      await killed.isKilledBeforeTheAnswerOf(/SubmitRequest/)
      await killed.continues()
    })

    const documents = () => killed.page.locator('main li [role=group]')
    await test.step('documents: chosen, then sent and the answer lost', async () => {
      await killed.now.arrivesAt('attachments')
      await killed.isKilledAt('attachments')
      await choosesAllDocuments(killed.page, t)
      const count = await documents().count()
      await killed.isKilledAt('attachments')
      await expect(documents().getByText(t('attachments', 'state.ready'))).toHaveCount(count)
      await killed.isKilledBeforeTheAnswerOf(/UploadAttachment/)
      await killed.continues()
      await killed.now.arrivesAt('attachments')
      await killed.now.next()
    })

    await test.step('summary, and the documents that were sent', async () => {
      await killed.now.arrivesAt('summary')
      await killed.now.field('summary.agreed').check()
      await killed.isKilledAt('summary')
      await expect(killed.now.field('summary.agreed')).toBeChecked()
      await killed.now.next()
    })

    await test.step('payment chosen; ordered and the answer lost: it is the same order', async () => {
      await killed.now.arrivesAt('payment')
      await killed.now.choosesPayment('redirect')
      await killed.now.field('payment.agreed').check()
      await killed.isKilledAt('payment')
      await expect(killed.now.field('payment.agreed')).toBeChecked()
      await expect(killed.page.locator('main label').getByRole('radio', { checked: true })).toHaveCount(1)
      await killed.isKilledBeforeTheAnswerOf(/OrderRequest/)
      await killed.continues()
      await killed.now.arrivesAt('payment')
      await killed.now.next()
      await killed.page.waitForURL(/Pay_With_PSS/i)
    })

    /** The order's own page, or the payment step with the order on it: killed within a second, it may open the step before. */
    const goesOnToTheOrder = async () => {
      await killed.continues()
      const toProvider = killed.page.locator('main a[rel=noreferrer]')
      const toOrder = killed.page.getByRole('link', { name: t('payment', 'continueOrder') })
      await expect(toProvider.or(toOrder)).toBeVisible()
      if (await toOrder.isVisible()) await toOrder.click()
      await toProvider.click()
    }
    await test.step('the order waits for its payment', async () => {
      await expect(killed.page.locator('main a[rel=noreferrer]')).toBeVisible()
      await killed.browser.dies()
      await killed.opens()
      await goesOnToTheOrder()
    })

    await test.step('at the provider, and with the slip in the hand', async () => {
      const sandbox = () => new SandboxPages(killed.page, database, 'en')
      await killed.page.waitForURL(`${sandbox().base}/**`)
      await killed.browser.dies()
      await killed.opens()
      await goesOnToTheOrder()
      await sandbox().pays()
      await killed.now.hasPaid()
      const number = await killed.page.getByTestId('application-number').first().innerText()
      const slip = killed.page.url()
      await killed.browser.dies()
      await killed.opens()
      await killed.page.goto(slip)
      await killed.now.hasPaid()
      await expect(killed.page.getByTestId('application-number').first()).toHaveText(number)
    })
  },
)
