import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query'
import { contractRule, findNodes, type Site, unqualifiedName } from './sql-tree.ts'

/** Functions with one value in the whole statement. PostgreSQL stores such a default once for all rows. */
const stable = new Set(['now', 'statement_timestamp', 'transaction_timestamp'])
const isVolatile = (expression: Node | undefined): boolean =>
  findNodes(expression, 'FuncCall').some(({ funcname }) => !stable.has(unqualifiedName(funcname)))

/** Why a constraint of a new column would read or lock the existing rows, if it would. */
const faultOfColumnPart = (part: Constraint, parts: readonly Constraint[]): string | undefined => {
  const hasDefault = parts.some(({ contype }) => contype === 'CONSTR_DEFAULT')
  switch (part.contype) {
    case 'CONSTR_NULL':
      return undefined
    case 'CONSTR_DEFAULT':
      return isVolatile(part.raw_expr) ? 'a default that differs by row writes the table again' : undefined
    case 'CONSTR_NOTNULL':
      return hasDefault ? undefined : 'a column that is not null needs a default'
    default:
      return 'a new column is only null or has a constant default; add its constraint as NOT VALID, its index with CONCURRENTLY'
  }
}

const serial = /serial/
const faultsOfColumn = (column: ColumnDef): readonly string[] => {
  const parts = (column.constraints ?? []).flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
  return [
    ...(serial.test(unqualifiedName(column.typeName?.names)) ? ['a serial column writes the table again'] : []),
    ...parts.flatMap((part) => faultOfColumnPart(part, parts) ?? []),
  ]
}

const columnOfNotNullCheck = ({ raw_expr: test }: Constraint): string | undefined => {
  if (!test || !('NullTest' in test) || test.NullTest.nulltesttype !== 'IS_NOT_NULL') return undefined
  const { arg } = test.NullTest
  return arg && 'ColumnRef' in arg ? unqualifiedName(arg.ColumnRef.fields) : undefined
}

const faultsOfConstraint = (table: string, constraint: Constraint, { migration, known }: Site): readonly string[] => {
  if (constraint.indexname) return []
  if (!constraint.skip_validation)
    return ['a constraint reads the whole table under its lock: add it as NOT VALID, or USING INDEX']
  const key = `${table}.${constraint.conname}`
  known.unproven.set(key, migration)
  const column = columnOfNotNullCheck(constraint)
  if (column) known.notNullChecks.set(key, { column, by: migration })
  return []
}

const faultsOfValidation = (key: string, { migration, known }: Site): readonly string[] => {
  if (known.unproven.get(key) === migration)
    return ['validate in a later migration: here the lock of ADD CONSTRAINT is held while the table is read']
  const check = known.notNullChecks.get(key)
  if (check) known.provenNotNull.add(`${key.split('.')[0]}.${check.column}`)
  return []
}

const fastCommands: ReadonlySet<string | undefined> = new Set([
  'AT_ColumnDefault',
  'AT_DropNotNull',
  'AT_DropConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_EnableTrig',
  'AT_DisableTrig',
])

/** Reports what one command of `alter table` would do to a full table. */
export const faultsOfCommand = (table: string, command: AlterTableCmd, site: Site): readonly string[] => {
  const { subtype, name, def } = command
  if (fastCommands.has(subtype)) return []
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? faultsOfColumn(def.ColumnDef) : ['ADD COLUMN is not understood']
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? faultsOfConstraint(table, def.Constraint, site) : ['not understood']
    case 'AT_ValidateConstraint':
      return faultsOfValidation(`${table}.${name}`, site)
    case 'AT_SetNotNull':
      return site.known.provenNotNull.has(`${table}.${name}`)
        ? []
        : ['SET NOT NULL reads the whole table: first add CHECK (… IS NOT NULL) NOT VALID, and validate it']
    case 'AT_DropColumn':
      return site.change.unusedSince ? [] : [contractRule]
    default:
      return [`${subtype} is not known to be quick on a large table`]
  }
}
