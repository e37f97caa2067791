import type { Application } from '@invea/domain'
import type { Action } from '@invea/domain/application'
import type { ReactNode } from 'react'
import type { Loadable } from '../i18n/LoadedComponent.tsx'

/** The part of a list or look-up that is on the screen: the list itself when absent (B §2 switches between them). */
export type RequestView = Action

const views = ['view', 'continue', 'pay', 'edit', 'reschedule', 'cancel'] as const satisfies readonly RequestView[]

/** The part of one applicant that a Change link opens. */
export type EditPart = 'personal-detail' | 'address' | 'family' | 'travel-plan' | 'origin-id-detail' | 'attachments'

const parts = [
  'personal-detail',
  'address',
  'family',
  'travel-plan',
  'origin-id-detail',
  'attachments',
] as const satisfies readonly EditPart[]

/** Search parameters of the request on the screen, so that reload, Back and a sent link open the same view. */
export interface RequestSearch {
  readonly request?: number | undefined
  readonly view?: RequestView | undefined
  /** Of the edit: the one part to change, and whose. */
  readonly part?: EditPart | undefined
  readonly person?: number | undefined
}

const idFrom = (given: unknown): number | undefined => {
  const id = Number(given)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Reads the address; what is not understood is left out. */
export const readRequestSearch = ({
  request,
  view,
  part,
  person,
}: Readonly<Record<string, unknown>>): RequestSearch => {
  const requestId = idFrom(request)
  if (requestId === undefined) return {}
  const known = parts.find((one) => one === part)
  return {
    request: requestId,
    view: views.find((one) => one === view),
    ...(known && { part: known, person: idFrom(person) }),
  }
}

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
