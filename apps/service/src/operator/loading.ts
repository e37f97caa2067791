import type { Words } from '@invea/domain'
import * as z from 'zod/mini'
import type { Trx } from '../services.ts'

const sentence = z.string().check(z.minLength(1), z.maxLength(300))
/** A text in all four languages: master data without one of them is refused. */
export const FourLanguages: z.ZodMiniType<Words> = z.object({
  en: sentence,
  am: sentence,
  om: sentence,
  ti: sentence,
})
export const Id = z.int().check(z.positive(), z.maximum(2_000_000_000))

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
