import { Alert } from '@invea/ui'
import type { Portal } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { pagePaths } from '../shell/navigation.ts'

export interface ElsewhereProps {
  readonly count: number
  /** The portal that is shown. */
  readonly portal: Portal
}

/** How many of the reader's requests are in the other portal, and the way there where the operator has named it. */
export const Elsewhere = ({ count, portal }: ElsewhereProps) => {
  const { t } = useTranslation(['status', 'shell'])
  const language = useLanguage()
  const { otherPortalUrl } = usePortalConfig()
  if (count <= 0) return null
  const list = `${otherPortalUrl.replace(/\/$/, '')}${language === 'en' ? '' : `/${language}`}${pagePaths.myApplications}`
  return (
    <Alert tone="info">
      <p>{t('status:list.elsewhere', { count })}</p>
      {otherPortalUrl && (
        <p className="mt-2">
          <a href={list} rel="noopener">
            {t(portal === 'passport' ? 'shell:link.originIdPortal' : 'shell:link.passportPortal')}
          </a>
        </p>
      )}
    </Alert>
  )
}
