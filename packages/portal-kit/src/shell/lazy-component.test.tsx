// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ChunkErrorBoundary } from '../application-form/StepNotices.tsx'
import { setSharedComputer } from '../drafts/shared-computer.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { FailedPage } from './FailedPage.tsx'
import {
  chunkLoadError,
  countChunkLoadErrors,
  handleChunkLoadErrors,
  isChunkLoadError,
  lazyComponent,
  optionalComponent,
} from './lazy-component.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
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

test('shows the failure after repeated attempts, and imports again on retry', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Greeting)
  for (let tries = 0; tries < 3; tries += 1) load.mockRejectedValueOnce(chunkLoadError)
  const Part = lazyComponent(load)
  const form = () => (
    <>
      <p>Form</p>
      <ChunkErrorBoundary>
        <Suspense fallback="on its way">
          <Part name="Almaz" />
        </Suspense>
      </ChunkErrorBoundary>
    </>
  )
  await renderScreen(form, { api: {} })
  await act(() => vi.runAllTimersAsync())
  expect(screen.getByText('Form')).toBeTruthy()
  screen.getByRole('button', { name: 'Try again' }).click()
  await act(() => vi.runAllTimersAsync())
  expect(screen.getByText('Form')).toBeTruthy()
  expect(screen.getByText('Selam Almaz')).toBeTruthy()
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

test('a failed import gets an error message for which the router does not reload', () => {
  handleChunkLoadErrors()
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  expect(isChunkLoadError(error)).toBe(false)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  expect(isChunkLoadError(error)).toBe(true)
})

test('counts each failed import once, however often the page renders', () => {
  handleChunkLoadErrors()
  handleChunkLoadErrors()
  const before = countChunkLoadErrors()
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError('lost') }))
  expect(countChunkLoadErrors()).toBe(before + 1)
})

test.each([
  ['loads the release again', 'own', false, [1, 0]],
  ['is tried again without a reload, which would lose the form,', 'shared', true, [0, 1]],
] as const)('a failed page promises no saved input, and %s on a device that is %s', async (_, __, isShared, calls) => {
  setSharedComputer(isShared)
  onTestFinished(() => setSharedComputer(false))
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
  const reset = vi.fn()
  await renderScreen(() => <FailedPage error={chunkLoadError} reset={reset} />, { api: {} })
  expect((await screen.findByRole('alert')).textContent).not.toMatch(/saved/)
  screen.getByRole('button', { name: 'Try again' }).click()
  expect([reload, reset].map(({ mock }) => mock.calls.length)).toEqual(calls)
  // A newer release has other chunks, so that no further try helps.
  const startAgain = screen.queryByRole('button', { name: 'Reload and start again' })
  expect(startAgain !== null).toBe(isShared)
  startAgain?.click()
  expect(reload).toHaveBeenCalledOnce()
})

test('other errors keep their own name', () => {
  expect(isChunkLoadError(new Error('x'))).toBe(false)
  expect(isChunkLoadError('x')).toBe(false)
})
