import type { Language, Namespace } from '@invea/locales'
import { type AnyRouter, createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createConfigSource } from '../api/config-source.ts'
import type { PortalConfig } from '../api/portal-config.ts'
import { addressIn, publicAddress } from '../i18n/address.ts'
import { isFormFirst, type PortalContext, titleOf } from './portal-route.ts'
import { portalElement } from './render-portal.tsx'
import type { PortalNavigation } from './site-map.tsx'

export interface RenderedPage {
  readonly language: Language
  readonly title: string
  readonly description: string | undefined
  readonly portalName: string
  readonly body: string
  /** Namespaces loaded for the page, which the app needs to replace it. */
  readonly namespaces: readonly Namespace[]
}

/** A history with one entry: the page's address in the language. */
export const historyAt = (path: string, language: Language): RouterHistory =>
  createMemoryHistory({ initialEntries: [publicAddress(language === 'en' ? path : addressIn(language, path))] })

/** Renders the router's page with the configuration `shipped`, as a browser would after its first screen has loaded. */
export const renderPage = async (
  router: AnyRouter,
  navigation: PortalNavigation,
  shipped: PortalConfig,
): Promise<RenderedPage> => {
  await router.load()
  const { i18n, language } = router.options.context as PortalContext
  const { matches } = router.state
  const { t } = i18n
  const title = titleOf(matches)
  if (!title) throw new Error(`${router.state.location.pathname}: a page rendered at build time needs a title`)
  const description = matches.flatMap(({ staticData }) => staticData.description ?? []).at(-1)
  const portalName = t(navigation.name)
  // Only a form waits for the configuration. Other pages are rendered as before config.json has loaded.
  const formFirst = isFormFirst(matches)
  const config = createConfigSource(formFirst ? async () => ({}) : () => new Promise(() => {}), shipped)
  if (formFirst) await config.load()
  // The first render starts lazy imports, the second one contains their content.
  renderToString(portalElement(router, config))
  await new Promise((resolve) => setTimeout(resolve))
  return {
    language: language.current,
    title: `${t(title)} - ${portalName}`,
    description: description && t(description),
    portalName,
    body: renderToString(portalElement(router, config)),
    namespaces: Object.keys(i18n.getDataByLanguage(language.current) ?? {}) as Namespace[],
  }
}
