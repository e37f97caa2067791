import type { Namespace } from '@invea/locales'
import type { ComponentType } from 'react'

/** Who draws Back and Next: the frame, or a screen whose own buttons are the answer. */
export type ScreenActions = 'next' | 'submit' | 'own'

/** A step's screen: a chunk of its own, and the words it shows, both fetched before it is drawn. */
export interface Screen {
  readonly load: () => Promise<ComponentType>
  readonly words: readonly Namespace[]
  /** `next` when absent. `submit` names the button for what it does (A §2). */
  readonly actions?: ScreenActions
}

/** Words of the frame around every screen; no step before the second sends a request or shows the label of a field. */
export const frameWords = ['request'] as const satisfies readonly Namespace[]
