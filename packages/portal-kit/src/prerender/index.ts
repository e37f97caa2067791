import type { Language, Namespace } from '@invea/locales'
import { type AnyRouter, createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createConfigSource } from '../config/index.ts'
import { addressIn, publicAddress } from '../i18n/index.ts'
import type { PortalNavigation } from '../shell/navigation.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import { isFormFirst, titleOf, wordsOf } from '../shell/portal-route.ts'
import { portalElement } from '../shell/render-portal.tsx'

export interface RenderedPage {
  readonly language: Language
  readonly title: string
  readonly description: string | undefined
  readonly portalName: string
  readonly body: string
  /** The routes it is made of, and the words they show: what the app needs to take the page over. */
  readonly routes: readonly string[]
  readonly words: readonly Namespace[]
}

/** A history that stands at the page, under the address the language has there. */
export const historyAt = (path: string, language: Language): RouterHistory =>
  createMemoryHistory({ initialEntries: [publicAddress(language === 'en' ? path : addressIn(language, path))] })

/** Draws the page the router stands at, as a browser would after its first screen has loaded. */
export const renderPage = async (router: AnyRouter, navigation: PortalNavigation): Promise<RenderedPage> => {
  await router.load()
  const { translator, language } = router.options.context as PortalContext
  const { matches } = router.state
  const { t } = translator.i18n()
  const title = titleOf(matches)
  if (!title) throw new Error(`${router.state.location.pathname}: a page rendered at build time needs a title`)
  const description = matches.findLast(({ staticData }) => staticData.description)?.staticData.description
  const portalName = t(navigation.name)
  // The shipped configuration is the default; a page that does not need it to be read shows that its form is on its way.
  const formFirst = isFormFirst(matches)
  const config = createConfigSource(formFirst ? async () => ({}) : () => new Promise(() => {}))
  if (formFirst) await config.load()
  // What a part of the page waits for (a chunk) is there at the second drawing.
  renderToString(portalElement(router, config))
  await new Promise((resolve) => setTimeout(resolve))
  return {
    language: language.current,
    title: `${t(title)} - ${portalName}`,
    description: description && t(description),
    portalName,
    body: renderToString(portalElement(router, config)),
    routes: matches.map(({ routeId }) => routeId as string),
    words: wordsOf(matches),
  }
}
