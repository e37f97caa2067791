import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnyMatches } from './any-router.ts'
import { titleOf } from './portal-route.ts'

/** Keeps title and language of the document those of the page shown. */
export const usePageTitle = (portalName: string): void => {
  const title = useAnyMatches(titleOf)
  const { i18n } = useTranslation('shell')
  const page = i18n.t(title ?? 'shell:notFound.title')
  const language = i18n.language
  useEffect(() => {
    document.title = `${page} - ${portalName}`
    document.documentElement.lang = language
  }, [page, portalName, language])
}
