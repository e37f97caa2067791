import type { MasterData } from '@invea/domain'
import type { Translate } from '../i18n/index.ts'
import type { ReaderFormat } from './formats.ts'

/** What turns stored values into words for one reader. */
export interface Reading {
  /** Words of every namespace, named `namespace:key`. */
  readonly t: Translate
  readonly reader: ReaderFormat
  /** The lists behind ids; while they are on their way, ids stay unnamed. */
  readonly lists?: MasterData | undefined
}

/** One line of a detail: the label, and the value where there is one. */
export interface DetailRow {
  readonly key: string
  readonly label: string
  readonly value?: string | undefined
}
