import type { RequestStatus } from '@invea/domain'
import {
  eventOfChange,
  findTransition,
  personStatusOf,
  type StatusActor,
  type StatusEvent,
  statusTransitions,
} from '@invea/domain/application'
import type { RequestMode } from '@invea/domain/services'
import { describe, expect, test } from 'vitest'
import { expireOrders } from '../../src/payments/orders.ts'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import type { AuditContext } from '../../src/platform/audit-log/audit.ts'
import { addTime } from '../../src/platform/clock.ts'
import { createItems } from '../../src/platform/jobs/jobs.ts'
import { lockRequestRow } from '../../src/requests/request-reader.ts'
import { changeStatus } from '../../src/requests/request-status.ts'
import { testSystemOf } from '../integration/a-test-system.ts'
import { officeId } from '../security/authorization/a-target.ts'
import { type Real, startRealService } from './real-service.ts'

type From = RequestStatus | 'none'

/** The calls for each event. The `change…` events use one call with different data. */
const calls: Record<StatusEvent, (real: Real, mode: RequestMode) => Promise<unknown>> = {
  submit: async (real, mode) => {
    expect(await real.hold('a')).toBe('ok')
    expect(await real.submit(mode)).toBe('ok')
  },
  confirm: async (real) => {
    await real.documents()
    return real.confirm()
  },
  approve: (real) => real.approve(),
  reject: (real) => real.reject(),
  order: (real) => real.order(),
  endOrder: (real) => {
    real.service.clock.forward({ hours: 3, seconds: 1 })
    return expireOrders(real.service.services, { items: createItems(real.service.services) })
  },
  pay: (real) => real.pay(true),
  undoPay: (real) => real.undoPayment(),
  change: (real) => real.update(false),
  changeIncomplete: (real) => real.update(false, true),
  changeReviewed: (real) => real.update(false),
  changeFee: (real) => real.update(false, false),
  cancel: (real) => real.cancel(),
  expire: async (real) => {
    const { held_until } = await real.stored()
    const until = held_until ?? real.service.clock.now()
    const minutes = Math.max(180, (until.getTime() - real.service.clock.now().getTime()) / 60_000) + 1
    real.service.clock.forward({ minutes })
    return sweepUnpaid(real.service.services)
  },
}

/** The shortest path in the table to a status. A payment needs an order that was made on that path. */
const pathTo = (target: From, mode: RequestMode, needsOrder: boolean): readonly StatusEvent[] => {
  const queue: { readonly at: From; readonly path: readonly StatusEvent[] }[] = [{ at: 'none', path: [] }]
  const visited = new Set<string>()
  for (const { at, path } of queue) {
    if (at === target && (!needsOrder || path.includes('order'))) return path
    for (const { event, from, to } of statusTransitions) {
      const next = { at: to, path: [...path, event] }
      const key = `${to} ${next.path.includes('order')}`
      const isImpossible = event === 'pay' && !path.includes('order')
      if (from !== at || to === at || findTransition(event, from, mode)?.to !== to) continue
      if (isImpossible || visited.has(key)) continue
      visited.add(key)
      queue.push(next)
    }
  }
  throw new Error(`no path to ${target} in mode ${mode}`)
}

const modes = ['normal', 'urgent'] as const
const cases = statusTransitions.flatMap(({ event, from, to, mode: only }) =>
  modes
    .filter((mode) => (only ?? mode) === mode)
    .flatMap((mode) => {
      try {
        return [{ event, from, to, mode, path: pathTo(from, mode, event === 'pay') }]
      } catch {
        return []
      }
    }),
)

/** Whether the path starts with a corrected passport. It costs more, so removing the correction lowers the fee. */
const startsCorrected = (events: readonly StatusEvent[]): boolean => events.includes('changeFee')

describe('the service follows the table of status transitions', () => {
  const { service } = testSystemOf('embedded')

  test('reaches every row in one of the modes', () => {
    const reached = new Set(cases.map(({ event, from, to }) => `${event} ${from} ${to}`))
    expect(statusTransitions.filter(({ event, from, to }) => !reached.has(`${event} ${from} ${to}`))).toEqual([])
  })

  test.each(cases)('$mode: $event changes $from to $to', async ({ event, to, mode, path }) => {
    const real = await startRealService(service, { requestType: 'lost', corrected: startsCorrected([...path, event]) })
    for (const one of path) await calls[one](real, mode)
    if (event.startsWith('change') && path.includes('pay')) await real.askCorrection()
    const result = await calls[event](real, mode)
    expect(await real.stored(), `${[...path, event]}: ${result}`).toMatchObject({
      status: to,
      personStatus: personStatusOf[to],
    })
  })

  test.each([['approve', 'changeIncomplete'], ['changeIncomplete']] as const)(
    'urgent: after %s %s the applicant has 24 hours to confirm again, and the agency has no limit in hours',
    async (...events) => {
      const real = await startRealService(service, { requestType: 'lost' })
      for (const event of ['submit', 'confirm', ...events] as const) await calls[event](real, 'urgent')
      const unconfirmed = await real.stored()
      expect(unconfirmed).toMatchObject({ status: 'initial', held_until: addTime(service.clock.now(), { hours: 24 }) })
      expect(await calls.confirm(real, 'urgent')).toBe('ok')
      service.clock.forward({ hours: 25 })
      await sweepUnpaid(service.services)
      expect(await real.stored()).toMatchObject({ status: 'underReview' })
    },
  )

  const actors: Record<AuditContext['actor']['kind'], StatusActor> = {
    session: 'applicant',
    user: 'applicant',
    sms: 'applicant',
    operator: 'agency',
    provider: 'paymentProvider',
    job: 'worker',
  }

  test('changes no status by an event or an actor that the table does not list', { timeout: 300_000 }, async () => {
    const real = await startRealService(service, { requestType: 'lost' })
    await calls.submit(real, 'normal')
    const { services, clock } = service
    const requestId = real.requestId() ?? 0
    let refused = 0
    for (const status of Object.keys(personStatusOf) as RequestStatus[])
      for (const mode of modes) {
        await services.db.updateTable('request').set({ status, mode }).where('id', '=', requestId).execute()
        for (const event of Object.keys(calls) as StatusEvent[])
          for (const kind of Object.keys(actors) as AuditContext['actor']['kind'][]) {
            if (findTransition(event, status, mode)?.by.includes(actors[kind])) continue
            const change = services.transact(async (trx) => {
              const row = await lockRequestRow(trx, { officeId, requestId })
              await changeStatus(trx, row, { actor: { kind }, now: clock.now() }, { event, action: 'test' })
            })
            await expect(change, `${kind} ${event} ${status} ${mode}`).rejects.toThrow('cannot')
            refused += 1
          }
        expect(await real.stored()).toMatchObject({ status })
      }
    expect(refused).toBeGreaterThan(1_000)
  })

  test('a change of the data always leads to a row of the table', () => {
    for (const { from: status, mode } of cases.filter(({ event }) => event.startsWith('change')))
      for (const complete of [true, false])
        for (const feeChanged of [true, false]) {
          if (status === 'none') continue
          const event = eventOfChange({ status, mode, complete, feeChanged })
          expect(findTransition(event, status, mode), `${event} ${status} ${mode}`).toBeDefined()
        }
  })
})
