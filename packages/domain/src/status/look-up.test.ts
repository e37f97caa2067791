import { expect, test } from 'vitest'
import { checkLookUp } from './look-up.ts'

test('B §5: at least one number', () => {
  for (const draft of [{}, { applicationNumber: ' ', confirmationNumber: '' }]) {
    expect(checkLookUp(draft)).toEqual({
      ok: false,
      error: [{ field: 'lookUp.applicationNumber', code: 'lookupEmpty' }],
    })
  }
})

test('B §2: two search modes', () => {
  expect(checkLookUp({ applicationNumber: 'ab 12 ' })).toEqual({
    ok: true,
    value: { by: 'applicationNumber', applicationNumber: 'AB12' },
  })
  expect(checkLookUp({ confirmationNumber: ' c1' })).toEqual({
    ok: true,
    value: { by: 'confirmationNumber', confirmationNumber: 'C1' },
  })
})

test('D19: both numbers go together', () => {
  expect(checkLookUp({ applicationNumber: 'a1', confirmationNumber: 'c1' })).toEqual({
    ok: true,
    value: { by: 'applicationNumber', applicationNumber: 'A1', confirmationNumber: 'C1' },
  })
})
