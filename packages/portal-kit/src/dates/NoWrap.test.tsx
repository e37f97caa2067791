// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WholeBracket } from './NoWrap.tsx'

test('each calendar is one piece, and the words are the same', () => {
  const { container } = render(<WholeBracket words="Nov 24, 2026 G.C. (Hidar 15, 2019 E.C.)" />)
  expect(container.textContent).toBe('Nov 24, 2026 G.C. (Hidar 15, 2019 E.C.)')
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'Nov 24, 2026 G.C.',
    '(Hidar 15, 2019 E.C.)',
  ])
})

test('without brackets there is nothing to keep', () => {
  const { container } = render(<WholeBracket words="Nov 24, 2026" />)
  expect(container.innerHTML).toBe('Nov 24, 2026')
})
