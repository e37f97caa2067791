import { ApplicantForm, almaz } from '../pages/applicant-form.ts'
import { test } from '../pages/request-wizard.ts'
import { accessibilityFaults, expect, openFrame } from '../test.ts'

test('D49: Reset needs a confirmation and clears the applicant before Submit; after the last document it opens the edit form', async ({
  page,
  checkScreen,
  t,
  wizard,
}) => {
  const applicant = new ApplicantForm(wizard)
  const person = almaz()
  const reset = page.getByRole('button', { name: t('applicant', 'reset.action'), exact: true })
  const dialog = page.getByRole('dialog', { name: t('applicant', 'reset.title') })
  const [firstName, city] = [applicant.field('personal.firstName'), applicant.field('address.city')]

  await test.step('an empty form has no Reset', async () => {
    await wizard.holdAppointment()
    await expect(firstName).toBeVisible()
    await expect(reset).toHaveCount(0)
  })

  await test.step('Reset on a later step needs a confirmation; Cancel keeps the answers', async () => {
    await applicant.person(person)
    await wizard.next()
    await wizard.expectStep('address')
    await applicant.address()
    await reset.click()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: t('common', 'cancel') }).click()
    await expect(dialog).toBeHidden()
    await expect(reset).toBeFocused()
    await expect(city).toHaveValue('Adama')
  })

  await test.step('confirmed, it clears the answers and opens the first step; the appointment stays', async () => {
    await reset.click()
    await dialog.getByRole('button', { name: t('applicant', 'reset.yes') }).click()
    await wizard.expectStep('personal-detail')
    for (const field of ['firstName', 'geezFirstName', 'birthDate', 'birthPlace', 'phoneNumber']) {
      await expect(applicant.field(`personal.${field}`)).toHaveValue('')
    }
    await expect(page.getByRole('timer').first()).toBeVisible()
    await page.reload()
    await wizard.expectStep('personal-detail')
    await expect(firstName).toHaveValue('')
    await expect(reset).toHaveCount(0)
  })

  await test.step('31: the opened header shows the requestor and the help', async () => {
    await openFrame(page)
    await expect(page.getByText(t('request', 'requestor')).first()).toBeVisible()
    await checkScreen(page, '47-opened-line')
    const help = page.getByRole('complementary', { name: t('shell', 'help.title') })
    await expect(help).toBeVisible()
    await page.locator('.frame-line > [open] > summary').click()
    await expect(help).toBeHidden()
    // On a wide screen the help is beside the form.
    const size = page.viewportSize() ?? { width: 360, height: 740 }
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(help).toBeVisible()
    await page.setViewportSize(size)
  })

  await test.step('after the last document it shows what is complete, and leads to the edit form at its first step', async () => {
    await applicant.person(person)
    await wizard.next()
    await applicant.remainingSteps()
    await expect(page.getByRole('heading', { level: 2, name: t('attachments', 'completed.title') })).toBeFocused()
    await checkScreen(page, '47-all-steps-completed')
    await page.getByRole('link', { name: t('attachments', 'completed.reset'), exact: true }).click()
    await expect(firstName).toHaveValue(new RegExp(person.latin[0], 'i'))
    await expect(page.getByRole('button', { name: t('common', 'next'), exact: true })).toBeVisible()
    await checkScreen(page, '47-reset-edit')
  })

  await test.step('10, 31: summary and payment show the deadline of the appointment and the help', async () => {
    const held = page.getByText(t('application', 'next.heldUntil', { until: '' }).trim()).first()
    await page.goto('/request-appointment/summary')
    await wizard.expectStep('summary')
    await expect(held).toBeVisible()
    await wizard.acceptSummary()
    await expect(held).toBeVisible()
    await openFrame(page)
    await expect(page.getByRole('complementary', { name: t('shell', 'help.title') })).toBeVisible()
  })
})
