import { isoDate, toApplicant } from '@invea/domain'

// A draft is what was typed: texts as they stand in the form. The caller owns the clock.
const draft = {
  personal: { firstName: 'Abebe', birthDate: '05/12/2010', phoneNumber: '0800000001' },
  address: { region: 'Oromia', city: 'Adama' },
  family: [],
  passport: { passportPageId: '1' },
  attachments: {},
}
const checked = toApplicant(draft, { requestType: 'new', today: isoDate('2026-11-21') })

checked.ok // => false
const issues = checked.ok ? [] : checked.error
issues.length // => 11
issues.find(({ field }) => field === 'personal.under18') // => { field: 'personal.under18', code: 'under18Unchecked' }
issues.find(({ field }) => field === 'personal.phoneNumber')?.code // => 'phoneFormat'
