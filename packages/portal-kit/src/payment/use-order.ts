import type { ApiError } from '@invea/api'
import type { Application, Issue } from '@invea/domain'
import { type PaymentOrder, paymentIssues } from '@invea/domain/application'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { randomKey } from '../api/random-key.ts'
import { isIndeterminate } from '../application-form/commands.ts'
import { channelOf } from '../application-form/form-commands.ts'
import { useLanguage } from '../i18n/use-translation.ts'
import { orderQueries } from './order-queries.ts'

export interface OrderForm {
  readonly optionId: string | undefined
  readonly setOptionId: (optionId: string) => void
  readonly agreed: boolean
  readonly setAgreed: (agreed: boolean) => void
  /** Messages: none before the first attempt, then those of the current form (B §5; both may show). */
  readonly issues: readonly Issue[]
  readonly attempt: number
  readonly pending: boolean
  readonly failure: ApiError | undefined
  readonly submit: () => Promise<void>
}

/** The payment form outside of the wizard (list, look-up): one order per intention, whatever is pressed how often. */
export const useOrder = ({ requestId, persons }: Application, onOrdered: (order: PaymentOrder) => void): OrderForm => {
  const api = usePortalApi()
  const client = useQueryClient()
  const language = useLanguage()
  const [optionId, setOptionId] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  // A retry of the same choice is the same order; another choice is another order.
  const keyedRequest = useRef<{ readonly optionId: string; readonly key: string } | null>(null)
  const issues = paymentIssues({ optionId, agreed })

  const submit = async () => {
    if (pending) return
    setFailure(undefined)
    if (issues.length > 0 || optionId === undefined) {
      setAttempt(attempt + 1)
      return
    }
    if (keyedRequest.current?.optionId !== optionId) keyedRequest.current = { optionId, key: randomKey() }
    setPending(true)
    // Both are on the screen by now.
    const options = client.getQueryData(orderQueries.options(api, language).queryKey)
    const price = client.getQueryData(applicationQueries.price(api, language, requestId).queryKey)
    const result = await api.payment.order(
      {
        requestId,
        optionId: Number(optionId),
        payer: persons[0]?.applicant?.personal,
        amount: price?.total,
        channel: channelOf(options, optionId),
      },
      keyedRequest.current.key,
    )
    if (result.ok || !isIndeterminate(result.error)) keyedRequest.current = null
    setPending(false)
    if (!result.ok) {
      setAttempt(attempt + 1)
      setFailure(result.error)
      return
    }
    client.setQueryData(orderQueries.order(api, language, requestId).queryKey, result.value)
    void client.invalidateQueries({ queryKey: applicationQueries.all })
    onOrdered(result.value)
  }
  return {
    optionId,
    setOptionId,
    agreed,
    setAgreed,
    issues: attempt > 0 ? issues : [],
    attempt,
    pending,
    failure,
    submit,
  }
}
