import { languageNames } from '@invea/locales'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePortalConfig } from '../config/index.ts'
import { addressIn, rememberLanguage, useLanguage } from '../i18n/index.ts'
import { useAnyRouter, useAnyRouterState } from './any-router.ts'
import type { PortalContext } from './portal-route.ts'

/** A click that the browser means to answer itself: another tab, another window, a download. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** The page shown, in each language by its own name. Plain links: they work before and without any script. */
export const LanguageSwitch = () => {
  const { t } = useTranslation('shell')
  const { languages } = usePortalConfig()
  const shown = useLanguage()
  const router = useAnyRouter()
  const { language: choice } = router.options.context as PortalContext
  const here = useAnyRouterState(({ location }) => location)
  return (
    <nav aria-label={t('language')}>
      <ul className="flex flex-wrap justify-between sm:justify-end">
        {languages.map((language) => {
          const address = addressIn(language, here.pathname) + here.searchStr + (here.hash && `#${here.hash}`)
          return (
            <li key={language}>
              <a
                className="language"
                href={address}
                hrefLang={language}
                lang={language}
                aria-current={language === shown ? 'true' : undefined}
                onClick={(event) => {
                  if (isForBrowser(event)) return
                  event.preventDefault()
                  choice.current = language
                  rememberLanguage(language)
                  router.history.replace(address)
                }}
              >
                {languageNames[language]}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
