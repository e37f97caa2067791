import type { Language } from '@invea/locales'
import { type AnyRouter, createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { addressIn } from '../i18n/index.ts'
import type { PortalLook } from '../shell/portal-look.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import { titleOf } from '../shell/portal-route.ts'
import { portalElement } from '../shell/render-portal.tsx'

export interface RenderedPage {
  readonly language: Language
  readonly title: string
  readonly description: string | undefined
  readonly portalName: string
  readonly body: string
}

/** A history that stands at the page, under the address the language has there. */
export const historyAt = (path: string, language: Language): RouterHistory =>
  createMemoryHistory({ initialEntries: [language === 'en' ? path : addressIn(language, path)] })

/** Draws the page the router stands at, as a browser would after its first screen has loaded. */
export const renderPage = async (router: AnyRouter, look: PortalLook): Promise<RenderedPage> => {
  await router.load()
  const { translator, language } = router.options.context as PortalContext
  const title = titleOf(router.state.matches)
  if (!title) throw new Error(`${router.state.location.pathname}: a page rendered at build time needs a title`)
  const description = router.state.matches.findLast(({ staticData }) => staticData.description)?.staticData.description
  const portalName = translator.t(look.name)
  return {
    language: language.current,
    title: `${translator.t(title)} - ${portalName}`,
    description: description && translator.t(description),
    portalName,
    body: renderToString(portalElement(router)),
  }
}
