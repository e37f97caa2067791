import { lapsedDays } from '@invea/domain/appointment'
import { sql } from 'kysely'
import { addTime } from '../clock.ts'
import type { PlatformContext } from '../platform-context.ts'

/** Work that is repeated until it is stopped. Rounds never overlap. */
export interface Job {
  readonly name: string
  /** Seconds between the end of one round and the start of the next. */
  readonly everySeconds: number
  /** Returns the number of processed items, for the log. Long rounds end early when the service stops. */
  run(stopping: AbortSignal): Promise<number>
}

/** Starts all jobs. Returns a function that stops them and waits for running rounds. */
export const startJobs = (
  jobs: readonly Job[],
  { log, metrics }: Pick<PlatformContext, 'log' | 'metrics'>,
): (() => Promise<void>) => {
  const stopping = new AbortController()
  const timers = new Map<Job, NodeJS.Timeout>()
  const rounds = new Map<Job, Promise<void>>()

  const round = async (job: Job) => {
    try {
      const done = await job.run(stopping.signal)
      metrics.job(job.name, { done })
      if (done > 0) log.info({ job: job.name, done }, 'job')
    } catch (error) {
      metrics.job(job.name, 'failed')
      log.error({ job: job.name, err: error }, 'a job failed and is tried again')
    }
  }
  const schedule = (job: Job) => {
    if (stopping.signal.aborted) return
    timers.set(
      job,
      setTimeout(() => {
        rounds.set(
          job,
          round(job).finally(() => schedule(job)),
        )
      }, job.everySeconds * 1_000),
    )
  }
  for (const job of jobs) {
    // So that a job whose first round fails is late after an hour, and not unknown.
    metrics.jobStarts(job.name)
    schedule(job)
  }
  return async () => {
    stopping.abort()
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(rounds.values())
  }
}

/** The items of a round, one after the other. One that fails does not stop the others. */
export interface Items<Id extends number | string = number> {
  /** Returns the result, or 0 for an item that failed. The log names it. */
  run(id: Id, work: () => Promise<number>): Promise<number>
  readonly failedIds: readonly Id[]
  /** Call it last: throws if any item failed, so that the round counts as failed. */
  end(): void
}

export const createItems = <Id extends number | string = number>({ log }: Pick<PlatformContext, 'log'>): Items<Id> => {
  const failedIds: Id[] = []
  let all = 0
  return {
    failedIds,
    run: async (id, work) => {
      all += 1
      try {
        return await work()
      } catch (error) {
        failedIds.push(id)
        log.error({ id, err: error }, 'an item of a job failed, the others go on')
        return 0
      }
    },
    end: () => {
      if (failedIds.length > 0) throw new Error(`${failedIds.length} of ${all} failed: ${failedIds.join(', ')}`)
    },
  }
}

const itemsPerBatch = 100

/** Repeats full batches, until nothing is due or the service stops. Items that failed are left for the next round. */
export const inBatches = async <Due extends { readonly id: number }>(
  { items, stopping }: { readonly items: Items; readonly stopping?: AbortSignal | undefined },
  readDue: (failedIds: readonly number[], limit: number) => Promise<readonly Due[]>,
  work: (due: Due) => Promise<number>,
): Promise<number> => {
  let done = 0
  for (;;) {
    const due = stopping?.aborted ? [] : await readDue(items.failedIds, itemsPerBatch)
    for (const one of due) {
      if (stopping?.aborted) return done
      done += await items.run(one.id, () => work(one))
    }
    if (due.length < itemsPerBatch) return done
  }
}

/** PostgreSQL servers update planner statistics. The embedded database does not, and would keep planning for empty tables. */
export const analyzeTablesJob = ({ db }: Pick<PlatformContext, 'db'>): Job => ({
  name: 'analyze-tables',
  everySeconds: 300,
  run: async () => {
    await sql`analyze`.execute(db)
    return 0
  },
})

/** Idempotency keys (promise C5), one-time codes, mailed links, sessions and ended grants are kept for 48 hours. */
const keptSince = (now: Date) => addTime(now, { hours: -48 })

const rowsPerBatch = 1_000

/** Repeats a statement that changes at most `rowsPerBatch` rows until it changes fewer, or the service stops. Returns the number of changed rows. */
const repeatFull = async (
  run: () => Promise<{ readonly numAffectedRows?: bigint | undefined }>,
  stopping?: AbortSignal,
): Promise<number> => {
  let changed = 0
  while (!stopping?.aborted) {
    const rows = Number((await run()).numAffectedRows ?? 0n)
    changed += rows
    if (rows < rowsPerBatch) break
  }
  return changed
}

