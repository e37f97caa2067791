import { execFile } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { objectAccount, startObjectStore } from '@invea/tooling/object-store'
import { vi } from 'vitest'
import { addCleanup } from '../../src/testing/a-process.ts'

/** Documents of a service and their backup copy, as docs/how-to/back-up-and-restore.md describes it. */
export interface CopiedDocuments {
  readonly store: string
  /** Settings of the service; they change with a restore. */
  settings(): Readonly<Record<string, string>>
  copy(): Promise<void>
  destroy(): Promise<void>
  restore(): Promise<void>
}

/** Documents in `DATA_DIR/files`. A file never changes under its name, so only new files are copied. */
export const documentsInFolder = async (dataDir: string): Promise<CopiedDocuments> => {
  const [files, copied] = [join(dataDir, 'files'), join(dataDir, 'copy')]
  return {
    store: 'documents in a folder',
    settings: () => ({}),
    copy: async () => cpSync(files, copied, { recursive: true, force: false }),
    destroy: async () => rmSync(files, { recursive: true }),
    restore: async () => cpSync(copied, files, { recursive: true }),
  }
}

const run = promisify(execFile)
const conf = join(import.meta.dirname, '../../../../deploy/rclone.conf')
const bucket = 'documents'

/** Documents in a bucket. rclone copies them to a bucket of another server. */
export const documentsInBucket = async (): Promise<CopiedDocuments> => {
  for (const [name, value] of Object.entries(objectAccount)) vi.stubEnv(name, value)
  addCleanup(() => void vi.unstubAllEnvs())
  let documents = await startObjectStore(bucket)
  const copied = await startObjectStore(bucket)
  addCleanup(async () => {
    await documents.remove()
    await copied.remove()
  })
  const remote = (name: string, endpoint: string) => ({
    [`RCLONE_CONFIG_${name}_ENDPOINT`]: endpoint,
    [`RCLONE_CONFIG_${name}_ACCESS_KEY_ID`]: objectAccount.AWS_ACCESS_KEY_ID,
    [`RCLONE_CONFIG_${name}_SECRET_ACCESS_KEY`]: objectAccount.AWS_SECRET_ACCESS_KEY,
    // s3rver returns no second page for version 2 of the list call.
    [`RCLONE_CONFIG_${name}_LIST_VERSION`]: '1',
  })
  const rclone = async (...args: readonly string[]) => {
    const { PATH = '', HOME = '' } = process.env
    const env = { PATH, HOME, ...remote('DOCUMENTS', documents.url), ...remote('COPY', copied.url) }
    await run('rclone', [`--config=${conf}`, ...args], { env, maxBuffer: 64 * 1024 ** 2 })
  }
  return {
    store: 'documents in a bucket',
    settings: () => ({ FILES_BUCKET: bucket, FILES_ENDPOINT: documents.url }),
    copy: () => rclone('copy', '--ignore-existing', '--transfers=16', `documents:${bucket}`, `copy:${bucket}`),
    destroy: () => documents.remove(),
    restore: async () => {
      documents = await startObjectStore(bucket)
      await rclone('copy', '--ignore-existing', '--transfers=16', `copy:${bucket}`, `documents:${bucket}`)
    },
  }
}
