import type { Command } from '../../history/history.ts'
import type { Appointment, Change, Facts, Operation, State } from '../facts.ts'

/** A slot with a capacity of two. */
export const sampleSlot = { office: 2, day: '2026-12-01', slot: 3 } as const

export const aHoldCommand = (applicants = 1, slot: number = sampleSlot.slot): Command => ({
  op: 'hold',
  office: sampleSlot.office,
  day: sampleSlot.day,
  shares: [[slot, applicants]],
})

export const anOperation = (changes: Partial<Operation> = {}): Operation => ({
  session: 1,
  key: '1-1',
  command: aHoldCommand(),
  outcome: 'ok',
  results: [{ ids: [101] }],
  unknown: [],
  ...{ began: 0, took: 1, repeats: 0 },
  ...changes,
})

/** A new or changed row. */
export const aChange = (changes: Partial<Change> = {}): Change => ({
  seq: 1,
  xid: 1,
  ...sampleSlot,
  id: 101,
  applicants: 1,
  session: 1,
  request: null,
  before: null,
  after: 'held',
  ...changes,
})

const rowsOf = (changes: readonly Change[]): ReadonlyMap<number, Appointment> => {
  const rows = new Map<number, Appointment>()
  for (const { id, office, day, slot, applicants, session, request, after } of changes)
    rows.set(id, {
      id,
      office,
      day,
      slot,
      applicants,
      session,
      request,
      part_index: 0,
      state: after,
      created: 0,
      changed: 0,
    })
  return rows
}

/** Consistent facts: rows and counters follow from the changes unless given. */
export const someFacts = (given: Partial<Facts> = {}): Facts => {
  const changes = given.changes ?? [aChange()]
  const appointments = given.appointments ?? rowsOf(changes)
  const live: readonly State[] = ['held', 'final']
  const own = [...appointments.values()].filter(({ slot, state }) => slot === sampleSlot.slot && live.includes(state))
  const taken = own.reduce((sum, { applicants }) => sum + applicants, 0)
  return {
    operations: [anOperation()],
    changes,
    appointments,
    requests: new Map(),
    audit: [{ action: 'hold.taken', request: null, subject: 101 }],
    counters: [
      { ...sampleSlot, capacity: 2, taken },
      { ...sampleSlot, slot: 4, capacity: 2, taken: 0 },
    ],
    samples: [],
    ...given,
  }
}