/**
 * Clears the keyed indexes of network, phone and mailbox in appointments that have ended or are paid. No limit of decision 0021 counts
 * them after `lapsedDays`.
 */
const clearOrigins = ({ db }: Pick<PlatformContext, 'db'>, now: Date, stopping?: AbortSignal): Promise<number> =>
  repeatFull(
    () =>
      sql`update appointment set network = null, proven_by = null where (office_id, id) in (
        select office_id, id from appointment
        where expires_at is null and (network is not null or proven_by is not null)
          and changed_at < ${addTime(now, { hours: -24 * lapsedDays })}
        order by changed_at limit ${rowsPerBatch})`.execute(db),
    stopping,
  )

/**
 * Deletes sessions of visits that started more than two days ago and have no token any more: no one can open them. A session with
 * an unpaid appointment stays, because it counts towards the limits of its phone and network (decision 0021).
 */
const purgeSessions = ({ db }: Pick<PlatformContext, 'db'>, now: Date, stopping?: AbortSignal): Promise<number> =>
  repeatFull(
    () =>
      sql`delete from session where id in (
        select session.id from session where created_at < ${keptSince(now)}
          and not exists (select from session_token where session_token.session_id = session.id)
          and not exists (select from appointment where appointment.session_id = session.id and appointment.expires_at is not null)
        order by created_at limit ${rowsPerBatch})`.execute(db),
    stopping,
  )

/** Deletes expired keys, tokens, sessions, used captchas, rate windows, grants, and origins of appointments. */
export const purgeExpired = async (
  { db, clock }: Pick<PlatformContext, 'db' | 'clock'>,
  stopping?: AbortSignal,
): Promise<number> => {
  const now = clock.now()
  const results = [
    await db.deleteFrom('idempotency_key').where('created_at', '<', keptSince(now)).executeTakeFirst(),
    await db.deleteFrom('session_token').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('captcha_used').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('hold_code').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('rate_limit').where('expire', '<', now.getTime()).executeTakeFirst(),
    // Limits count the codes of a day, so they are kept for two days. A link is kept as long as a key, for repeated requests.
    await db.deleteFrom('one_time_code').where('created_at', '<', keptSince(now)).executeTakeFirst(),
    await db.deleteFrom('password_reset').where('created_at', '<', keptSince(now)).executeTakeFirst(),
    await db.deleteFrom('phone_change_link').where('created_at', '<', keptSince(now)).executeTakeFirst(),
    await db.deleteFrom('phone_change_code').where('new_expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('registration').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('message_quota').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('sign_in_failure').where('expires_at', '<', now).executeTakeFirst(),
    // Longer than any gateway repeats a message.
    await db.deleteFrom('inbound_sms').where('received_at', '<', keptSince(now)).executeTakeFirst(),
    // No waiting line lasts this long.
    await db.deleteFrom('waiting_pass').where('admitted_at', '<', keptSince(now)).executeTakeFirst(),
    // An erasure finds the stored responses of a session by its grants, also by those that have ended.
    await db.deleteFrom('request_grant').where('expires_at', '<', keptSince(now)).executeTakeFirst(),
  ]
  const rows = results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
  return rows + (await purgeSessions({ db }, now, stopping)) + (await clearOrigins({ db }, now, stopping))
}

const fileBatch = 100

/** Removes the files that are due. A file that cannot be removed is tried again in each round. */
export const removeFilesJob = ({
  db,
  files,
  clock,
  log,
}: Pick<PlatformContext, 'db' | 'files' | 'clock' | 'log'>): Job => ({
  name: 'remove-files',
  everySeconds: 60,
  run: async (stopping) => {
    const now = clock.now()
    const items = createItems<string>({ log })
    const remove = async (name: string): Promise<number> => {
      await files.remove(name)
      await db.deleteFrom('file_to_remove').where('storage_key', '=', name).execute()
      return 1
    }
    let removed = 0
    while (!stopping.aborted) {
      const due = await db
        .selectFrom('file_to_remove')
        .select('storage_key as name')
        .where('due_at', '<=', now)
        .$if(items.failedIds.length > 0, (query) => query.where('storage_key', 'not in', items.failedIds))
        .orderBy('due_at')
        .limit(fileBatch)
        .execute()
      const counts = await Promise.all(due.map(({ name }) => items.run(name, () => remove(name))))
      const ofBatch = counts.reduce((sum, count) => sum + count, 0)
      removed += ofBatch
      // A store that is down refuses the next batch too.
      if (due.length < fileBatch || ofBatch === 0) break
    }
    items.end()
    return removed
  },
})
