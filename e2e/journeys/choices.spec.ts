import { OriginIdWizard } from '../pages/origin-id-wizard.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect, test, wordsOf } from '../test.ts'

test('requirements: Apply Now opens the form with type and reason selected; both can be changed', async ({ page }) => {
  const t = wordsOf('en')
  const wizard = new RequestWizard(page, t)
  await page.goto('/Information#damaged')
  await page
    .locator('#damaged')
    .getByRole('link', { name: t('requirements', 'apply') })
    .click()
  await wizard.expectStep('applicants-count')
  await expect(page).toHaveURL(/\/request-appointment\/applicants-count$/)
  await wizard.acceptTerms()
  await wizard.expectStep('appointment-type')
  await expect(page.locator('input[value=renewal]')).toBeChecked()
  await wizard.next()
  await wizard.expectStep('replacement-reason')
  await expect(page.locator('input[value=damaged]')).toBeChecked()
  // After Back and another choice, the link does not override the choice.
  await page.goBack()
  await wizard.expectStep('appointment-type')
  await page.locator('input[value=new]').check()
  await page.goBack()
  await wizard.expectStep('applicants-count')
  await page.goForward()
  await wizard.expectStep('appointment-type')
  await expect(page.locator('input[value=new]')).toBeChecked()
})

test('guide: Apply Now opens the form with the found service selected', async ({ page }) => {
  const t = wordsOf('en')
  const wizard = new RequestWizard(page, t)
  await page.goto('/guide')
  const answers = [
    t('guide', 'nationality.ethiopian'),
    t('guide', 'age.adult', { from: 18, to: 49 }),
    t('guide', 'passport.lost'),
    t('guide', 'speed.regular'),
  ]
  for (const name of answers) await page.getByRole('radio', { name, exact: true }).check()
  await page.getByRole('link', { name: t('guide', 'result.apply') }).click()
  await wizard.acceptTerms()
  await wizard.expectStep('appointment-type')
  await expect(page.locator('input[value=lost]')).toBeChecked()
})

test('earliest dates: office, type and number of applicants are selected in the form', async ({
  page,
  checkScreen,
}) => {
  const t = wordsOf('en')
  const wizard = new RequestWizard(page, t)
  await page.goto('/check-availablity')
  await page.getByLabel(t('guide', 'earliest.applicants')).selectOption('3')
  const office = page.getByRole('rowheader').getByRole('link').last()
  const name = await office.textContent()
  await checkScreen(page, 'earliest-dates')
  await office.click()
  await wizard.acceptTerms('Group')
  await wizard.expectStep('group-size')
  await expect(wizard.field('groupSize')).toHaveValue('3')
  await wizard.next()
  await wizard.expectStep('appointment-type')
  await expect(page.locator('input[value=new]')).toBeChecked()
  await wizard.next()
  await wizard.expectStep('site')
  await expect(wizard.field('site.officeId').locator('option:checked')).toHaveText(name ?? '')
  for (const field of ['site.regionId', 'site.cityId']) await expect(wizard.field(field)).not.toHaveValue('')
  const delivery = wizard.field('site.deliverySiteId')
  if ((await delivery.inputValue()) === '') await delivery.selectOption({ index: 1 })
  await wizard.solveCaptcha('site.captcha')
  await wizard.next()
  await wizard.expectStep('date-time')
})

test('Origin ID: the requirements select the service, and a link with an unknown service selects nothing', async ({
  page,
  originIdUrl,
}) => {
  const t = wordsOf('en')
  const wizard = new OriginIdWizard(page, t, `${originIdUrl}/`)
  await page.goto(`${originIdUrl}/Information#lost`)
  await page
    .locator('#lost')
    .getByRole('link', { name: t('originRequirements', 'apply') })
    .click()
  await wizard.acceptTerms()
  await wizard.expectStep('origin-id-service')
  await expect(page.locator('input[value=lost]')).toBeChecked()

  const other = await page.context().browser()?.newPage()
  if (!other) throw new Error('the test has no browser')
  const otherWizard = new OriginIdWizard(other, t, `${originIdUrl}/`)
  await other.goto(`${originIdUrl}/request-appointment?service=urgent&office=nowhere`)
  await otherWizard.acceptTerms()
  await otherWizard.expectStep('origin-id-service')
  await expect(other.locator('input[name]:checked')).toHaveCount(0)
  await other.close()
})

test('help and the guide are one tap away: Home links to the guide and the services, look-up and list show the help line', async ({
  page,
  originIdUrl,
  checkScreen,
}) => {
  const t = wordsOf('en')
  await page.goto(originIdUrl)
  await page
    .getByRole('link', { name: t('originHome', 'apply.spouse.title') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/Information#bySpouse$/)
  await page.goto(`${originIdUrl}/service`)
  await expect(page.getByRole('heading', { level: 1, name: t('serviceList', 'title') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('originRequirements', 'apply') })).toHaveCount(7)
  await checkScreen(page, 'oid-services')
  for (const home of [originIdUrl, '/']) {
    await page.goto(home)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell', 'guideLink') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('guide', 'title') })).toBeVisible()
  }
  for (const address of ['/Status', '/Application-List']) {
    await page.goto(address)
    await expect(page.getByRole('complementary', { name: t('shell', 'help.title') })).toBeVisible()
  }
  await checkScreen(page, 'list-with-help')
})

test('the footer lists every payment method in the reader’s language, including the bank', async ({ page }) => {
  await page.goto('/am/Status')
  const marks = page.getByRole('contentinfo').locator('.pay-mark')
  await expect(marks).toHaveText(['ቴሌብር', 'ሲቢኢ ብር', 'ኤም-ፔሳ', 'የባንክ ቅርንጫፍ'])
})
