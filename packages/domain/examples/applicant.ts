import { isoDate, toApplicant } from '@invea/domain'

const personal = { firstName: 'Abebe', birthDate: '05/31/2010', phoneNumber: '0800000001' }
const draft = { personal, address: { region: 'Oromia' }, family: [], passport: {}, attachments: {} }
const checked = toApplicant(draft, { requestType: 'new', today: isoDate('2026-11-21') })
const issues = checked.ok ? [] : checked.error

checked.ok // => false
issues.find(({ field }) => field === 'personal.phoneNumber')?.code // => 'phoneFormat'
