import type { ReactNode } from 'react'

/** One stretch of time that can be chosen. */
export interface Slot {
  readonly id: string
  /** The time as words, "8:30 – 9:00". */
  readonly label: ReactNode
  /** A second line, such as the other clock or the places left. */
  readonly detail?: ReactNode
  readonly disabled?: boolean
}
