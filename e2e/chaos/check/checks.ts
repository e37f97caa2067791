import { oneAuditRowPerChange } from './audit.ts'
import { countersEqualRows, neverOver } from './capacity.ts'
import type { Check, Facts } from './facts.ts'
import { acknowledgedExists, finalStateMatches } from './final-state.ts'
import { groupsAreWhole, oneAppointmentPerRequest } from './groups.ts'
import { oneEffectPerKey } from './once.ts'

/** Responses with status 500 are bugs: an unreachable dependency returns 503. */
const neverFailsInside: Check = ({ operations }) =>
  operations.flatMap(({ key, ask, unknown }) =>
    unknown.filter((why) => why === '500').map(() => `${key}: ${ask.op} returned 500`),
  )

/** Every promise this proof looks at, and how. */
export const checks = {
  neverOver,
  countersEqualRows,
  acknowledgedExists,
  finalStateMatches,
  oneEffectPerKey,
  groupsAreWhole,
  oneAppointmentPerRequest,
  oneAuditRowPerChange,
  neverFailsInside,
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof checks
export type Violations = Readonly<Record<CheckName, readonly string[]>>

export const judge = (facts: Facts): Violations =>
  Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check(facts)])) as unknown as Violations

export const violationsIn = (violations: Violations): number =>
  Object.values(violations).reduce((sum, found) => sum + found.length, 0)
