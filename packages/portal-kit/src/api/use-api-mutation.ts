import type { ApiError, ApiResult } from '@invea/api'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { randomKey } from './device-keys.ts'
import { failureOf, isIndeterminate, unwrap } from './queries.ts'

/** A request of a screen and its state. */
export interface ApiMutation<Value, Input> {
  /** Sends the request. Does nothing while a request with the same input is pending. */
  readonly send: (input: Input) => void
  /** Sends the last input again. */
  readonly retry: () => void
  readonly pending: boolean
  /** Error of the last request; undefined while the next one is pending. */
  readonly failure: ApiError | undefined
  /** Result of the last request; undefined while the next one is pending. */
  readonly value: Value | undefined
  /** Input of the last request. */
  readonly input: Input | undefined
  /** Removes failure and value, unless a request is pending. */
  readonly reset: () => void
}

interface MutationEffects<Value, Input> {
  /** Runs also when the screen was left. `pending` stays true until a returned promise settles. */
  readonly onSuccess?: (value: Value, input: Input) => unknown
  /** Runs only while the screen is shown. */
  readonly onFailure?: (error: ApiError) => unknown
}

/** A sent request. */
interface Sent<Input> {
  readonly input: Input
  readonly key: string
  isPending: boolean
}

/**
 * Sends a request of a screen. The same input keeps its idempotency key until the service has certainly accepted or refused it, so
 * that a retry after a lost response has no second effect (decision 0019).
 */
export const useApiMutation = <Value, Input = void>(
  request: (input: Input, key: string) => Promise<ApiResult<Value>>,
  { onSuccess, onFailure }: MutationEffects<Value, Input> = {},
): ApiMutation<Value, Input> => {
  const last = useRef<Sent<Input>>(undefined)
  const { mutate, isPending, error, data, variables, reset } = useMutation({
    mutationFn: ({ input, key }: Sent<Input>) => unwrap(request(input, key)),
    onSuccess: (value, { input }) => onSuccess?.(value, input),
    onSettled: (_value, thrown, sent) => {
      sent.isPending = false
      const isSettled = !thrown || !isIndeterminate(failureOf(thrown))
      if (isSettled && last.current === sent) last.current = undefined
    },
    networkMode: 'always',
    // Milliseconds. Passwords and codes must not stay in the cache.
    gcTime: 1000,
  })
  const send = (input: Input) => {
    const isSame = last.current && JSON.stringify(last.current.input) === JSON.stringify(input)
    const sent = isSame && last.current ? last.current : { input, key: randomKey(), isPending: false }
    if (sent.isPending) return
    sent.isPending = true
    last.current = sent
    mutate(sent, { onError: (thrown) => onFailure?.(failureOf(thrown)) })
  }
  return {
    send,
    retry: () => variables && send(variables.input),
    pending: isPending,
    failure: error ? failureOf(error) : undefined,
    value: data,
    input: variables?.input,
    reset: () => isPending || reset(),
  }
}
