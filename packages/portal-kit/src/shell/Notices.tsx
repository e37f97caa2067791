import { type ClosureCase, closuresFor } from '@invea/domain/appointment'
import { Alert, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/queries.ts'
import { useDateWords } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'

/** Temporary closures with their reasons (D26): all, or only those for the current choice. Renders nothing without closures. */
export const Notices = (chosen: ClosureCase) => {
  const { t } = useTranslation('booking')
  const language = useLanguage()
  const { dualDate } = useDateWords()
  const { data = [] } = useQuery(masterQueries.notices(usePortalApi()))
  const notices = closuresFor(data, chosen)
  if (notices.length === 0) return null
  return (
    <Stack gap={3}>
      {notices.map(({ id, from, until, notice }) => (
        <Alert
          key={id}
          tone="warning"
          title={
            from === until
              ? t('closed.day', { day: dualDate(from) })
              : t('closed.days', { from: dualDate(from), until: dualDate(until) })
          }
        >
          {notice[language]}
        </Alert>
      ))}
    </Stack>
  )
}

const withWords: Loadable<ClosureCase> = { load: async () => Notices, words: ['booking'] }

/** All notices, for a page that has loaded neither their texts nor the API client. */
export const AllNotices = () => (
  <ApiProvider fallback={null}>
    <LoadedComponent of={withWords} lines={2} />
  </ApiProvider>
)
