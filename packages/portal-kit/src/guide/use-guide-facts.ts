import { type GuideFacts, todayInAddis } from '@invea/domain'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/master-queries.ts'
import { failureOf } from '../api/queries.ts'
import { serviceClock } from '../api/service-clock.ts'
import { useOffices } from '../api/use-offices.ts'

/** What the guide reads of the main office. */
export const useGuideFacts = () => {
  const offices = useOffices()
  const restrictions = useQuery(masterQueries.restrictions(usePortalApi()))
  if (offices.state === 'failed') return { error: offices.error, retry: offices.retry }
  if (restrictions.isError) return { error: failureOf(restrictions.error), retry: () => void restrictions.refetch() }
  if (offices.state === 'loading' || !restrictions.data) return {}
  const [main] = offices.offices
  const restriction = restrictions.data.find(({ officeId }) => officeId === main?.id)
  if (!main || !restriction) return {}
  const facts: GuideFacts = {
    today: main.today ?? todayInAddis(serviceClock.now()),
    restriction,
    processingDays: main.processingDays,
  }
  return { facts }
}
