import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type CommandResult, type Entry, readJsonLines } from '../history/history.ts'
import type { Database } from '../machine/postgres-server.ts'
import type { Sample } from '../machine/record-changes.ts'
import type {
  Appointment,
  AuditEntry,
  Change,
  Counter,
  Facts,
  Operation,
  OperationOutcome,
  StoredRequest,
} from './facts.ts'

interface AttemptGroup extends Omit<Operation, 'outcome'> {
  open: number
  readonly results: CommandResult[]
  readonly unknown: string[]
  took: number | undefined
  repeats: number
}

const outcomeOf = ({ results, unknown, open }: AttemptGroup): OperationOutcome => {
  if (results.length > 0) return 'ok'
  // A refusal does not decide a command with an earlier unknown attempt: that attempt may have arrived.
  return unknown.length + open > 0 ? 'maybe' : 'refused'
}

/** Groups the attempts by key. An attempt without an end has an unknown outcome. */
export const foldHistory = async (entries: AsyncIterable<Entry> | Iterable<Entry>): Promise<readonly Operation[]> => {
  const byKey = new Map<string, AttemptGroup>()
  const byAttempt = new Map<number, AttemptGroup>()
  for await (const entry of entries) {
    if (entry.e === 'invoke') {
      const { session, key, command, at } = entry
      const lists = { results: [], unknown: [] }
      const group = byKey.get(key) ?? {
        session,
        key,
        command,
        ...lists,
        open: 0,
        began: at,
        took: undefined,
        repeats: 0,
      }
      group.open += 1
      byKey.set(key, group)
      byAttempt.set(entry.n, group)
      continue
    }
    const group = byAttempt.get(entry.n)
    if (!group) throw new Error(`attempt ${entry.n} ended and never began`)
    byAttempt.delete(entry.n)
    group.open -= 1
    if (entry.e === 'ok') group.results.push(entry.result)
    if (entry.e === 'unknown') group.unknown.push(entry.why)
    if (group.took !== undefined) continue
    if (entry.e === 'ok' || (entry.e === 'fail' && entry.code !== 'unsent')) group.took = entry.at - group.began
    else group.repeats += 1
  }
  return [...byKey.values()].map(({ open, ...group }) => ({ ...group, outcome: outcomeOf({ open, ...group }) }))
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  for await (const line of createInterface({ input: createReadStream(file) })) yield JSON.parse(line) as Entry
}

const actions = "('hold.taken', 'hold.released', 'appointment.moved', 'request.submitted', 'request.cancelled')"

/** Reads the history of a run and the final database, without generated requests (other sessions, older days). */
export const readFacts = async (database: Database, folder: string): Promise<Facts> => {
  const changes = await database.rows<Change>(
    'select seq, xid, office, id, day, slot, applicants, session, request, before, after from proof.change order by seq',
  )
  const appointments = await database.rows<Appointment>(
    `select id, office_id as office, day, slot_id as slot, applicants, part_index, state, session_id as session, request_id as request,
      (extract(epoch from created_at) * 1000)::float8 as created, (extract(epoch from changed_at) * 1000)::float8 as changed
    from appointment where day > current_date - 30`,
  )
  const requests = await database.rows<StoredRequest>(
    `select id, session_id as session, status, applicants,
      (select count(*)::integer from request_person p where p.office_id = r.office_id and p.request_id = r.id) as persons
    from request r where session_id <> 0 and session_id not between 1000001 and 999999999`,
  )
  const audit = await database.rows<AuditEntry>(
    `select action, request_id as request, subject_id as subject from audit_log where action in ${actions}`,
  )
  const counters = await database.rows<Counter>(
    'select office_id as office, day, slot_id as slot, capacity, taken from slot_counter where day > current_date - 30',
  )
  return {
    operations: await foldHistory(entriesOf(join(folder, 'history.jsonl'))),
    changes,
    appointments: new Map(appointments.map((row) => [row.id, row])),
    requests: new Map(requests.map((row) => [row.id, row])),
    audit,
    counters,
    samples: readJsonLines<Sample>(join(folder, 'samples.jsonl')),
  }
}
