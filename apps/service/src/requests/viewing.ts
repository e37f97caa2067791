import type { Language } from '@invea/domain'
import type { AppContext } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'

export interface Viewing {
  readonly services: Pick<AppContext, 'encryption' | 'links' | 'env'>
  readonly snapshot: MasterSnapshot
  readonly language: Language
  /** Whose links are made. */
  readonly sessionId: number
  readonly now: Date
}
