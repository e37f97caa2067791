// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lostChunk } from '../shell/chunk-load-error.ts'
import { PartBoundary } from './ChunkErrorBoundary.tsx'
import { lazyPart } from './lazy-component.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Greeting = ({ name }: { readonly name: string }) => <p>Selam {name}</p>

test('a part that was lost once is drawn when it has come, with its own properties', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('lost'))
  const Part = lazyPart(load)
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

test('a part that stays lost leaves the page as it is, and is fetched again when asked', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Greeting)
  for (let tries = 0; tries < 3; tries += 1) load.mockRejectedValueOnce(lostChunk)
  const Part = lazyPart(load)
  const { container, getByRole } = render(
    <>
      <p>Form</p>
      <PartBoundary
        missing={(retry) => (
          <button type="button" onClick={retry}>
            Again
          </button>
        )}
      >
        <Suspense fallback="on its way">
          <Part name="Almaz" />
        </Suspense>
      </PartBoundary>
    </>,
  )
  await act(() => vi.runAllTimersAsync())
  expect(container.textContent).toBe('FormAgain')
  getByRole('button').click()
  await act(() => vi.runAllTimersAsync())
  expect(container.textContent).toBe('FormSelam Almaz')
})
