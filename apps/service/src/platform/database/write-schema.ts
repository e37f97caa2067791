// Writes schema.gen.ts: the tables, as the migrations create them, with the types of column-types.ts. `pnpm gen` runs it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { migrate } from './migrate.ts'
import { createPglite } from './pglite.ts'
import type { Database } from './schema.gen.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly hasDefault: boolean
  /** Definition of `check (name in (…))`. */
  readonly check: string | null
}

const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await createPglite({}) }) })
await migrate(db)
const { rows: columns } = await sql<Column>`
  select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable, a.atthasdef as "hasDefault",
    (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.conkey = array[a.attnum]
      and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as check
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
  order by c.relname, a.attnum`.execute(db)
await db.destroy()

const typed = new Set(
  [...readFileSync(join(import.meta.dirname, 'column-types.ts'), 'utf8').matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(
    ([, name = '']) => name,
  ),
)

const sqlTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: "ColumnTypes['date']",
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Date',
  varchar: 'string',
}

const used = new Set<string>()
const typeOf = ({ table, name, type, check }: Column): string => {
  const own = [`${table}.${name}`, name].find((key) => typed.has(key))
  if (own !== undefined) {
    used.add(own)
    return `ColumnTypes['${own}']`
  }
  const values = /ARRAY\[(.*)\]/.exec(check ?? '')?.[1]
  const found = values === undefined ? sqlTypes[type] : values.replaceAll('::text', '').replaceAll(', ', ' | ')
  if (found === undefined) throw new Error(`column-types.ts has no type for ${table}.${name}, a column of type ${type}`)
  return found
}

/** A jsonb column is read as a value, and written as the text of JSON. */
const lineOf = (column: Column): string => {
  const orNull = column.nullable ? ' | null' : ''
  const type = `${typeOf(column)}${orNull}`
  const written = `string${orNull}`
  const json = `ColumnType<${type}, ${written}${column.hasDefault ? ' | undefined' : ''}, ${written}>`
  const other = column.hasDefault ? `Generated<${type}>` : type
  return `    readonly ${column.name}: ${column.type === 'jsonb' ? json : other}`
}

const tables = Map.groupBy(columns, ({ table }) => table)
const text = [...tables].map(([table, own]) => `  readonly ${table}: {\n${own.map(lineOf).join('\n')}\n  }`).join('\n')
const unused = [...typed].filter((name) => !used.has(name) && !Object.hasOwn(sqlTypes, name))
if (unused.length > 0) throw new Error(`column-types.ts names columns that do not exist: ${unused.join(', ')}`)

writeFileSync(
  join(import.meta.dirname, 'schema.gen.ts'),
  `// Written by \`pnpm gen\` from the migrations and column-types.ts.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export interface Database {\n${text}\n}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
`,
)
