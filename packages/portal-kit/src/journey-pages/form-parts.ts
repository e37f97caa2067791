import type { RequestDraft } from '@invea/domain/drafts'
import type { Screen } from '../application-form/request-form.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { importWithRetry } from '../i18n/import-with-retry.ts'
import type { PortalContext } from '../shell/portal-route.ts'
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
  () => import('../applicant/GeezKeyboard.tsx'),
  () => import('../application-view/HeldUntil.tsx'),
]

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/** Fetches the screen of a step and its texts. Resolves to false when one of them could not be fetched. */
export const fetchStep = async <Draft extends RequestDraft>(
  { screens }: Pick<RequestForm<Draft>, 'screens'>,
  step: string,
  { i18n, language }: PortalContext,
): Promise<boolean> => {
  const screen: Screen | undefined = screens[step]
  if (!screen) return true
  try {
    await Promise.all([importWithRetry(screen.load), showLanguage(i18n, language.current, screen.words)])
    return true
  } catch {
    return false
  }
}

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
