import type { Application } from '@invea/domain'
import type { ReactNode } from 'react'
import type { Loadable } from '../lazy/LoadedComponent.tsx'
import type { RequestSearch, RequestView } from './view-search.ts'

/** The sentence about a finished action, by its key in the words of `status`. */
export type DoneNotice = 'cancel.done'

export interface ViewProps {
  readonly application: Application
  /** What the address names beside the view. */
  readonly search?: RequestSearch | undefined
  /** On a masked card: the way to giving the second number (D19). */
  readonly giveBoth?: ReactNode
  /** The action is done and the list is shown again, with the sentence of this key above it (B §4). */
  readonly onDone?: ((notice: DoneNotice) => void) | undefined
}

/** A portal's screens by action; one that is forgotten does not compile. */
export type ViewScreens = Readonly<Record<RequestView, Loadable<ViewProps>>>
