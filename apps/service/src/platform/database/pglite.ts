import { PGlite } from '@electric-sql/pglite'

/** Types with different defaults in the two drivers: int8 is a number (ids have 53 bits), date is text. */
export const oid = { bytea: 17, int8: 20, date: 1082 } as const

/** Opens the embedded engine in a folder or in memory. `template`: a dump of a database to start from. */
export const createPglite = ({
  folder,
  template,
}: {
  readonly folder?: string
  readonly template?: Blob | undefined
}) =>
  PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    parsers: {
      [oid.int8]: Number,
      [oid.date]: (text) => text,
      [oid.bytea]: (text) => Buffer.from(text.slice(2), 'hex'),
    },
  })
