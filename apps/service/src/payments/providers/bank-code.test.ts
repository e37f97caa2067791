import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './bank-code.ts'

test.each([
  ['<p>Enter <b>9012345675</b> under <i>Pay a bill</i>.</p>', 'Enter 9012345675 under Pay a bill.'],
  ['<script>alert(1)</script>Or show it at <a href="javascript:alert(1)">any branch</a>.', 'Or show it at any branch.'],
  ['Bank&#39;s app &amp; branch&nbsp;office', "Bank's app & branch office"],
  ['&lt;img src=x onerror=alert(1)&gt;Pay', 'Pay'],
  ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
  ['<svg onload=alert(1)>', ''],
  ['<style>p{}</style>Pay', 'Pay'],
  ['<img src=x onerror=alert(1)', ''],
  ['5 < 6', '5 6'],
  ['<li>ወደ ባንክ ይሂዱ</li>', 'ወደ ባንክ ይሂዱ'],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('returns no angle bracket and no control character for any input', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '&lt;',
    '&gt;',
    '&#60;',
    '&#x3c;',
    'script',
    '/',
    ' ',
    'a',
    '"',
    '&',
    ';',
    '!--',
    '\u202e',
  )
  void fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      expect(plainText(parts.join(''))).not.toMatch(/[<>\p{Cc}\p{Cf}]/u)
    }),
  )
})
