import { isoDate, quote } from '@invea/domain'

// Two applicants lost their passports; the second also has a name to correct. Whole ETB.
const priced = quote(
  { requestType: 'lost', mode: 'urgent', urgentDays: 5 },
  [
    { passport: { passportPageId: 1, dataCorrected: false } },
    { passport: { passportPageId: 1, dataCorrected: true, correctionType: 'name' } },
  ],
  isoDate('2026-11-21'),
)

priced.total // => 63500
priced.lines.map(({ item, amount }) => [item.kind, amount]) // => [['service', 26000], ['urgent', 30000], ['correction', 7500]]
