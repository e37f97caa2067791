// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoWrap } from './date-texts.tsx'

test('keeps the date of each calendar on one line without changing the text', () => {
  const { container } = render(<NoWrap words="Nov 24, 2026 G.C. (Hidar 15, 2019 E.C.)" />)
  expect(container.textContent).toBe('Nov 24, 2026 G.C. (Hidar 15, 2019 E.C.)')
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'Nov 24, 2026 G.C.',
    '(Hidar 15, 2019 E.C.)',
  ])
})

test('leaves text without brackets unchanged', () => {
  const { container } = render(<NoWrap words="Nov 24, 2026" />)
  expect(container.innerHTML).toBe('Nov 24, 2026')
})
