import type { Language } from '@invea/locales'
import { basePath, createTranslator } from '../i18n/index.ts'
import { FailedPage } from './FailedPage.tsx'
import { languageRewrite } from './language-rewrite.ts'
import { NotFound } from './NotFound.tsx'
import type { PortalContext } from './portal-route.ts'

/** What both portals give their router: the language in the address, letter case ignored (D18), our own screens for trouble. */
export const portalRouterOptions = (start: Language) => {
  const language = { current: start }
  const context: PortalContext = { translator: createTranslator(), language }
  return {
    context,
    basepath: basePath,
    rewrite: languageRewrite(language),
    caseSensitive: false,
    // Rendered at build time it would write a script into the page, which the policy forbids.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    // A screen is drawn when what it asked for is there, also when it is shown again: words, drafts, steps.
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFound,
  } as const
}
