import type { Page } from '@playwright/test'
import { test } from '../pages/member.ts'
import { runOperatorCommand, sampleData } from '../pages/operator-commands.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { expect } from '../test.ts'

const mekelle = { latitude: 13.497, longitude: 39.475 } as const

/** URLs and bodies of the requests that the page sends. */
const sentBy = (page: Page): readonly string[] => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

test('an office is chosen from the list by day or by distance, or on the map, and the fields show it', async ({
  page,
  context,
  checkScreen,
  t,
  wizard,
}) => {
  await wizard.startIndividual()
  await wizard.chooseType('new')
  await wizard.expectStep('site')
  const list = page.getByRole('group', { name: t('site', 'finder.days') })
  await expect(list.getByRole('radio')).toHaveCount(3)
  await expect(list).toContainText(/\w{3} \d{2}, \d{4}/)
  await page.getByRole('button', { name: t('site', 'finder.all', { n: 10 }) }).click()
  await expect(list.getByRole('radio')).toHaveCount(10)

  await test.step('by the position of the device, which is never sent', async () => {
    const sent = sentBy(page)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(mekelle)
    await page.getByRole('button', { name: t('site', 'finder.position') }).click()
    await expect(list.locator('label').first()).toContainText('Mekelle Branch')
    await list.getByRole('radio', { name: 'Mekelle Branch' }).check()
    await expect(wizard.field('site.regionId').locator('option:checked')).toHaveText('Tigray')
    await expect(wizard.field('site.cityId').locator('option:checked')).toHaveText('Mekelle')
    await expect(wizard.field('site.officeId').locator('option:checked')).toHaveText('Mekelle Branch')
    expect(sent.filter((one) => one.includes('13.497') || one.includes('39.475'))).toEqual([])
  })

  await test.step('on the map, by keyboard', async () => {
    await page.getByText(t('site', 'finder.map')).click()
    const map = page.getByRole('radiogroup', { name: t('site', 'finder.map') })
    await expect(map.getByRole('radio')).toHaveCount(10)
    await map.getByRole('radio', { checked: true }).press('ArrowRight')
    await expect(map.getByRole('radio', { checked: true })).toBeFocused()
    await expect(wizard.field('site.officeId')).not.toHaveValue('3')
    await checkScreen(page, 'office-step')
  })

  await test.step('in the fields, as before', async () => {
    await wizard.chooseOffice('Amhara')
    await expect(list.getByRole('radio', { checked: true })).toHaveCount(1)
    await wizard.solveCaptcha('site.captcha')
    await wizard.next()
    await wizard.expectStep('date-time')
  })
})

test('D46: a region without an office for the chosen type is disabled and shows the reason', async ({
  request,
  database,
  t,
  wizard,
}) => {
  const { offices } = sampleData('offices') as { readonly offices: readonly { readonly id: number }[] }
  const dessieAndSemera = offices.filter(({ id }) => id === 4 || id === 5)
  const [dessie, semera] = dessieAndSemera.map((office) => ({ ...office, requestTypes: ['new', 'renewal'] }))
  await runOperatorCommand(request, database, 'load', {
    format: 'json',
    kind: 'offices',
    content: JSON.stringify([dessie, semera]),
  })
  await wizard.startIndividual()
  await wizard.chooseType('lost')
  await wizard.expectStep('site')
  const option = (name: string) => wizard.field('site.regionId').locator('option', { hasText: name })
  await expect(option('Afar')).toHaveText(t('site', 'notOffered', { name: 'Afar' }))
  await expect(option('Afar')).toBeDisabled()
  await expect(option('Gambela')).toHaveText(t('site', 'noOffice', { name: 'Gambela' }))
  await wizard.field('site.regionId').selectOption({ label: 'Amhara' })
  const dessieCity = wizard.field('site.cityId').locator('option', { hasText: 'Dessie' })
  await expect(dessieCity).toBeDisabled()
  await expect(dessieCity).toHaveText(t('site', 'notOffered', { name: 'Dessie' }))
})

test('D37: an urgent choice on the site step opens the urgent service and keeps the answers', async ({
  page,
  member,
  checkScreen,
  t,
}) => {
  await member.registerAndConfirm()
  const normal = new RequestWizard(page, t)
  await normal.startIndividual()
  await normal.chooseType('lost')
  await normal.expectStep('site')
  await expect(page.getByRole('radio', { name: t('site', 'urgency.regular'), exact: true })).toBeChecked()
  await page.getByRole('radio', { name: t('choice', 'urgentDays', { days: 5 }) }).check()
  await expect(page.getByRole('main').getByText(t('site', 'urgency.next'))).toBeVisible()
  await checkScreen(page, 'site-urgent')
  await normal.next()
  const urgent = new RequestWizard(page, t, 'urgent-appointment')
  await urgent.acceptTerms()
  await page.waitForURL(/SignIn/)
  await member.submitPassword()
  await member.submitCode()
  await urgent.expectStep('urgent-type')
  await expect(urgent.field('urgentDays').locator('input[value="5"]')).toBeChecked()
  await page.getByRole('button', { name: t('booking', 'urgent.changeType') }).click()
  await urgent.expectStep('appointment-type')
  await expect(page.locator('input[value=lost]')).toBeChecked()
})
