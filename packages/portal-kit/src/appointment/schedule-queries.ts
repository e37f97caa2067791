import type { PortalApi } from '@invea/api'
import { addDays, appointmentWindow, type IsoDate, type UrgentDays } from '@invea/domain'
import { hasAppointment } from '@invea/domain/application'
import type { RequestMode } from '@invea/domain/services'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { isWaiting } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries, serviceQuery } from '../api/queries.ts'
import { useFromWizard } from '../application-form/use-wizard.ts'

type EstimateQuery = Parameters<PortalApi['schedule']['deliveryEstimate']>[0]
type EarliestQuery = Parameters<PortalApi['schedule']['earliest']>[0]

type DaysQuery = Parameters<PortalApi['schedule']['availability']>[0] & {
  /** Searches days with urgent quota instead of days with free slots. */
  readonly isUrgent?: boolean
  readonly urgentDays?: UrgentDays | undefined
}

/** Search for the free days of an office in its booking window. */
export type FreeDaysSearch = Omit<DaysQuery, 'from' | 'to'>

/** Milliseconds. Free slots change often, so a screen fetches older ones again. */
const availabilityStaysFor = 20_000

/** Maximum number of days by which closures move the window of a type without an appointment. */
const closureDays = 30

export const scheduleQueries = {
  days: (api: PortalApi, query: DaysQuery) => {
    const { isUrgent, urgentDays, ...search } = query
    const call = () =>
      isUrgent ? api.schedule.urgentAvailability({ ...search, urgentDays }) : api.schedule.availability(search)
    return serviceQuery(['schedule', 'days', query], call, availabilityStaysFor)
  },
  estimate: (api: PortalApi, query: EstimateQuery) =>
    serviceQuery(['schedule', 'estimate', query], () => api.schedule.deliveryEstimate(query), availabilityStaysFor),
  /** The first free day of every office, without a session. */
  earliest: (api: PortalApi, query: EarliestQuery) =>
    serviceQuery(['schedule', 'earliest', query], () => api.schedule.earliest(query), availabilityStaysFor),
  /** Keyed by the appointments of the hold in the draft, so that a response about an earlier hold is not used for it. */
  currentHold: (api: PortalApi, appointmentIds: readonly number[]) =>
    serviceQuery(['schedule', 'hold', appointmentIds], () => api.schedule.currentHold()),
}

export const useFreeDays = (query: FreeDaysSearch, today: IsoDate) => {
  const api = usePortalApi()
  const restrictions = useQuery(masterQueries.restrictions(api))
  const restriction = restrictions.data?.find(({ officeId }) => officeId === query.officeId)
  const { requestType, requestDate: submittedOn } = query
  const mode: RequestMode = query.isUrgent ? 'urgent' : 'normal'
  // Only the window of the types without an appointment depends on the processing days.
  const isVisit = hasAppointment({ type: requestType, mode })
  const cities = useQuery({ ...masterQueries.offices(api), enabled: !isVisit })
  const office = cities.data?.flatMap(({ offices }) => offices).find(({ id }) => id === query.officeId)
  const processingDays = isVisit ? 0 : office?.processingDays
  const rules = restriction && processingDays !== undefined && { requestType, mode, restriction, processingDays }
  const window = rules ? appointmentWindow({ ...rules, submittedOn }, today) : undefined
  const { from, to } = window ?? { from: today, to: today }
  // Closures of the office move the end of the processing days. The service has them and returns only allowed days.
  const range =
    isVisit || !rules ? { from, to } : { from: today, to: addDays(appointmentWindow(rules, today).to, closureDays) }
  const days = useQuery({ ...scheduleQueries.days(api, { ...query, ...range }), enabled: window !== undefined })
  const last = days.data?.at(-1)?.date ?? to
  const failed = [restrictions, cities, days].find(({ isLoadingError }) => isLoadingError)
  return {
    /** Undefined until the restriction and the processing days of the office have loaded. */
    window: window && { from: isVisit ? from : today, to: last > to ? last : to },
    days: days.data,
    failure: failed && failureOf(failed.error),
    reload: () => void (failed ?? days).refetch(),
  }
}

/** Fetches free slots or the estimate again after a refused hold, because the slot is taken. Waiting lines refuse no slot. */
export const useRefetchOnRefusal = (): void => {
  const failure = useFromWizard(({ state }) => state().failure)
  const queries = useQueryClient()
  useEffect(() => {
    if (failure?.kind !== 'refused' || isWaiting(failure)) return
    for (const kind of ['days', 'estimate']) void queries.invalidateQueries({ queryKey: ['schedule', kind] })
  }, [failure, queries])
}
