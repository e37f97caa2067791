import { type ClosedService, type ClosureCase, closuresFor, type OfficeClosure } from '@invea/domain/appointment'
import { Alert, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/queries.ts'
import { useDateWords } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'

/** Temporary closures (D26): all, or only those for the current choice. */
export const useClosures = (chosen: ClosureCase): readonly OfficeClosure[] => {
  const { data = [] } = useQuery(masterQueries.notices(usePortalApi()))
  return closuresFor(data, chosen)
}

/** Closures with their offices and reasons. Names the service only before one is chosen. Renders nothing without closures. */
export const Notices = (chosen: ClosureCase) => {
  const { t } = useTranslation(['booking', 'choice'])
  const language = useLanguage()
  const { dualDate } = useDateWords()
  const notices = useClosures(chosen)
  const isOfOffice = notices.some(({ officeId }) => officeId !== undefined)
  const cities = useQuery({ ...masterQueries.offices(usePortalApi()), enabled: isOfOffice })
  const nameOf = (id: number | undefined) =>
    cities.data?.flatMap(({ offices }) => offices).find((office) => office.id === id)?.name[language]
  const serviceOf = (service: ClosedService | undefined) => {
    if (!service || chosen.requestType) return undefined
    return service === 'urgent' ? t('choice:requestMode.urgent') : t(`choice:requestType.${service}`)
  }
  // A closure without its office would concern everyone.
  if (isOfOffice && cities.isLoading) return null
  if (notices.length === 0) return null
  return (
    <Stack gap={3}>
      {notices.map(({ id, officeId, service, from, until, notice }) => (
        <Alert
          key={id}
          tone="warning"
          title={[
            nameOf(officeId),
            serviceOf(service),
            from === until
              ? t('booking:closed.day', { day: dualDate(from) })
              : t('booking:closed.days', { from: dualDate(from), until: dualDate(until) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {notice[language]}
        </Alert>
      ))}
    </Stack>
  )
}

const withWords: Loadable<ClosureCase> = { load: async () => Notices, namespaces: ['booking', 'choice'] }

/** All notices, for a page that has loaded neither their texts nor the API client. */
export const AllNotices = () => (
  <ApiProvider fallback={null}>
    <LoadedComponent of={withWords} lines={2} />
  </ApiProvider>
)
