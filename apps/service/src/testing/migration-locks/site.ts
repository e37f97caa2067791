import type { SchemaChange } from '../../platform/migrations/migrations.ts'

/** What the statements before this one made. */
export interface Known {
  /** Tables of this migration: they are empty, and no other transaction sees them. */
  readonly created: Set<string>
  /** Tables that stay small: a lock on them is short. */
  readonly small: ReadonlySet<string>
  /** `check (column is not null)` by its name, and the migration that added it. */
  readonly notNullChecks: Map<string, { readonly column: string; readonly by: string }>
  /** Constraints added as `not valid`, and the migration that added them. */
  readonly unproven: Map<string, string>
  readonly provenNotNull: Set<string>
}

export interface Site {
  readonly migration: string
  readonly change: SchemaChange
  readonly known: Known
}

export const contractRule = 'removing or renaming is the contract step: set unusedSince, one version after the last use'
