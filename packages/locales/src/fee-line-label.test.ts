import { isoDate, originIdQuote, quote } from '@invea/domain'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { feeLineLabel } from './fee-line-label.ts'
import { languages } from './languages.ts'

const urgent = quote(
  { requestType: 'lost', mode: 'urgent', urgentDays: 5 },
  [{ passport: { passportPageId: 1, dataCorrected: true } }],
  isoDate('2026-11-21'),
)
const lost = originIdQuote({ requestType: 'lost' }, [{ originId: { timesLost: 2 } }], 11_000)

test.each(languages)('in %s the lines of a quote have the texts of the fees', (language) => {
  const { fee } = catalogue[language]
  expect([...urgent.lines, ...lost.lines].map((line) => feeLineLabel(line, language))).toEqual([
    fee.service.lost,
    fee.correction,
    fee.urgent.replace('{{days}}', '5'),
    fee.originId.lost,
    fee.originIdAddOn.replace('{{percent}}', '50'),
  ])
})
