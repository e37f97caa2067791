import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/master-queries.ts'
import { useCalendarChoice, useDateWords } from '../dates/index.ts'
import { useLanguage, useVoice } from '../i18n/index.ts'
import type { Reading } from './display-context.ts'
import type { ReaderFormat } from './formats.ts'

/** Language and calendar of the reader. */
export const useReader = (): ReaderFormat => {
  const language = useLanguage()
  const [calendar] = useCalendarChoice()
  const { ownTime } = useDateWords()
  return useMemo(() => ({ language, calendar, ownTime }), [language, calendar, ownTime])
}

/** Words, language and lists for showing stored requests; the screen's route names the words it needs. */
export const useReading = (): Reading => {
  const { t } = useVoice()
  const reader = useReader()
  const { data: lists } = useQuery(masterQueries.all(usePortalApi()))
  return useMemo(() => ({ t, reader, lists }), [t, reader, lists])
}
