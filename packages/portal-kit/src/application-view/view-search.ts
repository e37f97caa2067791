import type { Application } from '@invea/domain'
import type { Action } from '@invea/domain/application'
import type { ReactNode } from 'react'
import type { Loadable } from '../i18n/LoadedComponent.tsx'

/** View of one request; the list when absent (B §2). */
export type RequestView = Action

const views = ['view', 'continue', 'pay', 'edit', 'reschedule', 'cancel'] as const satisfies readonly RequestView[]

const parts = ['personal-detail', 'address', 'family', 'travel-plan', 'origin-id-detail', 'attachments'] as const

/** Part of one applicant that a Change link opens. */
export type EditPart = (typeof parts)[number]

/** Search parameters of a view, so that reload, Back and a shared link open the same view. */
export interface RequestSearch {
  readonly request?: number | undefined
  readonly view?: RequestView | undefined
  /** Only for the edit: the part to change, and the applicant. */
  readonly part?: EditPart | undefined
  readonly person?: number | undefined
}

const idFrom = (given: unknown): number | undefined => {
  const id = Number(given)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Reads the search parameters and drops invalid ones. */
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

/** Key in `status` of the message about a finished action. */
export type DoneNotice = 'cancel.done'

export interface ViewProps {
  readonly application: Application
  readonly search?: RequestSearch | undefined
  /** On a masked card: the form for the second number (D19). */
  readonly giveBoth?: ReactNode
  /** Shows the list again with this message, after a finished action (B §4). */
  readonly onDone?: ((notice: DoneNotice) => void) | undefined
}

/** Screens by action. A missing one does not compile. */
export type ViewScreens = Readonly<Record<RequestView, Loadable<ViewProps>>>
