import { sql } from 'kysely'
import type { Row } from '../database/schema.gen.ts'
import { chainHash } from '../encryption/encryption.ts'
import type { PlatformContext } from '../platform-context.ts'
import { type Anchor, type DatedAnchor, maxRowsPerSeal, rowHash, type Seal } from './audit-chain.ts'

type CheckContext = Pick<PlatformContext, 'db' | 'encryption'>

/** Checks that each seal continues the previous one and that none is missing. `last` is the seal before them. */
const chainFaults = (services: CheckContext, seals: readonly Seal[], last: Seal | undefined): readonly string[] => {
  let before = last
  const faults: string[] = []
  for (const seal of seals) {
    const expected = (before?.number ?? 0) + 1
    if (seal.number !== expected) faults.push(`seal ${expected} is gone`)
    else if (!chainHash(services, seal, before?.hash).equals(seal.hash)) faults.push(`seal ${seal.number} was changed`)
    before = seal
  }
  return faults
}

interface Member {
  readonly audit_id: number
  readonly seal: number
  readonly present: boolean
}

/** Finds changed, removed and added rows of these seals. */
const rowFaults = async ({ db }: CheckContext, from: number, to: number): Promise<readonly string[]> => {
  const { rows } = await sql<Member>`
    select sealed.audit_id, sealed.seal, log.id is not null as present
    from audit_sealed sealed left join audit_log log on log.office_id = sealed.office_id and log.id = sealed.audit_id
    where sealed.seal between ${from} and ${to} and (log.id is null or ${rowHash} <> sealed.hash)
    order by sealed.seal, sealed.position limit 100`.execute(db)
  return rows.map(
    ({ audit_id, seal, present }) => `row ${audit_id} of seal ${seal} ${present ? 'was changed' : 'is gone'}`,
  )
}

/** Longer than any transaction. */
const lateMinutes = 10

/** A seal with the latest time of the rounds before its own, or null in the first round. */
interface DatedSeal {
  readonly number: number
  readonly after: Date | null
  /** The same for the seal after it. */
  readonly latest: Date | null
}

/** A seal with the maximum number of rows is not the last one of its round. `last` is the seal before them. */
const datedSeals = (seals: readonly Row<'audit_seal'>[], last: DatedSeal | undefined): readonly DatedSeal[] => {
  let latest = last?.latest ?? null
  return seals.map(({ number, rows, sealed_at }) => {
    const after = latest
    if (rows < maxRowsPerSeal && (latest === null || sealed_at > latest)) latest = sealed_at
    return { number, after, latest }
  })
}

/**
 * Finds rows that were inserted later with an old date. A seal contains every row that was committed before it, so a row dated
 * long before the previous round should be in an earlier seal. Seals of one round have almost the same time, so the previous
 * round is compared.
 */
const lateFaults = async ({ db }: CheckContext, seals: readonly DatedSeal[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly audit_id: number; readonly seal: number }>`
    select sealed.audit_id, sealed.seal
    from unnest(${seals.map(({ number }) => number)}::bigint[], ${seals.map(({ after }) => after)}::timestamptz[]) seal (number, after)
    join audit_sealed sealed on sealed.seal = seal.number
    join audit_log log on log.office_id = sealed.office_id and log.id = sealed.audit_id
    where log.at < seal.after - make_interval(mins => ${lateMinutes})
    order by sealed.seal, sealed.position limit 100`.execute(db)
  return rows.map(
    ({ audit_id, seal }) => `row ${audit_id} of seal ${seal} is dated before the seals that it is missing from`,
  )
}

const rootFaults = async ({ db }: CheckContext, from: number, to: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly number: number }>`
    select seal.number from audit_seal seal
    left join (
      select seal, count(*) as rows, sha256(string_agg(hash, ''::bytea order by position)) as root
      from audit_sealed where seal between ${from} and ${to} group by seal
    ) members on members.seal = seal.number
    where seal.number between ${from} and ${to}
      and (members.root is distinct from seal.root or members.rows is distinct from seal.rows)
    order by seal.number`.execute(db)
  return rows.map(({ number }) => `the list of rows of seal ${number} was changed`)
}

/**
 * Finds anchors whose seal is not in the chain. A restore to an earlier moment removes the end of the chain, as an attacker would: only the
 * operator knows of the restore. If a later anchor is in the chain, it was no restore.
 */
const anchorFaults = (
  hashes: ReadonlyMap<number, string | undefined>,
  anchors: readonly DatedAnchor[],
): readonly string[] => {
  const isMissing = ({ number, hash }: Anchor) => hashes.get(number) !== hash
  const missing = anchors.filter(isMissing)
  const [first] = missing
  const isEnd = first !== undefined && anchors.slice(anchors.indexOf(first)).every(isMissing)
  return [
    ...missing.map(({ number, at }) => `seal ${number} is not the one that was anchored at ${at}`),
    ...(isEnd
      ? [
          `expected if the database was restored to a moment before ${first.at}: see "The audit log" in docs/operations.md`,
        ]
      : []),
  ]
}

const sealsPerStep = 100

/** Promise L2: reports changed, removed or added rows and seals of the log. Anchors outside the database show a removed end. */
export const checkAudit = async (services: CheckContext, { anchors }: { readonly anchors: readonly DatedAnchor[] }) => {
  const { db } = services
  const faults: string[] = []
  const hashes = new Map<number, string | undefined>(anchors.map(({ number }) => [number, undefined]))
  const total = { seals: 0, rows: 0 }
  let last: Row<'audit_seal'> | undefined
  let lastDated: DatedSeal | undefined
  // In steps: after a year there are millions of seals.
  for (;;) {
    const before = last?.number ?? 0
    const seals = await db
      .selectFrom('audit_seal')
      .selectAll()
      .where('number', '>', before)
      .orderBy('number')
      .limit(sealsPerStep)
      .execute()
    const to = seals.at(-1)
    if (!to) break
    const dated = datedSeals(seals, lastDated)
    faults.push(...chainFaults(services, seals, last))
    faults.push(
      ...(await rowFaults(services, before + 1, to.number)),
      ...(await rootFaults(services, before + 1, to.number)),
    )
    faults.push(...(await lateFaults(services, dated)))
    for (const { number, hash, rows } of seals) {
      if (hashes.has(number)) hashes.set(number, hash.toString('hex'))
      total.rows += rows
    }
    total.seals += seals.length
    last = to
    lastDated = dated.at(-1)
  }
  faults.push(...anchorFaults(hashes, anchors))
  const { rows } = await sql<{ readonly unsealed: number }>`
    select count(*)::integer as unsealed from audit_log log where not exists (
      select from audit_sealed sealed where sealed.office_id = log.office_id and sealed.audit_id = log.id)`.execute(db)
  return {
    faults,
    ...total,
    /** Rows that are in no seal yet. */
    unsealed: rows[0]?.unsealed ?? 0,
    head: last && { number: last.number, hash: last.hash.toString('hex') },
  }
}
