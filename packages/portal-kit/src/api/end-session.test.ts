import type { ApiError, PortalApi } from '@invea/api'
import { expect, test, vi } from 'vitest'
import { endSession } from './end-session.ts'

const aDevice = (response: Awaited<ReturnType<PortalApi['account']['signOut']>>) => {
  const signOut = vi.fn(async () => response)
  const clear = vi.fn()
  const deleteDrafts = vi.fn(async () => undefined)
  const run = () =>
    endSession({ account: { signOut } } as unknown as PortalApi, { clear }, { endSession: deleteDrafts })
  return { run, clear, deleteDrafts }
}

test('A §2: logging out clears the session, the answers and the drafts of this device', async () => {
  const { run, clear, deleteDrafts } = aDevice({ ok: true, value: null })
  expect(await run()).toBeUndefined()
  expect(clear).toHaveBeenCalledOnce()
  expect(deleteDrafts).toHaveBeenCalledOnce()
})

test('a session that has already ended is still cleared on this device', async () => {
  const error: ApiError = { kind: 'refused', code: 'signInRequired', message: '', status: 401 }
  const { run, deleteDrafts } = aDevice({ ok: false, error })
  expect(await run()).toBeUndefined()
  expect(deleteDrafts).toHaveBeenCalledOnce()
})

test('without a connection the session stays open, no logout message appears and nothing is lost', async () => {
  const { run, clear, deleteDrafts } = aDevice({ ok: false, error: { kind: 'unreachable' } })
  expect(await run()).toEqual({ kind: 'unreachable' })
  expect(clear).not.toHaveBeenCalled()
  expect(deleteDrafts).not.toHaveBeenCalled()
})
