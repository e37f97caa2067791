import type { Resources } from '@invea/locales'
import { useCallback } from 'react'
import { useTranslation } from '../i18n/index.ts'

type AccountField = keyof Resources['account']['field']

/** The labels of account forms, the same at the field and in its message. */
export const useAccountLabels = (): ((field: string) => string) => {
  const { t } = useTranslation('account')
  return useCallback((field: string) => t(`field.${field as AccountField}`), [t])
}
