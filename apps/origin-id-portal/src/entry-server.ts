import type { Language } from '@invea/locales'
import type { PortalConfig } from '@invea/portal-kit/api/portal-config.ts'
import { historyAt, renderPage } from '@invea/portal-kit/shell/prerender.ts'
import { originIdNavigation } from '@invea/portal-kit/shell/site-map.tsx'
import { createPortalRouter } from './routes.tsx'

/** Renders a page of this portal as HTML, for prerendering. */
export const render = (path: string, language: Language, config: PortalConfig) =>
  renderPage(createPortalRouter(language, historyAt(path, language)), originIdNavigation, config)
