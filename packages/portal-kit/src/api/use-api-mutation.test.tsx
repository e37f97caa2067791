// @vitest-environment happy-dom
import type { ApiResult, PortalApi } from '@invea/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { later, refused, unreachable } from '../testing/responses.ts'
import { attachmentQueries } from './queries.ts'
import { useApiMutation } from './use-api-mutation.ts'

type Request = (input: string, key: string) => Promise<ApiResult<string>>

const lost = await unreachable()
const stored: ApiResult<string> = { ok: true, value: 'stored' }

const open = (request: Request, effects: Parameters<typeof useApiMutation<string, string>>[1] = {}) => {
  const queries = new QueryClient()
  const { result, unmount } = renderHook(() => useApiMutation(request, effects), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  const settled = async () => {
    await vi.waitFor(() => expect(queries.isMutating()).toBe(0))
    // React Query announces a response with a timer.
    await new Promise((resolve) => setTimeout(resolve))
  }
  const send = (...inputs: readonly string[]) =>
    act(async () => {
      for (const input of inputs) result.current.send(input)
      await settled()
    })
  return { queries, result, unmount, settled, send }
}

const keysOf = (request: { readonly mock: { readonly calls: readonly Parameters<Request>[] } }) =>
  request.mock.calls.map(([, key]) => key)

test('a retry after a lost response has the same key', async () => {
  const request = vi.fn<Request>(async () => lost)
  const { result, send, settled } = open(request)
  await send('A')
  expect(result.current.failure).toEqual({ kind: 'unreachable' })
  await act(async () => {
    result.current.retry()
    await settled()
  })
  expect(request.mock.calls.map(([input]) => input)).toEqual(['A', 'A'])
  expect(new Set(keysOf(request)).size).toBe(1)
})

test('a refusal fetches the application and its required documents again; a lost response or an overload does not', async () => {
  const keys = [['applications', 'one', 12, 'en'], attachmentQueries.required({} as PortalApi, 11).queryKey]
  const isOld = async (answer: ApiResult<string>) => {
    const { queries, send } = open(async () => answer)
    for (const key of keys) queries.setQueryData(key, {})
    await send('A')
    return keys.map((key) => queries.getQueryState(key)?.isInvalidated)
  }
  expect(await isOld(lost)).toEqual([false, false])
  expect(await isOld(refused('tooManyRequests', { status: 429 }))).toEqual([false, false])
  expect(await isOld(refused('notAllowed'))).toEqual([true, true])
})

test.each([
  ['an accepted', stored],
  ['a refused', refused('notAllowed')],
] as const)('the same input after %s request has a new key', async (_, response) => {
  const request = vi.fn<Request>(async () => response)
  const { send } = open(request)
  await send('A')
  await send('A')
  expect(new Set(keysOf(request)).size).toBe(2)
})

test('another input has another key, also after a lost response', async () => {
  const request = vi.fn<Request>(async () => lost)
  const { send } = open(request)
  await send('A')
  await send('B')
  await send('A')
  expect(new Set(keysOf(request)).size).toBe(3)
})

test('a second press before the response sends nothing', async () => {
  const request = vi.fn<Request>(async () => stored)
  const { send } = open(request)
  await send('A', 'A')
  expect(request).toHaveBeenCalledTimes(1)
})

test('another input while a request is pending sends nothing, and the failure of that request stays', async () => {
  const request = vi.fn<Request>(async () => lost)
  const { result, send } = open(request)
  await send('A', 'B')
  expect(request.mock.calls.map(([input]) => input)).toEqual(['A'])
  expect(result.current.variables?.input).toBe('A')
  expect(result.current.failure).toEqual({ kind: 'unreachable' })
})

test('an error that the client did not expect is a failed connection, and the request can be sent again', async () => {
  const request = vi.fn<Request>(() => Promise.reject(new Error('bug')))
  const { result, send } = open(request)
  await send('A')
  expect(result.current.failure).toEqual({ kind: 'unreachable' })
  request.mockResolvedValue(stored)
  await send('A')
  expect(result.current.data).toBe('stored')
  expect(result.current.failure).toBeUndefined()
})

test('stays pending until onSuccess has finished', async () => {
  const { promise: finished, resolve: finish } = later()
  const { result, settled } = open(async () => stored, { onSuccess: () => finished })
  await act(() => result.current.send('A'))
  await vi.waitFor(() => expect(result.current.isPending).toBe(true))
  finish()
  await act(settled)
  expect(result.current.data).toBe('stored')
})

test('the effects of a success run also after the screen was left', async () => {
  const onSuccess = vi.fn()
  const { promise: response, resolve: respond } = later<ApiResult<string>>()
  const { result, unmount, settled } = open(() => response, { onSuccess })
  await act(() => result.current.send('A'))
  unmount()
  respond(stored)
  await settled()
  expect(onSuccess).toHaveBeenCalledTimes(1)
})
