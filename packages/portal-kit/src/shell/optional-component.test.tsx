// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { optionalComponent } from './lazy-component.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('renders nothing when the import fails and leaves the rest of the page', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const Part = optionalComponent(() => Promise.reject(new TypeError('lost')))
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
