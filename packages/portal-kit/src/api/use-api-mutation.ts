import type { ApiResult } from '@invea/api'
import type { Issue } from '@invea/domain'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refetchAfterRefusal } from './application-queries.ts'
import { failureOf, isIndeterminate, unwrap } from './queries.ts'

export interface SentRequest<Input> {
  readonly input: Input
  /** Idempotency key. */
  readonly key: string
  /** The input as a text, to recognize the same input; empty when the service has accepted or refused the request. */
  text: string
  isPending?: boolean
}

type MutationEffects<Value, Input> = Pick<UseMutationOptions<Value, Error, SentRequest<Input>>, 'onSuccess' | 'onError'>

/**
 * Sends a request of a screen. The same input keeps its idempotency key until the service has certainly accepted or refused it, so
 * that a retry after a lost response has no second effect (decision 0019). The effects also run when the screen was left.
 * `isPending` stays true until a promise that they return is settled.
 */
export const useApiMutation = <Value, Input = void>(
  request: (input: Input, key: string) => Promise<ApiResult<Value>>,
  effects?: MutationEffects<Value, Input>,
) => {
  const last = useRef<SentRequest<Input>>(undefined)
  const mutation = useMutation({
    mutationFn: ({ input, key }: SentRequest<Input>) => unwrap(request(input, key)),
    onSettled: (_value, thrown, sent, _changed, { client }) => {
      sent.isPending = false
      if (!thrown || !isIndeterminate(failureOf(thrown))) sent.text = ''
      refetchAfterRefusal(client, failureOf(thrown))
    },
    networkMode: 'always',
    // Milliseconds. Passwords and codes must not stay in the cache.
    gcTime: 1000,
    ...effects,
  })
  const { error, variables } = mutation
  /** Sends the request. Does nothing while one is pending, also with another input, so that the failure of that one is shown. */
  const send = (input: Input) => {
    if (last.current?.isPending) return
    const text = JSON.stringify([input])
    if (last.current?.text !== text) last.current = { input, text, key: crypto.randomUUID() }
    const sent = last.current
    sent.isPending = true
    mutation.mutate(sent)
  }
  return {
    ...mutation,
    send,
    /** Sends the last input again. */
    retry: () => variables && send(variables.input),
    /** Error of the last request; undefined while the next one is pending. */
    failure: error ? failureOf(error) : undefined,
  }
}

/** A form whose answers are checked before they are sent; `found` are the issues of the present answers. */
export const useCheckedForm = <Value, Input = void>(
  request: (input: Input, key: string) => Promise<ApiResult<Value>>,
  found: readonly Issue[],
  effects: MutationEffects<Value, Input>,
) => {
  const [attempt, setAttempt] = useState(0)
  const countAttempt = () => setAttempt((before) => before + 1)
  const { send, retry, isPending, failure, reset, data } = useApiMutation(request, {
    ...effects,
    onError: (...failed) => {
      countAttempt()
      return effects.onError?.(...failed)
    },
  })
  return {
    /** Empty before the first attempt (B §5). */
    issues: attempt > 0 ? found : [],
    attempt,
    pending: isPending,
    failure,
    data,
    submit: (input: Input) => {
      if (isPending) return
      reset()
      if (found.length > 0) countAttempt()
      else send(input)
    },
    /** Sends the last input again, also when other answers are chosen by now. */
    sendAgain: retry,
    /** Shows the form as before the first attempt. */
    settle: () => {
      reset()
      setAttempt(0)
    },
  }
}
