// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { optionalPart } from './lazy-component.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a part that the page can do without leaves the rest of it when the line loses it', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const Part = optionalPart(() => Promise.reject(new TypeError('lost')))
  const { container } = render(
    <main>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
      <p>form</p>
    </main>,
  )
  await waitFor(() => expect(container.textContent).toBe('form'))
})
