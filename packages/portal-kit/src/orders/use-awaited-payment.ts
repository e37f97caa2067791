import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApplicationQuery } from '../request-view/application-queries.ts'
import { pollDelay, pollingMinutes } from './poll-delay.ts'

/** `asking`: by itself, often. `long`: by itself, seldom. `stopped`: only when asked to. */
export type WaitingPhase = 'asking' | 'long' | 'stopped'

/** From here on the words say that it takes longer than usual. */
const longAfter = 60_000

/**
 * A request whose payment is awaited: asked for politely while the page is looked at, at once when the applicant comes back
 * to it, and on request after that. `now` is the caller's clock in milliseconds.
 */
export const useAwaitedPayment = (requestId: number, now: () => number = Date.now) => {
  const asked = useApplicationQuery()(requestId)
  const client = useQueryClient()
  const [run, setRun] = useState(() => ({
    startedAt: now(),
    answersBefore: answersOf(client.getQueryState(asked.queryKey)),
  }))
  const query = useQuery({
    ...asked,
    refetchInterval: ({ state }) =>
      state.data?.status === 'paymentCompleted' || state.data?.status === 'cancelled'
        ? false
        : pollDelay(answersOf(state) - run.answersBefore, now() - run.startedAt),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const waited = Math.max(query.dataUpdatedAt, query.errorUpdatedAt) - run.startedAt
  const phase: WaitingPhase = waited >= pollingMinutes * 60_000 ? 'stopped' : waited >= longAfter ? 'long' : 'asking'
  const askAgain = () => {
    setRun({
      startedAt: now(),
      answersBefore: answersOf(client.getQueryState(asked.queryKey)),
    })
    void query.refetch()
  }
  return { query, phase, askAgain }
}

/** Answers and failures so far: both are reasons to wait a little longer before the next question. */
const answersOf = (
  state: { readonly dataUpdateCount: number; readonly errorUpdateCount: number } | undefined,
): number => (state ? state.dataUpdateCount + state.errorUpdateCount : 0)
