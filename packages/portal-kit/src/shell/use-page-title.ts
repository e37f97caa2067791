import { useEffect } from 'react'
import { useI18n } from '../i18n/index.ts'
import { useAnyMatches } from './any-router.ts'
import { titleOf } from './portal-route.ts'

/** Keeps title and language of the document those of the page shown. */
export const usePageTitle = (portalName: string): void => {
  const title = useAnyMatches(titleOf)
  const { t, exists, language } = useI18n()
  const key = title ?? 'shell:notFound.title'
  const words = t(key)
  // Lost words leave the portal's name alone.
  const page = exists(key) ? `${words} - ` : ''
  useEffect(() => {
    document.title = page + portalName
    document.documentElement.lang = language
  }, [page, portalName, language])
}
