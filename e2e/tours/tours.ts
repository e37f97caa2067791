import { OriginIdWizard } from '../pages/origin-id-wizard.ts'
import { seesPublicPages } from './public-pages.ts'
import { seesApplications, seesEdit, seesGroup, seesPayment, seesRequest } from './request.ts'
import type { Tour } from './tour.ts'
import { seesUrgent } from './urgent.ts'

/** The screens of the Origin ID request that are not those of the passport. */
const seesOriginId = async ({ page, t, originIdUrl, look }: Tour) => {
  const wizard = new OriginIdWizard(page, t, `${originIdUrl}/`)
  const lost = { service: 'lost', number: 'originIdNumber', timesLost: '2', birthDate: '01311985' } as const
  await page.goto(`${originIdUrl}/request-appointment`)
  await wizard.arrivesAt('applicants-count')
  await look('origin-id-terms')
  await wizard.starts()
  await wizard.arrivesAt('origin-id-service')
  await look('origin-id-service')
  await wizard.choosesService(lost)
  await wizard.arrivesAt('site')
  await wizard.nextComplainsWith(t('issue', 'regionRequired'))
  await look('origin-id-site')
  await wizard.choosesSite(lost, 'Oromia')
  await wizard.choosesTime(false)
  await wizard.arrivesAt('personal-detail')
  await wizard.nextComplainsWith(t('issue', 'required', { label: t('field', 'personal.birthCertificateId') }))
  await look('origin-id-person')
  await wizard.typesForeigner(lost)
  await wizard.arrivesAt('address')
  await look('origin-id-address')
  await wizard.typesAddress('Oromia')
  await wizard.typesDetail(lost)
  await look('origin-id-detail')
  await wizard.next()
  await wizard.addsDocuments()
  await wizard.next()
  await wizard.arrivesAt('summary')
  await look('origin-id-summary')
  await wizard.field('summary.agreed').check()
  await wizard.next()
  await wizard.arrivesAt('payment')
  await wizard.choosesPayment('code')
  await look('origin-id-payment')
  await wizard.field('payment.agreed').check()
  await wizard.next()
  await wizard.arrivesAtInstructions()
  await look('origin-id-instructions')
}

/** Together they pass every screen of both portals; each starts from nothing. */
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
