import { isoDate, type Result } from '@invea/domain'
import type { Hold } from '@invea/domain/appointment'
import { beforeEach, describe, expect, test } from 'vitest'
import type { HoldCommand } from '../../src/appointments/hold-writer.ts'
import { reserveCapacity } from '../../src/appointments/slot-capacity.ts'
import type { Caller } from '../../src/platform/caller.ts'
import { addTime } from '../../src/platform/clock.ts'
import { newId } from '../../src/platform/ids.ts'
import { ok, type Refusal, refused } from '../../src/platform/refusal.ts'
import { clearAppointments, serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, checkedSlotTotals, slotTotals, withCapacity } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'

const day = isoDate('2026-12-01')

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  const sizesRunAlone: number[] = []
  beforeEach(async () => {
    sizesRunAlone.length = 0
    await clearAppointments(service)
  })

  const toHold = (id: number) => ({ appointmentIds: [id] }) as unknown as Hold
  const aCommand = (changes: Partial<HoldCommand> = {}): HoldCommand => {
    const now = service.clock.now()
    const caller: Caller = {
      sessionId: newId(),
      kind: 'anonymous',
      accountId: null,
      humanUntil: {},
      codedBy: null,
      countedAddress: null,
      urgentUntil: null,
      submittedLine: null,
    }
    const command = {
      officeId: 2,
      day,
      slotId: 3,
      applicants: 1,
      requestType: 'new' as const,
      caller,
      origin: { network: null, provenBy: null },
      idempotencyKey: undefined,
      now,
      expiresAt: addTime(now, { minutes: 30 }),
      returnDelaySeconds: 0,
      toHold,
      ...changes,
    }
    const runAlone = (): Promise<Result<Hold, Refusal>> => {
      sizesRunAlone.push(command.applicants)
      return service.services.attempt(async (trx) => {
        const { sessionId } = command.caller
        const reservation = await reserveCapacity(trx, {
          ...command,
          requestType: 'new',
          partIndex: 0,
          sessionId,
          for: { expiresAt: command.expiresAt, since: command.now },
        })
        return 'remaining' in reservation ? refused('slotFull') : ok(toHold(reservation.id))
      })
    }
    return { runAlone, ...command }
  }
  const submit = (commands: readonly HoldCommand[]) =>
    Promise.allSettled(
      commands.map(async (command) => {
        const outcome = await service.services.holdWriter.submit(command)
        return outcome === 'held' ? refused('unavailable') : outcome
      }),
    )
  const codes = (settled: Awaited<ReturnType<typeof submit>>) =>
    settled.map((one) => (one.status === 'rejected' ? 'error' : one.value.ok ? 'held' : one.value.error.code))

  test('writes a batch in one transaction, with one audit row for each hold and no repeated effect', async () => {
    await withCapacity(service.services, 7)
    const settled = await submit(Array.from({ length: 10 }, () => aCommand()))
    expect(codes(settled)).toEqual([...Array(7).fill('held'), ...Array(3).fill('slotFull')])
    expect(sizesRunAlone).toEqual([])
    expect(await slotTotals(service.services)).toMatchObject([{ taken: 7, booked: 7 }])
    const ids = settled.flatMap((one) =>
      one.status === 'fulfilled' && one.value.ok ? one.value.value.appointmentIds : [],
    )
    const audited = await service.services.db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('subject_id', 'in', ids)
      .execute()
    expect(audited).toHaveLength(7)
  })

  test('rejects an invalid command alone; the others get their appointments', async () => {
    await withCapacity(service.services, 20)
    // More applicants than a row allows: the check of the table rejects the whole batch.
    const settled = await submit([aCommand(), aCommand({ applicants: 6 }), aCommand({ applicants: 2 })])
    expect(codes(settled)).toEqual(['held', 'error', 'held'])
    expect(sizesRunAlone).toEqual([1, 6, 2])
    expect(await slotTotals(service.services)).toMatchObject([{ taken: 3, booked: 3 }])
  })

  test('counters and appointments agree after many batches on few slots, with groups, changes and expiry', {
    timeout: 60_000,
  }, async () => {
    for (const slotId of [1, 2, 3, 4]) await withCapacity(service.services, 9, aSlotRequest({ slotId }))
    const callers = Array.from({ length: 40 }, () => aCommand().caller)
    for (let round = 0; round < 12; round++) {
      const commands = callers.map((caller, at) =>
        aCommand({ caller, slotId: ((at + round) % 4) + 1, applicants: ((at * 7 + round) % 5) + 1 }),
      )
      const settled = await submit(commands)
      expect(codes(settled).filter((code) => code === 'error')).toEqual([])
      if (round % 4 === 3) service.clock.forward({ minutes: 31 })
      await checkedSlotTotals(service.services)
    }
    const live = await service.services.db
      .selectFrom('appointment')
      .select('session_id')
      .where('state', '=', 'held')
      .execute()
    expect(new Set(live.map(({ session_id }) => session_id)).size).toBe(live.length)
    expect(sizesRunAlone).toEqual([])
  })

  test('creates the counters of a day without bookings', async () => {
    expect(
      codes(await submit([aCommand({ day: isoDate('2026-12-02') }), aCommand({ day: isoDate('2026-12-03') })])),
    ).toEqual(['held', 'held'])
    expect(sizesRunAlone).toEqual([])
  })
})
