import { createContext } from 'react'

export interface ChoiceGroup {
  readonly name: string
  readonly type: 'radio' | 'checkbox'
  /** Chosen values; null leaves the choosing to the browser. */
  readonly chosen: readonly string[] | null
  readonly choose: (value: string, chosen: boolean) => void
  readonly invalid: boolean
}

export const ChoiceContext = createContext<ChoiceGroup | null>(null)
