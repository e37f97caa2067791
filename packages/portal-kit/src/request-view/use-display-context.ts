import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/master-queries.ts'
import { useCalendarChoice, useDateWords } from '../dates/index.ts'
import { useI18n, useLanguage } from '../i18n/index.ts'
import type { DisplayContext } from './display-context.ts'
import type { ReaderFormat } from './formats.ts'

/** Returns the reader's language and calendar. */
export const useReader = (): ReaderFormat => {
  const language = useLanguage()
  const [calendar] = useCalendarChoice()
  const { localTime } = useDateWords()
  return useMemo(() => ({ language, calendar, localTime }), [language, calendar, localTime])
}

/** Returns texts, formats and master data for showing stored requests; the screen's route loads the namespaces. */
export const useDisplayContext = (): DisplayContext => {
  const { t } = useI18n()
  const reader = useReader()
  const { data: lists } = useQuery(masterQueries.all(usePortalApi()))
  return useMemo(() => ({ t, reader, lists }), [t, reader, lists])
}
