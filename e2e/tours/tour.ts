import type { Page } from '@playwright/test'
import type { Outbox } from '../pages/outbox.ts'
import type { WordsOf } from '../words.ts'

/** A tour of many screens, filled in in English; `look` is called on each. */
export interface Tour {
  readonly page: Page
  readonly t: WordsOf
  readonly outbox: Outbox
  readonly originIdUrl: string
  readonly look: (name: string) => Promise<void>
  /** Pays an order by its code. */
  readonly paysAtTheBank: (code: string) => Promise<void>
}
