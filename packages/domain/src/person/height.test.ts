import { expect, test } from 'vitest'
import { checkWith } from '../result.ts'
import { Height } from './height.ts'

test.each([30, 170, 250])('%d cm is a height', (height) => {
  expect(checkWith(Height, height, 'x')).toEqual({ ok: true, value: height })
})

test.each([29, 251, 170.5, Number.NaN, '170', null])('%j is no height; the message names both bounds', (height) => {
  expect(checkWith(Height, height, 'x')).toEqual({
    ok: false,
    error: [{ field: 'x', code: 'heightRange', params: { min: 30, max: 250 } }],
  })
})
