import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addTime } from '../clock.ts'
import type { Reader, Trx } from '../database/transaction.ts'
import { chainHash } from '../encryption/encryption.ts'
import type { Job } from '../jobs/jobs.ts'
import type { PlatformContext } from '../platform-context.ts'

/** A seal that was stored outside the database. */
export interface Anchor {
  readonly number: number
  /** Hexadecimal. */
  readonly hash: string
}

export interface DatedAnchor extends Anchor {
  readonly at: string
}

/** One seal of the chain: the number and root of its rows, and the hash that the next seal continues from. */
export interface Seal {
  readonly number: number
  readonly hash: Buffer
  readonly root: Buffer
  readonly rows: number
}

/** Hash of all values of an audit row, computed by the database for both the sealer and the verifier. */
export const rowHash = sql<Buffer>`sha256(convert_to(jsonb_build_array(
  log.office_id, log.id, extract(epoch from log.at), log.actor_kind, log.actor_id, log.action, log.request_id,
  log.subject_id, log.detail)::text, 'UTF8'))`

const lastSeal = (reader: Reader): Promise<(Seal & { readonly sealed_at: Date }) | undefined> =>
  reader.selectFrom('audit_seal').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

/** Longer than any transaction, so that rows that are committed late are still sealed. */
const lookBack = { hours: -2 }
/** Maximum number of rows in a seal. A seal with fewer rows left no unsealed rows. */
export const maxRowsPerSeal = 5_000

/** Locks the head of the chain, so that only one instance continues it. Returns false if another one does. */
const lockHead = async (trx: Trx, head: Seal | undefined): Promise<boolean> => {
  if (!head) return true
  const locked = await trx
    .selectFrom('audit_seal')
    .select('number')
    .where('number', '=', head.number)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  // Another instance may have added a seal before the lock was released. Only the newest seal is continued.
  return locked !== undefined && (await lastSeal(trx))?.number === head.number
}

/** Seals rows that were committed since the last seal. Returns the number of rows. `everything` includes rows of any age. */
export const sealAudit = async (
  { transact, encryption }: Pick<PlatformContext, 'transact' | 'encryption'>,
  now: Date,
  { everything = false }: { readonly everything?: boolean } = {},
): Promise<number> =>
  transact(async (trx: Trx) => {
    const previous = await lastSeal(trx)
    if (!(await lockHead(trx, previous))) return 0
    const number = (previous?.number ?? 0) + 1
    const from = previous && !everything ? addTime(previous.sealed_at, lookBack) : new Date(0)
    const { rows } = await sql<{ readonly rows: number; readonly root: Buffer | null }>`
      with waiting as (
        select log.office_id, log.id, ${rowHash} as hash from audit_log log
        where log.at >= ${from}
          and not exists (select from audit_sealed sealed where sealed.office_id = log.office_id and sealed.audit_id = log.id)
        order by log.at, log.office_id, log.id limit ${maxRowsPerSeal}
      ), linked as (
        insert into audit_sealed (office_id, audit_id, seal, position, hash)
        select office_id, id, ${number}, row_number() over (order by office_id, id), hash from waiting
        returning position, hash
      )
      select count(*)::integer as rows, sha256(string_agg(hash, ''::bytea order by position)) as root from linked`.execute(
      trx,
    )
    const [linked] = rows
    if (!linked?.root) return 0
    const seal = { number, root: linked.root, rows: linked.rows }
    await trx
      .insertInto('audit_seal')
      .values({ ...seal, hash: chainHash({ encryption }, seal, previous?.hash), sealed_at: now })
      .execute()
    return linked.rows
  })

const name = 'audit-anchors.txt'
const line = /^(\S+) (\d+) ([0-9a-f]{64})$/
const day = 86_400_000

export const createAnchorFile = (dataDir: string) => {
  const file = join(dataDir, name)
  const lines = async (): Promise<readonly DatedAnchor[]> => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    return text.split('\n').flatMap((one) => {
      const [, at = '', number = '', hash = ''] = line.exec(one) ?? []
      return hash ? [{ at, number: Number(number), hash }] : []
    })
  }
  return {
    /** Whether the last anchor is a day old, or there is none. */
    isDue: async (now: Date) => {
      const last = (await lines()).at(-1)
      return last === undefined || now.getTime() - Date.parse(last.at) >= day
    },
    append: ({ number, hash }: Anchor, now: Date) =>
      appendFile(file, `${now.toISOString()} ${number} ${hash}\n`, { mode: 0o600 }),
    read: lines,
  }
}

/** A file outside the database for heads of the audit chain, one per line: time, number, hash. */
type AnchorFile = ReturnType<typeof createAnchorFile>

/** Seals new audit rows. Once a day it also seals rows of any age and stores the head of the chain outside the database. */
export const sealAuditLog = async (
  context: Pick<PlatformContext, 'clock' | 'db' | 'transact' | 'encryption'>,
  anchors: AnchorFile,
  stopping?: AbortSignal,
): Promise<number> => {
  const now = context.clock.now()
  const everything = await anchors.isDue(now)
  let sealed = 0
  for (;;) {
    const rows = await sealAudit(context, now, { everything })
    if (rows === 0) break
    sealed += rows
    if (stopping?.aborted) return sealed
  }
  const head = everything ? await lastSeal(context.db) : undefined
  if (head) await anchors.append({ number: head.number, hash: head.hash.toString('hex') }, now)
  return sealed
}

export const sealAuditJob = (context: PlatformContext): Job => {
  const anchors = createAnchorFile(context.env.dataDir)
  return { name: 'seal-audit', everySeconds: 10, run: (stopping) => sealAuditLog(context, anchors, stopping) }
}
