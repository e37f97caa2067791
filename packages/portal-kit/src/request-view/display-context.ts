import type { MasterData } from '@invea/domain'
import type { Translate } from '../i18n/index.ts'
import type { ReaderFormat } from './formats.ts'

/** What is needed to show stored values to one reader. */
export interface DisplayContext {
  /** Texts of every namespace, as `namespace:key`. */
  readonly t: Translate
  readonly reader: ReaderFormat
  /** Master data; undefined while loading, when ids have no names. */
  readonly lists?: MasterData | undefined
}

/** One row of a detail view. */
export interface DetailRow {
  readonly key: string
  readonly label: string
  readonly value?: string | undefined
}
