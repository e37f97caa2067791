import { searchFor } from '../pages/look-up.ts'
import { type OriginIdCase, OriginIdWizard } from '../pages/origin-id-wizard.ts'
import { onlyFull } from '../settings.ts'
import { expect, test, wordsOf } from '../test.ts'

const regions = { en: 'Oromia', am: 'ኦሮሚያ' } as const
const adult = { en: '01311985', am: '23051977' } as const
/** Eight years old: the same day of January on both calendars. */
const childYear = new Date().getFullYear() - 8
const child = { en: `0131${childYear}`, am: `2305${childYear - 8}` } as const

test('by birth: applies with an accented name, pays, finds the request by both numbers and reschedules', async ({
  page,
  language,
  database,
  originIdUrl,
  checkScreen,
  t,
}) => {
  const home = `${originIdUrl}${language === 'en' ? '/' : `/${language}/`}`
  const wizard = new OriginIdWizard(page, t, home)
  const region = regions[language]
  const one: OriginIdCase = { service: 'new', number: 'visaNumber', birthDate: adult[language] }

  await test.step('terms, service, site with the visa, date', async () => {
    await page.goto(home)
    await checkScreen(page, 'oid-01-home')
    await page.goto(`${home}request-appointment`)
    await wizard.expectStep('applicants-count')
    await checkScreen(page, 'oid-02-terms')
    await wizard.start()
    await checkScreen(page, 'oid-03-service')
    await wizard.chooseService(one)
    await wizard.expectStep('site')
    await wizard.expectErrorsOnNext(t('issue', 'required', { label: t('field', 'originId.visaNumber') }))
    await checkScreen(page, 'oid-04-site-empty')
    await wizard.completeSite(one, region)
    await wizard.expectStep('date-time')
    await checkScreen(page, 'oid-05-date')
    await wizard.completeTime(true)
  })

  await test.step('personal detail by the rules of a foreign passport', async () => {
    await wizard.expectStep('personal-detail')
    await wizard.expectErrorsOnNext(
      t('issue', 'required', { label: t('field', 'personal.birthCertificateId') }),
      t('issue', 'required', { label: t('field', 'personal.occupationId') }),
    )
    await checkScreen(page, 'oid-06-personal-messages')
    await wizard.fillForeigner(one)
    await wizard.expectStep('address')
    await checkScreen(page, 'oid-07-address')
    await page.goBack()
    await wizard.expectStep('personal-detail')
    await expect(page.getByText("ZOË O'BRIEN JEAN-LUC")).toBeVisible()
    await checkScreen(page, 'oid-08-personal')
    await wizard.next()
    await wizard.fillAddressAndFamily(region)
  })

  await test.step('details, documents, summary', async () => {
    await wizard.expectStep('origin-id-detail')
    await wizard.expectErrorsOnNext(t('issue', 'required', { label: t('field', 'originId.visaType') }))
    await wizard.fillDetail(one)
    await checkScreen(page, 'oid-09-detail')
    await wizard.next()
    await wizard.addDocuments()
    await checkScreen(page, 'oid-10-attachments')
    await wizard.next()
    await wizard.expectStep('summary')
    await checkScreen(page, 'oid-11-summary')
    await wizard.confirmSummary()
  })

  await test.step('payment at the bank, and the confirmation', async () => {
    await expect(page.getByText('10,000').first()).toBeVisible()
    await checkScreen(page, 'oid-12-payment')
    await wizard.payAtBank(database, (screen) => checkScreen(page, `oid-13-${screen}`))
  })

  await test.step('look-up by both numbers, and another date', async () => {
    const applicationNumber = await page.getByTestId('application-number').first().innerText()
    const confirmationNumber = await page.getByTestId('confirmation-number').first().innerText()
    await page.goto(`${home}Status`)
    await searchFor(page, t, { applicationNumber, confirmationNumber })
    const link = (action: string) => page.getByRole('link', { name: t('status', `action.${action}`) }).first()
    await link('view').click()
    await expect(page.getByRole('heading', { level: 1, name: t('status', 'detail.title') })).toBeVisible()
    await expect(page.getByText('SAMPLE123').first()).toBeVisible()
    await checkScreen(page, 'oid-15-detail')
    await page.goto(`${home}Application-List`)
    await link('reschedule').click()
    await expect(page.getByRole('heading', { level: 1, name: t('status', 'reschedule.title') })).toBeVisible()
    await wizard.chooseDayAndTime(2)
    await checkScreen(page, 'oid-16-reschedule')
    await page.getByRole('button', { name: t('status', 'reschedule.save') }).click()
    await expect(
      page
        .getByRole('main')
        .getByText(t('status', 'reschedule.changedTo', { dateTime: '' }).trim())
        .first(),
    ).toBeVisible()
  })
})

