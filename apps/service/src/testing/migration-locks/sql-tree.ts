import { type Node, parse, type RangeVar } from 'libpg-query'
import type { SchemaChange } from '../../platform/migrations/migrations.ts'

type KindIn<T> = T extends T ? keyof T : never
type Kind = KindIn<Node>
type NodeOf<K extends Kind> = Extract<Node, Readonly<Record<K, unknown>>>[K &
  keyof Extract<Node, Readonly<Record<K, unknown>>>]

/** All nodes of a kind, at any depth. */
export const findNodes = <K extends Kind>(tree: unknown, kind: K): readonly NodeOf<K>[] => {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => [
    ...(key === kind ? [value as NodeOf<K>] : []),
    ...findNodes(value, kind),
  ])
}

export const tableOf = ({ relation }: { readonly relation?: RangeVar }): string => relation?.relname ?? ''

/** The last part of a name that can begin with a schema. */
export const unqualifiedName = (names: readonly Node[] | undefined): string => {
  const last = names?.at(-1)
  return last && 'String' in last ? (last.String.sval ?? '') : ''
}

/** The tables that these statements create. */
export const tablesOf = async (statements: readonly string[]): Promise<ReadonlySet<string>> => {
  const parsed = await Promise.all(statements.map((statement) => parse(statement)))
  return new Set(parsed.flatMap((result) => findNodes(result, 'CreateStmt')).map(tableOf))
}

/** Objects that earlier statements created. */
export interface Known {
  /** Tables of this migration. They are empty, and no other transaction sees them. */
  readonly created: Set<string>
  /** Tables that stay small, so a lock on them is short. */
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
