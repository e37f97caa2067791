import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Encryption } from './encryption/encryption.ts'

/** Where uploaded documents rest. What is stored is sealed: neither a disk nor a bucket ever holds a readable one. */
export interface FileStore {
  /** Stores the bytes under a new random name and returns that name. */
  put(bytes: Uint8Array): Promise<string>
  /** The bytes, or undefined when they are gone. Throws when they were tampered with. */
  find(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
  /** The number of the key that sealed a file; undefined when it is gone. */
  keyOf(name: string): Promise<number | undefined>
}

/** An S3-compatible store; credentials come from the usual AWS variables. */
interface Bucket {
  readonly bucket: string
  readonly region: string
  /** For stores other than Amazon's. */
  readonly endpoint?: string | undefined
}

export type FileLocation = { readonly folder: string } | Bucket

const driverFor = (location: FileLocation) =>
  'folder' in location
    ? new FSDriver({ location: join(location.folder, 'files'), visibility: 'private' })
    : new S3Driver({
        bucket: location.bucket,
        region: location.region,
        visibility: 'private',
        supportsACL: false,
        ...(location.endpoint && { endpoint: location.endpoint, forcePathStyle: true }),
      })

/** Two letters of folder before the name keep folders small; the name tells nothing about the document. */
const newName = () => {
  const name = randomBytes(24).toString('hex')
  return `${name.slice(0, 2)}/${name}`
}
const contextOf = (name: string) => `file/${name}`

export const createFileStore = (location: FileLocation, encryption: Encryption): FileStore => {
  const disk = new Disk(driverFor(location))
  return {
    put: async (bytes) => {
      const name = newName()
      await disk.put(name, encryption.encrypt(bytes, contextOf(name)))
      return name
    },
    find: async (name) => {
      if (!(await disk.exists(name))) return undefined
      return encryption.decrypt(await disk.getBytes(name), contextOf(name))
    },
    remove: (name) => disk.delete(name),
    keyOf: async (name) => ((await disk.exists(name)) ? (await disk.getBytes(name))[0] : undefined),
  }
}
