import type { PortalApi } from '@invea/api'
import type { Application } from '@invea/domain'
import { expect, test, vi } from 'vitest'
import { succeeds } from '../testing/responses.ts'
import { lookUp } from './use-look-up.ts'

const card = { requestId: 1 } as Application
const anApi = () => {
  const byApplicationNumber = vi.fn(succeeds(card))
  const byConfirmationNumber = vi.fn(succeeds([card, card]))
  return {
    api: { requests: { byApplicationNumber, byConfirmationNumber } } as unknown as PortalApi,
    byApplicationNumber,
    byConfirmationNumber,
  }
}

test('one application number fetches one card', async () => {
  const { api, byApplicationNumber } = anApi()
  expect(await lookUp(api, { by: 'applicationNumber', applicationNumber: 'A' })).toEqual({ ok: true, value: [card] })
  expect(byApplicationNumber).toHaveBeenCalledWith('A', undefined)
})

test('both numbers are sent together, because together they return everything', async () => {
  const { api, byApplicationNumber, byConfirmationNumber } = anApi()
  await lookUp(api, { by: 'applicationNumber', applicationNumber: 'A', confirmationNumber: 'C' })
  expect(byApplicationNumber).toHaveBeenCalledWith('A', 'C')
  expect(byConfirmationNumber).not.toHaveBeenCalled()
})

test('a confirmation number alone fetches all its requests', async () => {
  const { api } = anApi()
  expect(await lookUp(api, { by: 'confirmationNumber', confirmationNumber: 'C' })).toMatchObject({
    value: [card, card],
  })
})
