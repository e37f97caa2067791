// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { portalClient } from '../api/ApiProvider.tsx'
import { QueryFailure } from '../api/queries.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { FailedPage } from './FailedPage.tsx'
import { ConnectionNotice } from './PortalShell.tsx'

const { queries } = portalClient('https://service.example')
const busyFor = (retryAfterSeconds: number) =>
  new QueryFailure({ kind: 'refused', code: 'unavailable', message: '', status: 503, retryAfterSeconds })

/** A screen that waits for a query. Returns the notice, and a function that leaves the screen. */
const waitFor = async (queryKey: readonly string[], queryFn: () => Promise<unknown>) => {
  await renderScreen(() => <ConnectionNotice />, { api: {} })
  const leave = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined)
  return { notice: screen.getByRole('status'), leave }
}

const words = 'The service is not available at the momentThis page tries again by itself.'

test('shows a notice while a failed query is sent again', async () => {
  const answer = vi.fn().mockRejectedValueOnce(busyFor(0.2)).mockResolvedValue('free')
  const { notice, leave } = await waitFor(['busy'], answer)
  expect(notice.textContent).toBe('')
  await vi.waitFor(() => expect(notice.textContent).toBe(words))
  await vi.waitFor(() => expect(notice.textContent).toBe(''))
  expect(answer).toHaveBeenCalledTimes(2)
  leave()
})

test('hides the notice when the page with the query is left', async () => {
  const { notice, leave } = await waitFor(['left'], vi.fn().mockRejectedValue(busyFor(9)))
  await vi.waitFor(() => expect(notice.textContent).toBe(words))
  act(leave)
  expect(notice.textContent).toBe('')
})

test('offline, the error page does not repeat the notice', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { container } = await renderScreen(
    () => (
      <>
        <ConnectionNotice />
        <FailedPage error={new Error('not loaded')} />
      </>
    ),
    { api: {} },
  )
  expect(screen.getAllByText('You are offline')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeTruthy()
  expect(container.textContent?.match(/until you are online again/g)).toHaveLength(1)
  expect(screen.getByText(/It opens by itself as soon as you are online again/)).toBeTruthy()
})
