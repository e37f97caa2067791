import { earliestArrivalMinutes } from '@invea/domain'
import { Alert } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'

/** What follows the confirmation, and what it binds to (B §2 warning banner in the reader's own language, D29). */
export const WhatFollows = () => {
  const { t } = useTranslation('summary')
  return (
    <Alert tone="warning" title={t('banner')}>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        <li>{t('arrive', { minutes: earliestArrivalMinutes })}</li>
        <li>{t('forfeit')}</li>
      </ul>
    </Alert>
  )
}
