import type { RequestDraft } from '@invea/domain'
import type { PortalContext } from '../shell/index.ts'
import { fetchStep } from './load-request.ts'
import type { RequestForm } from './request-definition.ts'

/** The part of a browser that tells whether its user pays for every byte. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Parts that a screen draws later than itself. */
const laterParts: readonly (() => Promise<unknown>)[] = [
  () => import('../captcha/prove-human.ts'),
  () => import('@invea/ui/calendar'),
  () => import('../booking/HoldCode.tsx'),
  () => import('../booking/HoldBar.tsx'),
  () => import('../applicant/geez-spelling.ts'),
  () => import('./HoldNotice.tsx'),
]

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/**
 * Fetches all parts of a form, so that none is missing when the connection breaks: one after another and only while the page
 * is idle, so that nothing the applicant waits for comes later. Returns how to stop. Does nothing for visitors who save data.
 */
export const fetchAllParts = <Draft extends RequestDraft>(
  loadForm: () => Promise<RequestForm<Draft>>,
  context: PortalContext,
): (() => void) => {
  let isWanted = !savesData()
  const each = async (load: () => Promise<unknown>) => {
    if (!isWanted) return
    await whenIdle()
    // What cannot be fetched now is fetched when its step is opened.
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
