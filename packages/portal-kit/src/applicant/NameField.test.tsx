// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noWrapMessage } from './NameField.tsx'

test('A-Z stays on one line, and the sentence is word for word the same', () => {
  const { container } = render(<p>{noWrapMessage('Please enter characters A-Z only')}</p>)
  expect(container.textContent).toBe('Please enter characters A-Z only')
  expect(container.querySelector('.whitespace-nowrap')?.textContent).toBe('A-Z')
})

test.each(['A re-sent e-mail', 'እባክዎ ክልል ይምረጡ', ''])('%j has no such span', (message) => {
  const { container } = render(<p>{noWrapMessage(message)}</p>)
  expect(container.textContent).toBe(message)
  expect(container.querySelector('span')).toBeNull()
})
