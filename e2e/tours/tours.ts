import { expect } from '@playwright/test'
import { ApplicantForm, almaz } from '../pages/applicant-form.ts'
import { MemberPages } from '../pages/member.ts'
import { OriginIdWizard } from '../pages/origin-id-wizard.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { type Tour, waitUntilLoaded } from '../test.ts'
import { visitApplications, visitEdit, visitGroup, visitPayment, visitRequest } from './request.ts'

/** Pages of both portals that need no personal data. */
const sharedPages = [
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
  'nowhere',
]
const passportPages = [
  ...sharedPages,
  'Information/urgent',
  'urgentAppointmentPayment',
  'resetForgotedPassword/almaz@example.com',
  'Confirmation',
  'InstructionPage',
  'Pay_With_PSS',
]
const originIdPages = [...sharedPages, 'oid-Confirmation', 'oid-instructionPage']

const screenName = (portal: string, path: string) =>
  `${portal}-${path.replaceAll(/[^a-z]+/gi, '-').toLowerCase() || 'home'}`

type Visit = Pick<Tour, 'page' | 'originIdUrl' | 'visitScreen'>

export const visitPassportPages = async ({ page, visitScreen }: Visit, home = '/') => {
  for (const path of passportPages) {
    await page.goto(`${home}${path}`)
    await waitUntilLoaded(page)
    await visitScreen(screenName('public', path))
  }
}

export const visitOriginIdPages = async ({ page, originIdUrl, visitScreen }: Visit) => {
  for (const path of originIdPages) {
    await page.goto(`${originIdUrl}/${path}`)
    await waitUntilLoaded(page)
    await visitScreen(screenName('public-origin-id', path))
  }
}

const visitPublicPages = async (tour: Tour, home = '/') => {
  await visitPassportPages(tour, home)
  await visitOriginIdPages(tour)
}

/** Visits the account and the urgent request, up to the confirmation of receipt. */
const visitUrgent = async ({ page, t, outbox, visitScreen }: Tour) => {
  const member = new MemberPages(page, t, outbox)
  const wizard = new RequestWizard(page, t, 'urgent-appointment')
  await page.goto('/SignUp')
  await member.expectErrors('First name is required.')
  await visitScreen('account-sign-up-empty')
  await member.register()
  await visitScreen('account-registered')
  await member.openConfirmation()
  await visitScreen('account-confirm')
  await member.submitPassword()
  await page.getByRole('button', { name: t('account', 'code.again') }).click()
  await page.getByRole('button', { name: t('account', 'signIn.forgot') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account', 'forgot.title') })).toBeVisible()
  await visitScreen('account-forgot')
  await page.goto('/urgent-appointment')
  await wizard.expectStep('applicants-count')
  await visitScreen('urgent-terms')
  await wizard.acceptTerms()
  await page.waitForURL(/SignIn/)
  await visitScreen('urgent-gate')
  await member.submitPassword()
  await visitScreen('account-code')
  await member.submitCode()
  await wizard.chooseType('new')
  await wizard.expectStep('urgent-type')
  await wizard.fillUrgentType(5, 'medicalLetter')
  await visitScreen('urgent-type')
  await wizard.next()
  await wizard.fillUrgentSite()
  await visitScreen('urgent-site')
  await wizard.next()
  await wizard.expectStep('urgent-date')
  await wizard.chooseDay()
  await visitScreen('urgent-date')
  await wizard.next()
  await wizard.expectStep('personal-detail')
  const applicant = new ApplicantForm(wizard)
  await expect(applicant.field('personal.firstName')).toHaveValue(/almaz/i)
  await applicant.person(almaz(), 'given')
  await visitScreen('urgent-person')
  await wizard.next()
  await applicant.remainingSteps()
  await wizard.expectStep('summary')
  await visitScreen('urgent-summary')
  await wizard.sendForReview()
  await visitScreen('urgent-received')
}

/** Visits the screens of the Origin ID request that differ from those of the passport. */
const visitOriginId = async ({ page, t, originIdUrl, visitScreen }: Tour) => {
  const wizard = new OriginIdWizard(page, t, `${originIdUrl}/`)
  const lost = { service: 'lost', number: 'originIdNumber', timesLost: '2', birthDate: '01311985' } as const
  await page.goto(`${originIdUrl}/request-appointment`)
  await wizard.expectStep('applicants-count')
  await visitScreen('origin-id-terms')
  await wizard.start()
  await wizard.expectStep('origin-id-service')
  await visitScreen('origin-id-service')
  await wizard.chooseService(lost)
  await wizard.expectStep('site')
  await wizard.expectErrorsOnNext(t('issue', 'regionRequired'))
  await visitScreen('origin-id-site')
  await wizard.completeSite(lost, 'Oromia')
  await wizard.completeTime(false)
  await wizard.expectStep('personal-detail')
  await wizard.expectErrorsOnNext(t('issue', 'required', { label: t('field', 'personal.birthCertificateId') }))
  await visitScreen('origin-id-person')
  await wizard.fillForeigner(lost)
  await wizard.expectStep('address')
  await visitScreen('origin-id-address')
  await wizard.fillAddressAndFamily('Oromia')
  await wizard.fillDetail(lost)
  await visitScreen('origin-id-detail')
  await wizard.next()
  await wizard.addDocuments()
  await wizard.next()
  await wizard.expectStep('summary')
  await visitScreen('origin-id-summary')
  await wizard.acceptSummary()
  await wizard.choosePayment('code')
  await visitScreen('origin-id-payment')
  await wizard.field('payment.agreed').check()
  await wizard.next()
  await wizard.expectInstructions()
  await visitScreen('origin-id-instructions')
}

/** Together they visit every screen of both portals. Each starts with a new visitor. */
export const tours: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  'the public pages': visitPublicPages,
  'a request to its end': async (tour) => {
    await visitRequest(tour)
    await visitPayment(tour)
    await visitApplications(tour)
  },
  'a group, and the edit': async (tour) => {
    await visitGroup(tour)
    await visitEdit(tour)
  },
  'the account and the urgent request': visitUrgent,
  'the Origin ID': visitOriginId,
}
