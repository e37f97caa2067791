import type { Language } from '@invea/locales'
import { historyAt, renderPage } from '@invea/portal-kit/prerender'
import { passportNavigation } from '@invea/portal-kit/shell'
import { createPortalRouter } from './router.ts'

/** A page of this portal as HTML, for the build. */
export const render = (path: string, language: Language) =>
  renderPage(createPortalRouter(language, historyAt(path, language)), passportNavigation)
