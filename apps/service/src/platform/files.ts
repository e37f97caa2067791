import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import { addTime, type Clock } from './clock.ts'
import type { Reader, Transactions, Trx } from './database/transaction.ts'
import type { Encryption } from './encryption/encryption.ts'
import { freeMemory } from './free-memory.ts'

/** An S3-compatible store; credentials come from the usual AWS variables. */
interface Bucket {
  readonly bucket: string
  readonly region: string
  /** For stores other than Amazon's. */
  readonly endpoint?: string | undefined
}

type FileLocation = { readonly folder: string } | Bucket

const driverFor = (location: FileLocation) =>
  'folder' in location
    ? new FSDriver({ location: join(location.folder, 'files'), visibility: 'private' })
    : new S3Driver({
        bucket: location.bucket,
        region: location.region,
        visibility: 'private',
        supportsACL: false,
        // A store that accepts a connection and then says nothing. The client tries three times.
        requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
        ...(location.endpoint && { endpoint: location.endpoint, forcePathStyle: true }),
      })

/** A folder of two letters before the name keeps folders small. The name is random. */
const newName = () => {
  const name = randomBytes(24).toString('hex')
  return `${name.slice(0, 2)}/${name}`
}
const contextOf = (name: string) => `file/${name}`

const isMissing = (error: unknown): boolean => {
  const { cause } = error as { readonly cause?: { readonly code?: string; readonly name?: string } }
  return cause?.code === 'ENOENT' || cause?.name === 'NoSuchKey'
}

/** The disk has no space for a file. The file store wraps the error of the system. */
export const isDiskFull = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } }
  return code === 'ENOSPC' || cause?.code === 'ENOSPC'
}

export const createFileStore = (location: FileLocation, encryption: Encryption) => {
  const disk = new Disk(driverFor(location))
  // One call instead of two, because in a bucket an existence check costs as much as the document.
  const read = async (name: string): Promise<Uint8Array | undefined> => {
    try {
      return await disk.getBytes(name)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }
  return {
    /** Stores the bytes under a new random name and returns that name. For a document, use `putFile`. */
    put: async (bytes: Uint8Array, name = newName()) => {
      const encrypted = encryption.encrypt(bytes, contextOf(name))
      await disk.put(name, encrypted)
      freeMemory(encrypted)
      return name
    },
    /** Returns the bytes, or undefined if the file is gone. Throws if the file was changed. */
    find: async (name: string) => {
      const bytes = await read(name)
      return bytes && encryption.decrypt(bytes, contextOf(name))
    },
    remove: (name: string) => disk.delete(name),
    /** The number of the key that encrypted a file, or undefined if the file is gone. */
    keyOf: async (name: string) => (await read(name))?.[0],
  }
}

/** Store of uploaded documents. All files are encrypted before they are stored. */
export type FileStore = ReturnType<typeof createFileStore>

/** Longer than a call needs from the first byte of a file to the commit of its document. */
const timeToKeep = { hours: 1 }

/** Removes files from the store once they are due. In a transaction that forgets their documents: after its commit. */
export const removeFiles = async (db: Reader, names: readonly string[], due: Date): Promise<void> => {
  if (names.length === 0) return
  const rows = names.map((name) => ({ storage_key: name, due_at: due }))
  await db
    .insertInto('file_to_remove')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stores a file that no document uses yet. It is removed after an hour, unless a transaction keeps it. */
export const putFile = async (
  { db, files, clock }: Pick<Transactions, 'db'> & { readonly files: FileStore; readonly clock: Clock },
  bytes: Uint8Array,
): Promise<string> => {
  const name = newName()
  await removeFiles(db, [name], addTime(clock.now(), timeToKeep))
  return files.put(bytes, name)
}

/** Keeps files of `putFile`, in the transaction that stores their documents. */
export const markFilesUsed = async (trx: Trx, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  const { numDeletedRows } = await trx
    .deleteFrom('file_to_remove')
    .where('storage_key', 'in', names)
    .executeTakeFirstOrThrow()
  if (numDeletedRows < names.length) throw new Error('a file was removed before its document was stored')
}

/** Removes at once those files of `putFile` that no transaction keeps. */
export const removeUnusedFiles = async (db: Reader, names: readonly string[], now: Date): Promise<void> => {
  if (names.length > 0)
    await db.updateTable('file_to_remove').set({ due_at: now }).where('storage_key', 'in', names).execute()
}
