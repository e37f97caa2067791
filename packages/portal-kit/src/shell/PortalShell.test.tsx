// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { portalClient } from '../api/ApiProvider.tsx'
import { QueryFailure } from '../api/queries.ts'
import { useNamedRow } from '../information/InformationParts.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { refused } from '../testing/responses.ts'
import { FailedPage } from './FailedPage.tsx'
import { ConnectionNotice, useFocusOnArrival } from './PortalShell.tsx'

const { queries } = portalClient('https://service.example')
const busyFor = (retryAfterSeconds: number) =>
  new QueryFailure(refused('unavailable', { status: 503, retryAfterSeconds }).error)

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

const Frame = () => {
  useFocusOnArrival()
  return (
    <main>
      <Outlet />
      <Link to="/home">Home</Link>
      <Link to="/home" hash="help">
        Help
      </Link>
      <Link to="/rows" hash="lost">
        Lost
      </Link>
    </main>
  )
}

const Home = () => (
  <>
    <h1>Title</h1>
    <div id="help">Call</div>
  </>
)

const Rows = () => {
  useNamedRow()
  return (
    <details>
      <summary>Lost passport</summary>
      <p id="lost">Fees</p>
    </details>
  )
}

test('a link with an anchor hands the focus to its target, also in a closed row, and any other link to the heading', async () => {
  const root = createRootRoute({ component: Frame })
  const page = (path: string, component: () => React.JSX.Element) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([page('/rows', Rows), page('/home', Home)]),
    history: createMemoryHistory({ initialEntries: ['/rows'] }),
  })
  render(<RouterProvider router={router} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
  await screen.findByText('Lost passport')
  press('Help')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Call'))
  press('Lost')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Fees'))
  expect(document.querySelector('details')?.open).toBe(true)
  press('Home')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Title'))
  // On the page itself too.
  press('Help')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Call'))
})
