// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkErrorBoundary } from '../application-form/StepNotices.tsx'
import { chunkLoadError, lazyComponent } from './lazy-component.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Greeting = ({ name }: { readonly name: string }) => <p>Selam {name}</p>

test('renders with its props after a retried import', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('lost'))
  const Part = lazyComponent(load)
  const { container } = render(
    <Suspense fallback="on its way">
      <Part name="Almaz" />
    </Suspense>,
  )
  expect(container.textContent).toBe('on its way')
  await act(() => vi.runAllTimersAsync())
  expect(container.textContent).toBe('Selam Almaz')
  expect(load).toHaveBeenCalledTimes(2)
})

test('shows the fallback after repeated failures, and imports again on retry', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Greeting)
  for (let tries = 0; tries < 3; tries += 1) load.mockRejectedValueOnce(chunkLoadError)
  const Part = lazyComponent(load)
  const { container, getByRole } = render(
    <>
      <p>Form</p>
      <ChunkErrorBoundary
        missing={(retry) => (
          <button type="button" onClick={retry}>
            Again
          </button>
        )}
      >
        <Suspense fallback="on its way">
          <Part name="Almaz" />
        </Suspense>
      </ChunkErrorBoundary>
    </>,
  )
  await act(() => vi.runAllTimersAsync())
  expect(container.textContent).toBe('FormAgain')
  getByRole('button').click()
  await act(() => vi.runAllTimersAsync())
  expect(container.textContent).toBe('FormSelam Almaz')
})
