// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { ApiProvider } from './ApiProvider.tsx'
import { usePortalApi } from './api-context.ts'
import { ConfigContext, createConfigSource } from './config-source.ts'

afterEach(() => vi.unstubAllGlobals())

const Notices = () => {
  const { master } = usePortalApi()
  return (
    <button type="button" onClick={() => void master.notices()}>
      Try again
    </button>
  )
}

/** A page whose config.json cannot be fetched until `connect`; `origins` are those of the calls. */
const openPage = async () => {
  const origins: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    origins.push(new URL(url).origin)
    throw new TypeError('offline')
  })
  let fetchFile = (): Promise<unknown> => Promise.reject(new TypeError('offline'))
  const source = createConfigSource(() => fetchFile())
  await act(() =>
    renderScreen(
      () => (
        <ConfigContext value={source}>
          <ApiProvider>
            <Notices />
          </ApiProvider>
        </ConfigContext>
      ),
      { api: {} },
    ),
  )
  const connect = () => {
    fetchFile = async () => ({ serviceUrl: 'https://service.example' })
  }
  return { source, origins, connect, press: async () => fireEvent.click(await screen.findByText('Try again')) }
}

test('a page whose config.json could not be fetched fetches it again with the next call, and uses the address of the service', async () => {
  const { source, origins, connect, press } = await openPage()
  await press()
  await vi.waitFor(() => expect(origins).toEqual([location.origin]))
  connect()
  await press()
  await vi.waitFor(() => expect(source.current().serviceUrl).toBe('https://service.example'))
  // The screens start again with the other client. The call that found the address is not sent to the wrong one.
  await act(async () => undefined)
  expect(origins).toEqual([location.origin])
  await press()
  await vi.waitFor(() => expect(origins).toEqual([location.origin, 'https://service.example']))
})
