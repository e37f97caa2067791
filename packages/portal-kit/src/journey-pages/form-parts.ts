import type { RequestDraft } from '@invea/domain/drafts'
import type { PortalContext } from '../shell/portal-route.ts'
import { fetchStep } from './load-request.ts'
import type { RequestForm } from './request-definition.ts'

/** True when the visitor turned on the browser's data saver. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Chunks that screens import later. */
const laterParts: readonly (() => Promise<unknown>)[] = [
  () => import('../api/prove-human.ts'),
  () => import('@invea/ui/calendar'),
  () => import('../appointment/HoldCode.tsx'),
  () => import('../appointment/HoldBar.tsx'),
  () => import('../applicant/geez-spelling.ts'),
  () => import('../my-applications/HoldNotice.tsx'),
]

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/**
 * Prefetches all chunks of a form, so that none is missing when the connection breaks. Runs one at a time while the page is
 * idle. Returns a function that stops it. Does nothing with the data saver on.
 */
export const fetchAllParts = <Draft extends RequestDraft>(
  loadForm: () => Promise<RequestForm<Draft>>,
  context: PortalContext,
): (() => void) => {
  let isWanted = !savesData()
  const each = async (load: () => Promise<unknown>) => {
    if (!isWanted) return
    await whenIdle()
    // A failed fetch is repeated when its step is opened.
    await load().catch(() => undefined)
  }
  const fetchAll = async () => {
    const form = await loadForm().catch(() => undefined)
    if (!form) return
    for (const { id } of form.journey.steps) await each(() => fetchStep(form, id, context))
    await each(form.commands)
    for (const load of laterParts) await each(load)
  }
  if (isWanted) void fetchAll()
  return () => {
    isWanted = false
  }
}