test('a family: the holder renews, wife and child apply with the holder’s card, and the list has all three', async ({
  page,
  language,
  database,
  originIdUrl,
  checkScreen,
  t,
}) => {
  const home = `${originIdUrl}${language === 'en' ? '/' : `/${language}/`}`
  const wizard = new OriginIdWizard(page, t, home)
  const apply = (one: Omit<OriginIdCase, 'birthDate'>, offered?: string) =>
    test.step(one.service, async () => {
      const birthDate = (one.service === 'child' ? child : adult)[language]
      const seeScreen = (screen: string) => checkScreen(page, `oid-${one.service}-${screen}`)
      await wizard.apply({ ...one, birthDate }, regions[language], seeScreen, offered)
      await expect(page.getByText('10,000').first()).toBeVisible()
      await wizard.payAtBank(database)
    })
  await apply({ service: 'renewal', number: 'originIdNumber' })
  await apply({ service: 'bySpouse', number: 'visaNumber' }, 'ZOË')
  await apply({ service: 'child', number: 'visaNumber' }, 'ZOË')
  await page.goto(`${home}Application-List`)
  await expect(page.getByRole('link', { name: t('status', 'action.view') })).toHaveCount(3)
  await checkScreen(page, 'oid-list')
})

/** Other services with their questions, and the total from the sample fee. */
const others: readonly (readonly [name: string, one: Omit<OriginIdCase, 'birthDate'>, price: string])[] = [
  ['lost for the second time', { service: 'lost', number: 'originIdNumber', timesLost: '2' }, '15,000'],
  ['correction', { service: 'correction', number: 'originIdNumber' }, '10,000'],
]

for (const [name, one, price] of others) {
  test(
    `${name}: applies, sees the fee, and pays`,
    onlyFull,
    async ({ page, language, database, originIdUrl, checkScreen }) => {
      const home = `${originIdUrl}${language === 'en' ? '/' : `/${language}/`}`
      const wizard = new OriginIdWizard(page, wordsOf(language), home)
      await wizard.apply({ ...one, birthDate: adult[language] }, regions[language], (screen) =>
        checkScreen(page, `oid-${one.service}-${screen}`),
      )
      await expect(page.getByText(price).first()).toBeVisible()
      await wizard.payAtBank(database)
    },
  )
}

test('the guide finds the service with its sample fee, and every office has its earliest dates', async ({
  page,
  language,
  originIdUrl,
  checkScreen,
  t,
}) => {
  const home = `${originIdUrl}${language === 'en' ? '/' : `/${language}/`}`
  const answer = (title: string) => page.getByRole('radio', { name: title, exact: true }).check()
  await page.goto(`${home}guide`)
  await answer(t('originGuide', 'nationality.foreign'))
  await answer(t('originGuide', 'age.adult', { age: 18 }))
  await answer(t('originGuide', 'card.lost'))
  await answer(t('originGuide', 'losses.twice'))
  await expect(page.getByRole('heading', { level: 2, name: t('choice', 'originIdService.lost') })).toBeVisible()
  await expect(page.getByText('15,000')).toBeVisible()
  await expect(page.getByText(t('originRequirements', 'sampleFee'))).toBeVisible()
  await expect(page.getByText(t('document', 'policeLetter'), { exact: true })).toBeVisible()
  await checkScreen(page, 'oid-guide-lost')
  await answer(t('originGuide', 'card.valid'))
  await answer(t('originGuide', 'correction.no'))
  await expect(page.getByRole('main').getByText(t('originGuide', 'result.valid'))).toBeVisible()
  await checkScreen(page, 'oid-guide-valid')

  await page.goto(`${home}check-availablity`)
  await page.locator('main select').first().selectOption('bySpouse')
  await expect(page.getByRole('columnheader', { name: t('originGuide', 'ready') })).toBeVisible()
  expect(await page.getByRole('row').count()).toBeGreaterThan(8)
  await checkScreen(page, 'oid-earliest')
  await page.goto(`${home}Information`)
  await page.getByText(t('choice', 'originIdService.renewal'), { exact: true }).first().click()
  await expect(page.getByText(t('originRequirements', 'sampleFee')).locator('visible=true').first()).toBeVisible()
  await checkScreen(page, 'oid-requirements')
})
