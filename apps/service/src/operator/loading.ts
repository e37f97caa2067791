import type { Words } from '@invea/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Trx } from '../services.ts'
import type { Row } from '../store/schema.ts'

const sentence = z.string().check(z.minLength(1), z.maxLength(300))
/** A text in all four languages: master data without one of them is refused. */
export const FourLanguages: z.ZodMiniType<Words> = z.object({
  en: sentence,
  am: sentence,
  om: sentence,
  ti: sentence,
})
export const Id = z.int().check(z.positive(), z.maximum(2_000_000_000))

type MasterTable =
  | 'region'
  | 'city'
  | 'office'
  | 'restriction'
  | 'delivery_site'
  | 'nationality'
  | 'occupation'
  | 'family_type'
  | 'passport_page'
  | 'attachment_type'
  | 'required_attachment'
  | 'payment_option'
  | 'holiday'
  | 'slot_template'
type Plain<T extends MasterTable> = { readonly [Column in keyof Row<T>]: Row<T>[Column] }

/** Brings rows up to date by their key, all by one statement: what is there is changed, what is missing is added. */
export const upsert = async <T extends MasterTable>(
  trx: Trx,
  table: T,
  key: readonly (keyof Plain<T> & string)[],
  rows: readonly Plain<T>[],
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const changed = names.filter((name) => !key.some((part) => part === name))
  const changes = sql.join(changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.join(key.map((part) => sql.ref(part)))}) do update set ${changes}`.execute(trx)
}

/** What a load did, or each thing that is wrong with the file, by its place in it. */
export type Loaded =
  | { readonly ok: true; readonly rows: Readonly<Record<string, number>> }
  | { readonly ok: false; readonly faults: readonly string[] }

/** One kind of operator file: what it must look like, and how it becomes rows. */
export interface Loader<Content> {
  readonly schema: z.ZodMiniType<Content>
  write(trx: Trx, content: Content): Promise<Readonly<Record<string, number>>>
}

/** Checks the whole file before the first row is written, so that a bad file changes nothing. */
export const load = async <Content>(trx: Trx, loader: Loader<Content>, content: unknown): Promise<Loaded> => {
  const parsed = loader.schema.safeParse(content)
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`),
    }
  }
  return { ok: true, rows: await loader.write(trx, parsed.data) }
}
