import { useEffect } from 'react'
import { addressIn, insideBase, publicAddress, readLanguageAddress } from '../i18n/index.ts'
import { useAnyRouter } from './any-router.ts'
import type { PortalContext } from './portal-route.ts'

/**
 * Puts the address right where it names another language than the one shown: the browser's Back leads to addresses of
 * before a change of language, and the language is the visitor's last choice, not the address's.
 */
export const useRightAddress = (): void => {
  const router = useAnyRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        const { language } = router.options.context as PortalContext
        const { search, hash, state, ...page } = router.history.location
        const pathname = insideBase(page.pathname)
        const named = readLanguageAddress(pathname).language ?? 'en'
        if (named !== language.current)
          router.history.replace(publicAddress(addressIn(language.current, pathname)) + search + hash, state)
      }),
    [router],
  )
}
