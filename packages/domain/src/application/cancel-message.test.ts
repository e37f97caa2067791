import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCancelMessage } from './cancel-message.ts'
import { checkCharacter, checkDigit, crockford } from './look-up.ts'

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''))
/** New numbers have 13 random digits, old ones ten. */
const applicationNumber = fc.oneof(digits(13), digits(10)).map((text) => text + checkDigit(text))
const confirmationNumber = fc
  .array(fc.constantFrom(...crockford), { minLength: 12, maxLength: 12 })
  .map((list) => list.join(''))
  // With letters, as in nearly all numbers: 13 digits next to others are ambiguous.
  .filter((text) => /[A-Z].*[A-Z]/.test(text))
  .map((text) => text + checkCharacter(text))

const words = [
  ...['cancel', 'Please cancel my appointment', 'ይሰርዙ', 'ቀጠሮዬን ሰርዙልኝ፣', 'Beellama koo haqaa', 'ቆፀራይ ሰርዙ።'],
  ...['application number:', 'No.', '(', ')', '#', '8611', '22/11/2026', '😀', ''],
]
const gap = fc.constantFrom(' ', '\n', ', ', ' / ', ' - ', '; ')
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  (text) => text.replaceAll(/[1-9]/g, (digit) => '፩፪፫፬፭፮፯፰፱'[Number(digit) - 1] ?? ''),
  (text) => `\u2066${text}\u2069`,
]
const spelling = fc.constantFrom(...spellings)

describe('readCancelMessage', () => {
  test('finds both numbers in any order, spelling and company', () => {
    void fc.assert(
      fc.property(
        applicationNumber,
        confirmationNumber,
        fc.tuple(spelling, spelling, fc.boolean(), gap),
        fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom(...words))),
        (application, confirmation, [one, other, first, between], [before, amid, after]) => {
          const pair = [one(application), other(confirmation)]
          const text = [before, first ? pair[0] : pair[1], amid, first ? pair[1] : pair[0], after].join(between)
          expect(readCancelMessage(text)).toEqual({
            kind: 'bothNumbers',
            applicationNumber: application,
            confirmationNumber: confirmation,
          })
        },
      ),
    )
  })

  test.each([
    ['07940123451231 ABCDEFGHJKMNV', 'one word each'],
    ['0794 0123 4512 31, ABCD-EFGH-JKMN-V', 'groups with blanks and hyphens'],
    ['ABCD EFGH JKMN V 0794.0123.4512.31', 'groups one after the other'],
    ['App0794012345123No', 'a label that touches'],
  ])('reads %s (%s)', (pattern) => {
    const application = `0794012345123${checkDigit('0794012345123')}`
    const confirmation = `ABCDEFGHJKMN${checkCharacter('ABCDEFGHJKMN')}`
    const text = pattern
      .replace('App0794012345123No', `App${application} No ${confirmation}`)
      .replace('07940123451231', application)
      .replace('4512 31', `4512 3${application.at(-1)}`)
      .replace('4512.31', `4512.3${application.at(-1)}`)
      .replace(/JKMN(.?)V/, `JKMN$1${confirmation.at(-1)}`)
    expect(readCancelMessage(text)).toEqual({
      kind: 'bothNumbers',
      applicationNumber: application,
      confirmationNumber: confirmation,
    })
  })

  test('names the number that is missing or repeated', () => {
    void fc.assert(
      fc.property(applicationNumber, applicationNumber, confirmationNumber, (one, other, confirmation) => {
        fc.pre(one !== other && one.length === other.length)
        const kinds = (text: string) => {
          const read = readCancelMessage(text)
          return read.kind === 'incomplete' ? [read.applicationNumber, read.confirmationNumber] : read.kind
        }
        expect(kinds(`cancel ${one}`)).toEqual(['one', 'missing'])
        expect(kinds(`ይሰርዙ ${confirmation}`)).toEqual(['missing', 'one'])
        expect(kinds(`${one}, ${other}, ${confirmation}`)).toEqual(['several', 'one'])
        expect(kinds(`${one}, ${one}, ${confirmation}`)).toBe('bothNumbers')
        expect(kinds('')).toEqual(['missing', 'missing'])
      }),
    )
  })

  test.each([
    ['x86095742719y ABCDEFGHJKMN3', 'an old number between letters'],
    ['x07940123451230y ABCDEFGHJKMN3', 'a new number between letters'],
    ['ABCD\tEFGH. JKMN — 3; 8609.5742 719', 'a tab, dots and a dash inside numbers'],
  ])('finds both numbers in %s (%s)', (text) => {
    expect(readCancelMessage(text).kind).toBe('bothNumbers')
  })

  test.each([
    ['ABCD, EFGH, JKMN, 3 86095742719', 'a comma ends a number'],
    ['ABCD/EFGH/JKMN/3 86095742719', 'so does a slash'],
    ['ABCD. ,EFGHJKMN3 86095742719', 'also beside a sign that joins'],
    ['ABCDEFGHJ 86095742719 KMN3', 'no number is read across the other one'],
    ['ABCDEFGHJKMN3 7K2M9QWX4R0TE 86095742719', 'two confirmation numbers'],
  ])('does not find both numbers in %s (%s)', (text) => {
    expect(readCancelMessage(text).kind).toBe('incomplete')
  })

  test('a number with one wrong character is not found', () => {
    void fc.assert(
      fc.property(
        applicationNumber,
        confirmationNumber,
        fc.nat({ max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (application, confirmation, at, shift) => {
          const wrong = crockford[(crockford.indexOf(confirmation[at] ?? '') + shift) % 32]
          const text = confirmation.slice(0, at) + wrong + confirmation.slice(at + 1)
          expect(readCancelMessage(`${application}, ${text}`).kind).toBe('incomplete')
        },
      ),
    )
  })

  test('reads any text without failing, however long', () => {
    void fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1_000 }), (text) => {
        expect(['bothNumbers', 'incomplete']).toContain(readCancelMessage(text).kind)
      }),
    )
    expect(readCancelMessage('1 '.repeat(100_000)).kind).toBe('incomplete')
  })
})
