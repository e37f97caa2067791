/** One unpaid appointment, with the values that `HoldAdmission` counts. */
export interface Unpaid {
  readonly sessionId: number
  readonly applicants: number
  /** Whether it is a hold. A new hold of the same session releases it. */
  readonly held: boolean
  readonly network: string | undefined
  readonly coded: boolean
}

/** Sums over unpaid appointments, so that checking a hold costs the same with any number of them. */
export interface Sums<One extends Unpaid = Unpaid> {
  readonly applicants: number
  readonly uncoded: number
  ofNetwork(network: string): number
  /** The holds of this session. */
  heldBy(sessionId: number): readonly One[]
  sessions(): Iterable<number>
  add(one: One): void
  remove(one: One): void
}

export const createSums = <One extends Unpaid>(list: Iterable<One> = []): Sums<One> => {
  let [applicants, uncoded] = [0, 0]
  const networks = new Map<string, number>()
  const holders = new Map<number, readonly One[]>()
  const count = (one: Unpaid, sign: 1 | -1) => {
    const change = sign * one.applicants
    applicants += change
    if (!one.coded) uncoded += change
    if (one.network === undefined) return
    const sum = (networks.get(one.network) ?? 0) + change
    if (sum === 0) networks.delete(one.network)
    else networks.set(one.network, sum)
  }
  const sums: Sums<One> = {
    get applicants() {
      return applicants
    },
    get uncoded() {
      return uncoded
    },
    ofNetwork: (network) => networks.get(network) ?? 0,
    heldBy: (sessionId) => holders.get(sessionId) ?? [],
    sessions: () => holders.keys(),
    add: (one) => {
      count(one, 1)
      if (one.held) holders.set(one.sessionId, [...(holders.get(one.sessionId) ?? []), one])
    },
    remove: (one) => {
      count(one, -1)
      const held = holders.get(one.sessionId)?.filter((other) => other !== one) ?? []
      if (held.length === 0) holders.delete(one.sessionId)
      else holders.set(one.sessionId, held)
    },
  }
  for (const one of list) sums.add(one)
  return sums
}

/** A hold of this instance that a reading of the database may not contain yet. */
export interface RecentHold extends Unpaid {
  /** When its transaction ended; undefined while it runs. */
  settledAt?: number
}

interface Group {
  readonly holds: Set<RecentHold>
  readonly sums: Sums<RecentHold>
  /** Holds that were settled before this moment are removed. */
  since: number
}

/** Recent holds by key: office and day, address, or the recipient of the code. */
export const createRecentHolds = () => {
  const groups = new Map<string, Group>()
  const noHolds = createSums()

  const remove = (key: string, group: Group, hold: RecentHold) => {
    if (!group.holds.delete(hold)) return
    group.sums.remove(hold)
    if (group.holds.size === 0) groups.delete(key)
  }
  const removeSettledBefore = (key: string, group: Group, moment: number) => {
    if (group.since === moment) return
    group.since = moment
    for (const hold of group.holds)
      if (hold.settledAt !== undefined && hold.settledAt < moment) remove(key, group, hold)
  }
  return {
    /** Sums over the holds of a key that a reading from this moment may not contain. */
    since: (key: string, moment: number): Sums => {
      const group = groups.get(key)
      if (!group) return noHolds
      removeSettledBefore(key, group, moment)
      return group.sums
    },
    add: (key: string, hold: RecentHold): void => {
      const group = groups.get(key) ?? { holds: new Set(), sums: createSums<RecentHold>(), since: 0 }
      groups.set(key, group)
      group.holds.add(hold)
      group.sums.add(hold)
    },
    /** Settles a hold. A session has one hold, so this one replaces the earlier ones; that of a repeated request is the same. */
    settle: (key: string, hold: RecentHold, at: number): void => {
      hold.settledAt = at
      const group = groups.get(key)
      for (const other of group?.sums.heldBy(hold.sessionId) ?? [])
        if (group && other !== hold && other.settledAt !== undefined) remove(key, group, other)
    },
    remove: (key: string, hold: RecentHold): void => {
      const group = groups.get(key)
      if (group) remove(key, group, hold)
    },
    /** Removes the holds of all keys that were settled before this moment. */
    prune: (moment: number): void => {
      for (const [key, group] of groups) removeSettledBefore(key, group, moment)
    },
  }
}
