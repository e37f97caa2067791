import { expect, test } from 'vitest'
import { feeRows, urgentSurcharge } from './fee-rows.ts'

test('D3: the urgent surcharge is the difference of the two fee tables', () => {
  expect(urgentSurcharge(feeRows.new, 2)).toEqual({ from: 20_000, to: 20_000 })
  expect(urgentSurcharge(feeRows.lost, 5)).toEqual({ from: 15_000, to: 15_000 })
})

test('D3: shows the one lower cell of the printed table as it is charged', () => {
  expect(urgentSurcharge(feeRows.dataChange, 5)).toEqual({ from: 13_000, to: 15_000 })
})
