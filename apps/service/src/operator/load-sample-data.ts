import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services, Trx } from '../services.ts'
import { applicantLists, attachments, nationalities, occupations, paymentOptions } from './load-lists.ts'
import { places } from './load-places.ts'
import { slotTemplates } from './load-schedule.ts'
import { type Loaded, type Loader, load } from './loading.ts'

const folder = join(import.meta.dirname, '../../sample-data')

/** Each file of sample data beside the loader an operator would use for it; places first, others point to them. */
const files: readonly (readonly [file: string, load: (trx: Trx, content: unknown) => Promise<Loaded>])[] = (
  [
    ['places.json', places],
    ['nationalities.json', nationalities],
    ['occupations.json', occupations],
    ['applicant-lists.json', applicantLists],
    ['attachments.json', attachments],
    ['slots.json', slotTemplates],
    ['payment-options.json', paymentOptions],
  ] as readonly (readonly [string, Loader<unknown>])[]
).map(([file, loader]) => [file, (trx: Trx, content: unknown) => load(trx, loader, content)] as const)

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))

/** Fills an empty database so that the service can be tried out; one that has an office is left alone. */
export const loadSampleData = async ({ db, transact }: Pick<Services, 'db' | 'transact'>): Promise<boolean> => {
  if (await db.selectFrom('office').select('id').limit(1).executeTakeFirst()) return false
  const contents = await Promise.all(files.map(async ([file]) => read(file)))
  await transact(async (trx) => {
    for (const [at, [file, write]] of files.entries()) {
      const loaded = await write(trx, contents[at])
      if (!loaded.ok) throw new Error(`${file}: ${loaded.faults.join('; ')}`)
    }
  })
  return true
}
