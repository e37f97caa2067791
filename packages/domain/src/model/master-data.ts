import type { Region } from './office.ts'
import type { Words } from './scalars.ts'

/** An entry of a master data list: the id travels, the name is shown. */
export interface Coded {
  readonly id: number
  readonly name: Words
}

/** A §3; `code` is ISO 3166-1 alpha-2. */
export interface Nationality extends Coded {
  readonly code: string
}

/** The lists the portals keep for 24 hours (B §9). */
export interface MasterData {
  readonly nationalities: readonly Nationality[]
  readonly occupations: readonly Coded[]
  readonly familyTypes: readonly Coded[]
  /** A §5: 32 or 64 pages. */
  readonly passportPages: readonly { readonly id: number; readonly pages: number }[]
  readonly regions: readonly Region[]
}
