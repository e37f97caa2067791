import { type Language, languageNames } from '@invea/locales'
import type { MouseEvent } from 'react'
import { usePortalConfig } from '../config/index.ts'
import { addressIn, publicAddress, rememberLanguage, useLanguage } from '../i18n/index.ts'
import { useAnyRouter, useAnyRouterState } from './any-router.ts'
import type { PortalContext } from './portal-route.ts'

/** A click that the browser means to answer itself: another tab, another window, a download. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** The page shown, in each language by its own name; changed in place where a script runs, by its address where not. */
export const useLanguageLinks = () => {
  const offered = usePortalConfig().languages
  const current = useLanguage()
  const router = useAnyRouter()
  const { pathname, searchStr, hash } = useAnyRouterState(({ location }) => location)
  const hrefOf = (language: Language) => publicAddress(addressIn(language, pathname)) + searchStr + (hash && `#${hash}`)
  const onSelect = (code: string, event: MouseEvent) => {
    const language = offered.find((known) => known === code)
    if (!language || isForBrowser(event)) return
    event.preventDefault()
    const { language: choice } = router.options.context as PortalContext
    choice.current = language
    rememberLanguage(language)
    router.history.replace(hrefOf(language), router.history.location.state)
  }
  return {
    current,
    onSelect,
    languages: offered.map((code) => ({ code, name: languageNames[code], href: hrefOf(code) })),
  }
}
