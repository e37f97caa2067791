import { expect, test } from 'vitest'
import {
  checkCharacter,
  checkDigit,
  checkLookUp,
  isOldApplicationNumber,
  readApplicationNumber,
  readConfirmationNumber,
} from './look-up.ts'

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

test('a confirmation number in the field of the application number is read as one', () => {
  const [applicationNumber, confirmationNumber] = ['44854208570593', 'JQY4VS4WVC53G']
  const both = { ok: true, value: { by: 'applicationNumber', applicationNumber, confirmationNumber } }
  expect(checkLookUp({ applicationNumber: confirmationNumber, confirmationNumber: applicationNumber })).toEqual(both)
  expect(checkLookUp({ applicationNumber: 'JQY4-VS4W-VC53G' })).toEqual({
    ok: true,
    value: { by: 'confirmationNumber', confirmationNumber: 'JQY4-VS4W-VC53G' },
  })
})

test.each(['44854208570593', '4485 4208 5705 93', '86095742719'])(
  'an application number in the field of the confirmation number is read as one: %s',
  (typed) => {
    const applicationNumber = typed.replaceAll(' ', '')
    const alone = { ok: true, value: { by: 'applicationNumber', applicationNumber } }
    expect(checkLookUp({ confirmationNumber: typed })).toEqual(alone)
    const [other, value] = ['JQY4', { by: 'applicationNumber', applicationNumber, confirmationNumber: 'JQY4' }]
    expect(checkLookUp({ applicationNumber: other, confirmationNumber: typed })).toEqual({ ok: true, value })
  },
)

test('full-width and Ethiopic digits, and invisible marks, are read as in an SMS to the cancel line', () => {
  expect(checkLookUp({ applicationNumber: '\u200e፬፬፰፭４２0፰፭፯0፭፱፫' })).toEqual({
    ok: true,
    value: { by: 'applicationNumber', applicationNumber: '44854208570593' },
  })
  expect(readApplicationNumber('፬፬፰፭４２0፰፭፯0፭፱፫')).toBe('44854208570593')
  expect(readConfirmationNumber('ｊｑｙ፬ｖｓ፬ｗｖｃ፭፫ｇ')).toBe('JQY4VS4WVC53G')
})

test.each([
  // The example of ISO 7064, published sample numbers of the same rule, and both ends of the range.
  ['0794', '5'],
  ['8609574271', '9'],
  ['4703689281', '6'],
  ['6943515153', '0'],
  ['0000000000000', '8'],
  ['9999999999999', '6'],
])('the check digit of %s is %s', (digits, expected) => {
  expect(checkDigit(digits)).toBe(expected)
})

test.each([
  ['ABCDEFGHJKMN', '3'],
  ['7K2M9QWX4R0T', 'E'],
  ['000000000000', '0'],
  ['ZZZZZZZZZZZZ', 'C'],
  ['000000000001', 'Y'],
  ['000000000010', 'Z'],
])('the check character of %s is %s', (text, expected) => {
  expect(checkCharacter(text)).toBe(expected)
})

test.each([
  ['86095742719', '86095742719'],
  ['8609 5742 719', '86095742719'],
  ['8609–5742-719', '86095742719'],
  ['07940123451230', '07940123451230'],
  ['0794 0123 4512 30', '07940123451230'],
])('reads the application number %s', (text, expected) => {
  expect(readApplicationNumber(text)).toBe(expected)
})

test.each([
  '',
  '0',
  '86095742718',
  '860957427199',
  '1860957427199',
  '079401234512300',
  'x86095742719',
  '86095742719x',
  'ab',
])('reads no application number in "%s"', (text) => {
  expect(readApplicationNumber(text)).toBeUndefined()
})

test.each([
  ['ABCDEFGHJKMN3', 'ABCDEFGHJKMN3'],
  ['abcd-efgh jkmn 3', 'ABCDEFGHJKMN3'],
  ['7K2M9QWX4ROTE', '7K2M9QWX4R0TE'],
  ['ooooooooooooo', '0000000000000'],
  ['ooooooooooolY', '000000000001Y'],
  ['0000000000I0Z', '000000000010Z'],
])('reads the confirmation number %s', (text, expected) => {
  expect(readConfirmationNumber(text)).toBe(expected)
})

test.each(['', 'ABCDEFGHJKMN4', 'ABCDEFGHJKMN', 'xABCDEFGHJKMN3', 'ABCDEFGHJKMN3x', 'UBCDEFGHJKMN3', '?????????????'])(
  'reads no confirmation number in "%s"',
  (text) => {
    expect(readConfirmationNumber(text)).toBeUndefined()
  },
)

test('numbers of eleven digits are the old ones', () => {
  expect(isOldApplicationNumber('86095742719')).toBe(true)
  expect(isOldApplicationNumber('8609 5742-719')).toBe(true)
  for (const other of ['07940123451230', '8609574271', '186095742719', 'x86095742719', '86095742719x'])
    expect(isOldApplicationNumber(other)).toBe(false)
})
