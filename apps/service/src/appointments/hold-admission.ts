import type { IsoDate, Result } from '@invea/domain'
import {
  type HoldProof,
  holdLimits,
  isCodeUsedUp,
  isProofEnough,
  isScarce,
  neededProof,
  type ProofEffort,
} from '@invea/domain/appointment'
import type { MasterCache } from '../master-data/master-cache.ts'
import { createBatcher } from '../platform/batching.ts'
import { type CachedValue, createCachedValue } from '../platform/cached-value.ts'
import type { Caller } from '../platform/caller.ts'
import { networkOf } from '../platform/client.ts'
import { isUnavailable } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import {
  type CodeUsage,
  type DayUsage,
  domainPart,
  type OfficeDay,
  readCodeUsage,
  readDays,
  readHoldingSessions,
  readLiveHolds,
} from './hold-queries.ts'
import { createRecentHolds, type RecentHold, type Unpaid } from './recent-holds.ts'
import { type HoldOrigin, type SlotKey, urgentSlot } from './slot-capacity.ts'

interface HoldAttempt {
  readonly officeId: number
  readonly day: IsoDate
  readonly applicants: number
  readonly caller: Caller
  readonly address: string
  readonly proof: HoldProof
  /** The largest proof of work; it counts alone when the code is used up. */
  readonly effort: ProofEffort
}

/** Permission to write an urgent hold. Call `report` with the result. */
export interface UrgentHoldPermit {
  readonly origin: HoldOrigin
  report(isTaken: boolean): void
}

/** Permission to write a hold. Call `report` with the result. */
interface HoldPermit extends UrgentHoldPermit {
  readonly scarce: boolean
}

/** H1: decides how much proof a hold needs, from the holds of the same day, network and address. */
export interface HoldAdmission {
  /** Permits a hold, or returns the proof that it needs. */
  admit(attempt: HoldAttempt): Promise<Result<HoldPermit, HoldProof>>
  /** Permits an urgent hold, unless the unpaid applicants of the account's phone exceed the limit of one code. */
  admitUrgent(attempt: Pick<HoldAttempt, 'applicants' | 'caller'>): Promise<Result<UrgentHoldPermit, 'unpaid'>>
  /** Whether a released slot becomes free after a random delay: on a scarce day, and in an urgent quota. */
  isScarce(counter: SlotKey): Promise<boolean>
}

const lifetime = 1_000
/** When readings are slow, at a release with very many unpaid appointments. */
const longestLifetime = 10_000
const maxDays = 2_000

type Ports = Pick<PlatformContext, 'db' | 'clock' | 'encryption' | 'env' | 'metrics'> & { readonly master: MasterCache }

const sumOf = (list: readonly Unpaid[]) => list.reduce((sum, { applicants }) => sum + applicants, 0)

/** The recipient of the caller's code: a phone or a mailbox. Sessions that a version before this rule signed in have only the account. */
export const codeOwner = ({ codedBy, accountId }: Pick<Caller, 'codedBy' | 'accountId'>): string | undefined =>
  codedBy ?? (accountId === null ? undefined : `account/${accountId}`)

/**
 * Counts holds from the database, a second old, or ten when readings are slow, and the holds that this instance has permitted since, so
 * that parallel holds count each other. Holds of other instances are included with the next reading.
 */
