import { OriginIdWizard } from '../pages/origin-id-wizard.ts'
import type { Tour } from './tour.ts'

/** The screens of the Origin ID request that are not those of the passport. */
export const seesOriginId = async ({ page, t, originIdUrl, look }: Tour) => {
  const wizard = new OriginIdWizard(page, t, `${originIdUrl}/`)
  const lost = { service: 'lost', number: 'originIdNumber', timesLost: '2', birthDate: '01311985' } as const
  await page.goto(`${originIdUrl}/request-appointment`)
  await wizard.arrivesAt('party')
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
}
