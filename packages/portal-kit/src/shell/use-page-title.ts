import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnyMatches } from './any-router.ts'
import { titleOf } from './portal-route.ts'

/** Keeps title and language of the document those of the page shown. */
export const usePageTitle = (portalName: string): void => {
  const title = useAnyMatches(titleOf)
  const { i18n } = useTranslation('shell')
  const key = title ?? 'shell:notFound.title'
  const words = i18n.t(key)
  // Lost words leave the portal's name alone.
  const page = i18n.exists(key) ? `${words} - ` : ''
  const language = i18n.language
  useEffect(() => {
    document.title = page + portalName
    document.documentElement.lang = language
  }, [page, portalName, language])
}
