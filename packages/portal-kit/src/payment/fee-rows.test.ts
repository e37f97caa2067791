import type { PassportDraft } from '@invea/domain/drafts'
import { fee, feeCaseOf } from '@invea/domain/fees'
import { aCompletePassportDraft, anOldPassport, sampleToday } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { feeRows, feeRowsOf, urgentSurcharge } from './fee-rows.ts'

test('D3: the urgent surcharge is the difference of the two fee tables', () => {
  expect(urgentSurcharge(feeRows.new, 2)).toEqual({ from: 20_000, to: 20_000 })
  expect(urgentSurcharge(feeRows.lost, 5)).toEqual({ from: 15_000, to: 15_000 })
})

test('D3: shows the one lower cell of the printed table as it is charged', () => {
  expect(urgentSurcharge(feeRows.dataChange, 5)).toEqual({ from: 13_000, to: 15_000 })
})

/** The fees of an applicant who ticks the box for a correction, and of one who does not, as they are charged. */
const charged = ({ requestType = 'new', replacement }: PassportDraft, urgentDays?: 2 | 5) =>
  [false, true].map((dataCorrected) => {
    const request = { requestType, replacementReason: replacement.reason, urgentDays }
    const mode = urgentDays ? 'urgent' : 'normal'
    return fee(feeCaseOf({ ...request, mode }, { passport: anOldPassport({ dataCorrected }) }, sampleToday))
  })

test.each(['expired', 'pageRunOut', 'damaged', 'validReplacement', 'lost'] as const)(
  'D3, R1: the possible fees of a request include those of a correction: %s',
  (kind) => {
    const draft = aCompletePassportDraft(
      kind === 'lost' ? { requestType: 'lost' } : { requestType: 'renewal', replacement: { reason: kind } },
    )
    const rows = feeRowsOf(draft, sampleToday)
    expect(rows.map(({ regular }) => regular)).toEqual(charged(draft))
    expect(rows.map(({ urgent }) => urgent[2])).toEqual(charged(draft, 2))
    expect(rows.map(({ urgent }) => urgent[5])).toEqual(charged(draft, 5))
  },
)

test('R3: the surcharge of an expired passport shows the lower cell of a correction', () => {
  const draft = aCompletePassportDraft({ requestType: 'renewal', replacement: { reason: 'expired' } })
  expect(urgentSurcharge(feeRowsOf(draft, sampleToday), 5)).toEqual({ from: 13_000, to: 15_000 })
  expect(urgentSurcharge(feeRowsOf(draft, sampleToday), 2)).toEqual({ from: 20_000, to: 20_000 })
})
