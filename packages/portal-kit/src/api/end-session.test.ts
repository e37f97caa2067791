import type { ApiError, PortalApi } from '@invea/api'
import { expect, test, vi } from 'vitest'
import { endSession } from './end-session.ts'

const around = (answer: Awaited<ReturnType<PortalApi['account']['signOut']>>) => {
  const signOut = vi.fn(async () => answer)
  const clear = vi.fn()
  const forget = vi.fn(async () => undefined)
  const run = () => endSession({ account: { signOut } } as unknown as PortalApi, { clear }, { endSession: forget })
  return { run, clear, forget }
}

test('A §2: logging out clears the session, the answers and the drafts of this device', async () => {
  const { run, clear, forget } = around({ ok: true, value: null })
  expect(await run()).toBeUndefined()
  expect(clear).toHaveBeenCalledOnce()
  expect(forget).toHaveBeenCalledOnce()
})

test('a session that has already ended is still cleared on this device', async () => {
  const error: ApiError = { kind: 'refused', code: 'signInRequired', message: '', status: 401 }
  const { run, forget } = around({ ok: false, error })
  expect(await run()).toBeUndefined()
  expect(forget).toHaveBeenCalledOnce()
})

test('without a connection the session stays open, no logout message appears and nothing is lost', async () => {
  const { run, clear, forget } = around({ ok: false, error: { kind: 'unreachable' } })
  expect(await run()).toEqual({ kind: 'unreachable' })
  expect(clear).not.toHaveBeenCalled()
  expect(forget).not.toHaveBeenCalled()
})
