import type { Action } from '@invea/domain'

/** The part of a list or look-up that is on the screen: the list itself when absent (B §2 switches between them). */
export type RequestView = Action

const views = ['view', 'pay', 'edit', 'reschedule', 'cancel'] as const satisfies readonly RequestView[]

/** What the address says about the request on the screen, so that reload, Back and a sent link keep their place. */
export interface RequestSearch {
  readonly request?: number | undefined
  readonly view?: RequestView | undefined
}

/** Reads the address; what is not understood is left out. */
export const readRequestSearch = ({ request, view }: Readonly<Record<string, unknown>>): RequestSearch => {
  const requestId = Number(request)
  if (!Number.isSafeInteger(requestId) || requestId <= 0) return {}
  return { request: requestId, view: views.find((known) => known === view) }
}
