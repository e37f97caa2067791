import { bookingWindow, type IsoDate, type Restriction, type Window } from '@invea/domain'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/master-queries.ts'
import { useFromWizard } from '../wizard/use-wizard.ts'

/** From when to when an office takes appointments; undefined until its restriction has come. */
export const useOfficeWindow = (
  officeId: number,
  today: IsoDate,
): {
  readonly restriction: Restriction | undefined
  readonly window: Window | undefined
  readonly restrictions: UseQueryResult<readonly Restriction[]>
} => {
  const restrictions = useQuery(masterQueries.restrictions(usePortalApi()))
  const restriction = restrictions.data?.find((candidate) => candidate.officeId === officeId)
  return { restrictions, restriction, window: restriction && bookingWindow(restriction, today) }
}

/** The window as it is promised: from its first free day on, which may be weeks after the first day that the office takes. */
export const fromFirstFreeDay = (window: Window, free: Iterable<IsoDate>): Window => ({
  ...window,
  from: [...free].sort()[0] ?? window.from,
})

/** A refused place is gone for everybody: what is shown as free must be asked again. */
export const useAskAgainOnRefusal = (search: 'availability' | 'urgent'): void => {
  const failure = useFromWizard(({ state }) => state().failure)
  const queries = useQueryClient()
  useEffect(() => {
    if (failure?.kind === 'refused') void queries.invalidateQueries({ queryKey: ['schedule', search] })
  }, [failure, queries, search])
}
