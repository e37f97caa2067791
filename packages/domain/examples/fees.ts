import { isoDate, passportPageCode, quote } from '@invea/domain'

// Two applicants lost their passports of 32 pages; the second also has a name to correct.
const passport = { passportPageId: passportPageCode.encode('32'), dataCorrected: false }
const corrected = { ...passport, dataCorrected: true, correctionType: 'name' } as const
const urgent = { requestType: 'lost', mode: 'urgent', urgentDays: 5 } as const

quote(urgent, [{ passport }], isoDate('2026-11-21')).total // => 28000
quote(urgent, [{ passport }, { passport: corrected }], isoDate('2026-11-21')).total // => 63500
quote(urgent, [{ passport }], isoDate('2026-11-21')).lines.map(({ item, amount }) => [item.kind, amount]) // => [['service', 13000], ['urgent', 15000]]
