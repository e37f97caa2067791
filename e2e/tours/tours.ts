import { expect } from '@playwright/test'
import { MemberPages } from '../pages/member.ts'
import { OriginIdWizard } from '../pages/origin-id-wizard.ts'
import { ApplicantForm, almaz } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { isWhole, type Tour } from '../test.ts'
import { seesApplications, seesEdit, seesGroup, seesPayment, seesRequest } from './request.ts'

/** Every address that needs no personal data. */
const passportPages = [
  '',
  'Information',
  'Information/urgent',
  'Faq',
  'about',
  'contactUs',
  'guide',
  'service',
  'check-availablity',
  'manage-booking',
  'Status',
  'SignIn',
  'SignUp',
  'Application-List',
  'phone',
  'urgentAppointmentPayment',
  'resetForgotedPassword/almaz@example.com',
  'Confirmation',
  'InstructionPage',
  'Pay_With_PSS',
  'nowhere',
]
const originIdPages = [
  '',
  'Information',
  'Faq',
  'about',
  'contactUs',
  'guide',
  'service',
  'check-availablity',
  'manage-booking',
  'Status',
  'SignIn',
  'SignUp',
  'Application-List',
  'phone',
  'oid-Confirmation',
  'oid-instructionPage',
  'nowhere',
]

const shown = (portal: string, path: string) => `${portal}-${path.replaceAll(/[^a-z]+/gi, '-').toLowerCase() || 'home'}`

type Visit = Pick<Tour, 'page' | 'originIdUrl' | 'visitScreen'>

export const seesPassportPages = async ({ page, visitScreen }: Visit, home = '/') => {
  for (const path of passportPages) {
    await page.goto(`${home}${path}`)
    await isWhole(page)
    await visitScreen(shown('public', path))
  }
}

export const seesOriginIdPages = async ({ page, originIdUrl, visitScreen }: Visit) => {
  for (const path of originIdPages) {
    await page.goto(`${originIdUrl}/${path}`)
    await isWhole(page)
    await visitScreen(shown('public-origin-id', path))
  }
}

export const seesPublicPages = async (tour: Tour, home = '/') => {
  await seesPassportPages(tour, home)
  await seesOriginIdPages(tour)
}

/** The account and the urgent request, up to the page that confirms its receipt. */
export const seesUrgent = async ({ page, t, outbox, visitScreen }: Tour) => {
  const member = new MemberPages(page, t, outbox)
  const wizard = new RequestWizard(page, t, 'urgent-appointment')
  await page.goto('/SignUp')
  await member.complainsWith('First name is required.')
  await visitScreen('account-sign-up-empty')
  await member.registers()
  await visitScreen('account-registered')
  await member.opensConfirmation()
  await visitScreen('account-confirm')
  await member.givesPassword()
  await page.getByRole('button', { name: t('account', 'code.again') }).click()
  await page.getByRole('button', { name: t('account', 'signIn.forgot') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account', 'forgot.title') })).toBeVisible()
  await visitScreen('account-forgot')
  await page.goto('/urgent-appointment')
  await wizard.arrivesAt('applicants-count')
  await visitScreen('urgent-terms')
  await wizard.field('agreed').check()
  await page.getByRole('button', { name: t('request', 'terms.startIndividual') }).click()
  await wizard.arrivesAt('sign-in')
  await visitScreen('urgent-gate')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('urgent', 'signIn.action') })
    .click()
  await page.waitForURL(/SignIn/)
  await member.givesPassword()
  await visitScreen('account-code')
  await member.givesCode()
  await wizard.choosesType('new')
  await wizard.arrivesAt('urgent-type')
  await wizard.field('urgentDays').locator('input[value="5"]').check()
  await wizard.field('urgentReason').locator('input[value=medicalLetter]').check()
  await wizard.provesHuman('urgentCaptcha')
  await visitScreen('urgent-type')
  await wizard.next()
  await wizard.arrivesAt('site')
  await expect(wizard.field('site.officeId')).not.toHaveValue('')
  const delivery = wizard.field('site.deliverySiteId')
  if ((await delivery.inputValue()) === '') await delivery.selectOption({ index: 1 })
  await visitScreen('urgent-site')
  await wizard.next()
  await wizard.arrivesAt('urgent-date')
  await wizard.choosesDay()
  await visitScreen('urgent-date')
  await wizard.next()
  await wizard.arrivesAt('personal-detail')
  const applicant = new ApplicantForm(wizard)
  await expect(applicant.field('personal.firstName')).toHaveValue(/almaz/i)
  await applicant.person(almaz(), 'given')
  await visitScreen('urgent-person')
  await wizard.next()
  await applicant.restOfTheSteps()
  await wizard.arrivesAt('summary')
  await visitScreen('urgent-summary')
  await wizard.field('summary.agreed').check()
  await wizard.next()
  await expect(page.getByRole('heading', { name: t('confirmation', 'receivedTitle') })).toBeVisible()
  await visitScreen('urgent-received')
}

/** The screens of the Origin ID request that differ from those of the passport. */
const seesOriginId = async ({ page, t, originIdUrl, visitScreen }: Tour) => {
  const wizard = new OriginIdWizard(page, t, `${originIdUrl}/`)
  const lost = { service: 'lost', number: 'originIdNumber', timesLost: '2', birthDate: '01311985' } as const
  await page.goto(`${originIdUrl}/request-appointment`)
  await wizard.arrivesAt('applicants-count')
  await visitScreen('origin-id-terms')
  await wizard.starts()
  await wizard.arrivesAt('origin-id-service')
  await visitScreen('origin-id-service')
  await wizard.choosesService(lost)
  await wizard.arrivesAt('site')
  await wizard.nextComplainsWith(t('issue', 'regionRequired'))
  await visitScreen('origin-id-site')
  await wizard.choosesSite(lost, 'Oromia')
  await wizard.choosesTime(false)
  await wizard.arrivesAt('personal-detail')
  await wizard.nextComplainsWith(t('issue', 'required', { label: t('field', 'personal.birthCertificateId') }))
  await visitScreen('origin-id-person')
  await wizard.typesForeigner(lost)
  await wizard.arrivesAt('address')
  await visitScreen('origin-id-address')
  await wizard.typesAddress('Oromia')
  await wizard.typesDetail(lost)
  await visitScreen('origin-id-detail')
  await wizard.next()
  await wizard.addsDocuments()
  await wizard.next()
  await wizard.arrivesAt('summary')
  await visitScreen('origin-id-summary')
  await wizard.field('summary.agreed').check()
  await wizard.next()
  await wizard.arrivesAt('payment')
  await wizard.choosesPayment('code')
  await visitScreen('origin-id-payment')
  await wizard.field('payment.agreed').check()
  await wizard.next()
  await wizard.arrivesAtInstructions()
  await visitScreen('origin-id-instructions')
}

/** Together they show every screen of both portals. Each starts with a new visitor. */
export const tours: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  'the public pages': seesPublicPages,
  'a request to its end': async (tour) => {
    await seesRequest(tour)
    await seesPayment(tour)
    await seesApplications(tour)
  },
  'a group, and the edit': async (tour) => {
    await seesGroup(tour)
    await seesEdit(tour)
  },
  'the account and the urgent request': seesUrgent,
  'the Origin ID': seesOriginId,
}
