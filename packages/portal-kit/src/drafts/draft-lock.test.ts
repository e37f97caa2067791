import { expect, test, vi } from 'vitest'
import { createDraftLease } from './draft-lock.ts'

// Node 24 carries the browser's own lock manager: two leases here behave as two tabs do.
const aForm = () => crypto.randomUUID()

test('the first tab has the form and the second one does not', async () => {
  const form = aForm()
  const first = createDraftLease(form, vi.fn())
  expect(await first.take()).toBe(true)
  expect(await createDraftLease(form, vi.fn()).take()).toBe(false)
  first.release()
})

test('a released form is free again', async () => {
  const form = aForm()
  const first = createDraftLease(form, vi.fn())
  await first.take()
  first.release()
  await vi.waitFor(async () => expect(await createDraftLease(form, vi.fn()).take()).toBe(true))
})

test('a tab that loses the form is told', async () => {
  const form = aForm()
  const lost = vi.fn()
  await createDraftLease(form, lost).take()
  await createDraftLease(form, vi.fn()).takeOver()
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
})

test('a browser without locks lets its only tab work', async () => {
  expect(await createDraftLease('any', vi.fn(), null as never).take()).toBe(true)
})
