// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
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