export const createHoldAdmission = (ports: Ports): HoldAdmission => {
  const { clock, encryption, env, metrics } = ports
  const days = new Map<string, CachedValue<DayUsage>>()
  const dayReadings = createBatcher<OfficeDay, DayUsage>({
    concurrency: 2,
    maxBatchSize: 100,
    runBatch: (wanted) => readDays(ports, wanted),
    shouldRejectAll: isUnavailable,
  })
  const liveHolds = createCachedValue(clock, lifetime, () => readLiveHolds(ports), longestLifetime)
  const [ofDays, ofAddresses, ofCodes] = [createRecentHolds(), createRecentHolds(), createRecentHolds()]
  let prunedAt = 0
  const index = (use: string, value: string) => encryption.blindIndex(use, value).toString('hex')
  const limits = {
    networkShare: holdLimits.networkShare * env.addressRateFactor,
    addressHolds: holdLimits.addressHolds * env.addressRateFactor,
    uncodedShare: env.uncodedSharePercent / 100,
  }

  const dayOf = (key: string, officeId: number, day: IsoDate) => {
    if (days.size > maxDays) days.clear()
    const read = () => dayReadings.submit({ officeId, day })
    const found = days.get(key) ?? createCachedValue(clock, lifetime, read, longestLifetime)
    days.set(key, found)
    return found.get()
  }
  /** Readings of codes in use are not older: they contain all holds that were settled before. */
  const oldestOfCodes = () => clock.now().getTime() - lifetime
  /** The groups of recent holds that a code counts in: its phone or mailbox, and its mail domain. */
  const codeKeys = (codedBy: string) => [codedBy, `domain/${codedBy.slice(0, domainPart)}`] as const
  /** Unpaid applicants that were proven by one phone or mailbox, and by its mail domain, without the hold that a new one releases. */
  const codeUsage = async (codedBy: string, { sessionId }: Caller): Promise<CodeUsage> => {
    const stored = await readCodeUsage(ports, codedBy, sessionId)
    const [recipient, domain] = codeKeys(codedBy)
    const withRecent = (usage: CodeUsage['domain'], key: string) => {
      const recent = ofCodes.since(key, oldestOfCodes())
      return { ...usage, unpaid: usage.unpaid + recent.applicants - sumOf(recent.heldBy(sessionId)) }
    }
    return { recipient: withRecent(stored.recipient, recipient), domain: withRecent(stored.domain, domain) }
  }
  const freeShareOf = ({ capacity, taken }: DayUsage, more: number) =>
    capacity > 0 ? Math.max(0, capacity - taken - more) / capacity : 1
  const isScarceSlot = async ({ officeId, day, slotId }: SlotKey) => {
    if (slotId === urgentSlot) return true
    const key = `${officeId}/${day}`
    const read = dayOf(key, officeId, day)
    return isScarce({ freeShare: freeShareOf(await read.value, ofDays.since(key, read.at).applicants) })
  }
  const reportIn =
    (groups: readonly (readonly [typeof ofCodes, string])[], hold: RecentHold) =>
    (taken: boolean): void => {
      const now = clock.now().getTime()
      for (const [group, key] of groups) taken ? group.settle(key, hold, now) : group.remove(key, hold)
    }
  const prune = () => {
    const now = clock.now().getTime()
    if (now >= prunedAt && now < prunedAt + longestLifetime) return
    prunedAt = now
    ofCodes.prune(oldestOfCodes())
    // The cached readings in use contain all holds that were settled before.
    for (const recent of [ofDays, ofAddresses]) recent.prune(now - longestLifetime)
  }

  return {
    admitUrgent: async ({ applicants, caller }) => {
      const codedBy = codeOwner(caller)
      if (codedBy === undefined) return { ok: false, error: 'unpaid' }
      const coded = await codeUsage(codedBy, caller)
      // No await between here and `add`, so that parallel holds count each other.
      prune()
      if (isCodeUsedUp(coded, applicants)) return { ok: false, error: 'unpaid' }
      const hold: RecentHold = { network: undefined, applicants, held: true, sessionId: caller.sessionId, coded: true }
      const groups = codeKeys(codedBy).map((key) => [ofCodes, key] as const)
      for (const [group, key] of groups) group.add(key, hold)
      const origin = { network: null, provenBy: codedBy }
      return { ok: true, value: { origin, report: reportIn(groups, hold) } }
    },
    isScarce: isScarceSlot,
    admit: async ({ officeId, day, applicants, caller, address, proof, effort }) => {
      const dayKey = `${officeId}/${day}`
      const [dayRead, holdsRead] = [dayOf(dayKey, officeId, day), liveHolds.get()]
      const [state, held] = await Promise.all([dayRead.value, holdsRead.value])
      const [network, own] = [index('network', networkOf(address)), index('address', address)]
      const codedBy = proof === 'code' ? codeOwner(caller) : undefined
      const isUsedUp = codedBy !== undefined && isCodeUsedUp(await codeUsage(codedBy, caller), applicants)
      const provenBy = isUsedUp ? undefined : codedBy
      const isNew = !held.sessionsByAddress.has(own) && ofAddresses.since(own, holdsRead.at).applicants > 0
      const stored = isNew ? await readHoldingSessions(ports, own) : (held.sessionsByAddress.get(own) ?? [])
      // No await between here and `add`, so that parallel holds count each other.
      prune()
      const recent = ofDays.since(dayKey, dayRead.at)
      // A new hold releases the previous hold of this session.
      const released = [...state.unpaid.heldBy(caller.sessionId), ...recent.heldBy(caller.sessionId)]
      const share = (all: number, which: (one: Unpaid) => boolean) =>
        state.capacity > 0 ? (all - sumOf(released.filter(which))) / state.capacity : 0
      const sessions = new Set([...stored, ...ofAddresses.since(own, holdsRead.at).sessions()])
      sessions.delete(caller.sessionId)
      const freeShare = freeShareOf(state, recent.applicants)
      const uncoded = state.unpaid.uncoded + recent.uncoded + applicants
      const needed = neededProof(
        {
          freeShare,
          networkShare: share(
            state.unpaid.ofNetwork(network) + recent.ofNetwork(network),
            (one) => one.network === network,
          ),
          addressHolds: sessions.size,
          uncodedShare: share(uncoded, ({ coded }) => !coded),
          applicants,
          alarm: held.live >= env.holdAlarm,
        },
        limits,
      )
      metrics.holdProof(needed)
      if (!isProofEnough(isUsedUp ? effort : proof, needed)) return { ok: false, error: needed }
      const hold: RecentHold = {
        ...{ network, applicants, held: true, sessionId: caller.sessionId },
        coded: provenBy !== undefined,
      }
      const groups = [
        [ofDays, dayKey],
        [ofAddresses, own],
        ...(provenBy === undefined ? [] : codeKeys(provenBy).map((key) => [ofCodes, key] as const)),
      ] as const
      for (const [group, key] of groups) group.add(key, hold)
      const origin = { network, provenBy: provenBy ?? null }
      return { ok: true, value: { origin, scarce: isScarce({ freeShare }), report: reportIn(groups, hold) } }
    },
  }
}
