import type { Application } from '@invea/domain'
import {
  isOrderingOpen,
  isOrderPayable,
  orderActionOf,
  type PaymentOrder,
  type PaymentOutcome,
  type PriceInfo,
  refundOutcomes,
} from '@invea/domain/application'
import { formatAmount } from '@invea/domain/fees'
import { Alert, Button, Card, Disclosure, Stack } from '@invea/ui'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow, usePortalApi } from '../api/api-context.ts'
import { newestOf, orderPage, orderQueries } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { RequestLink } from '../application-view/pages.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useColon } from '../i18n/issue-words.ts'

/** In a group, `New passport × 2` for a line that two persons have. */
const Lines = ({ lines, persons = [] }: Pick<PriceInfo, 'lines'> & Partial<Pick<PriceInfo, 'persons'>>) => {
  const { t } = useTranslation('payment')
  return (
    <dl>
      {lines.map(({ label, amount }) => {
        const { length } = persons.filter((person) => person.lines.some((line) => line.label === label))
        return (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <dt>{length > 1 ? `${label} × ${length}` : label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{t('etb', { amount: formatAmount(amount) })}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The fee: line items, the total in ETB, a note on sample fees, and each person's part in a disclosure (B §2). */
export const PricePanel = ({ price: { lines, total, persons, isSample } }: { readonly price: PriceInfo }) => {
  const { t } = useTranslation('payment')
  return (
    <Card tone="sunken">
      <Card.Title as="h2">{t('price')}</Card.Title>
      <Lines lines={lines} persons={persons} />
      <p className="flex flex-wrap justify-between gap-x-4 py-3 text-lg font-bold">
        <span>{t('total')}</span>
        <span className="whitespace-nowrap tabular-nums">{t('etb', { amount: formatAmount(total) })}</span>
      </p>
      {isSample && <p className="pb-3 text-sm text-muted">{t('sampleFee')}</p>}
      {persons.length > 0 && (
        <Disclosure title={t('perPerson')}>
          <Stack>
            {persons.map(({ fullName, lines: own }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two persons of a group may share a name
              <section key={at}>
                <h3 className="text-lg">{fullName}</h3>
                <Lines lines={own} />
              </section>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Card>
  )
}

/** Tone of each outcome. Open orders and completed payments have their own components. */
const tones = {
  cancelled: 'warning',
  failed: 'warning',
  takenBack: 'warning',
  expired: 'warning',
  wrongAmount: 'danger',
  late: 'danger',
  refundDue: 'info',
  refunded: 'info',
} as const satisfies Partial<Record<PaymentOutcome, string>>

const hasNotice = (outcome: PaymentOutcome): outcome is keyof typeof tones => outcome in tones

/** Whether a new order can be made now, instead of an open one too (D25). */
const useIsOrderingOpen = (orderUntil: Application['orderUntil']): boolean => {
  const now = useNow(orderUntil === undefined ? undefined : Date.parse(orderUntil))
  return isOrderingOpen(orderUntil, new Date(now).toISOString())
}

/** Why no payment can be ordered now: one is checked, or it is too late (D25). Undefined: one can be. */
export const useClosedReason = (application: Pick<Application, 'lastPayment' | 'orderUntil'> | undefined) => {
  const { t } = useTranslation(['payment', 'application'])
  const isOpen = useIsOrderingOpen(application?.orderUntil)
  if (application?.lastPayment?.outcome === 'checking') return t('application:next.checking')
  return isOpen ? undefined : t('newOrderClosed')
}

/** The action in which a new order can be made now. */
export const useNewOrderAction = (application: Pick<Application, 'status' | 'actions' | 'orderUntil'>) => {
  const isOpen = useIsOrderingOpen(application.orderUntil)
  return isOpen ? orderActionOf(application) : undefined
}

/** Outcomes after which the applicant can order again. */
const orderedAgain = [
  'cancelled',
  'failed',
  'takenBack',
  'expired',
  'wrongAmount',
] as const satisfies readonly PaymentOutcome[]

export interface PaymentOutcomeProps {
  readonly application: Pick<Application, 'lastPayment' | 'price' | 'status' | 'actions' | 'orderUntil'>
  readonly children?: ReactNode
}

/** Outcome of the last unsuccessful payment: whether money was taken, and the advice to order again. Children: the next action. */
export const PaymentOutcomeNotice = ({ application, children }: PaymentOutcomeProps) => {
  const { lastPayment, price } = application
  const orderAction = useNewOrderAction(application)
  const { t } = useTranslation(['application', 'payment'])
  const colon = useColon()
  const { helpLine } = usePortalConfig()
  if (!lastPayment || !hasNotice(lastPayment.outcome)) return null
  const { outcome, orderCode, optionName, amount } = lastPayment
  // A change may have altered the fee since that order.
  const params = { option: optionName, amount: formatAmount(price?.total ?? amount), helpLine }
  const again = orderAction && orderedAgain.find((one) => one === outcome)
  return (
    <Alert tone={tones[outcome]} title={t(`outcome.${outcome}.title`, params)} live>
      <p>
        {t(`outcome.${outcome}.help`, params)} {again && t(`outcome.${again}.again`, params)}
      </p>
      {refundOutcomes.some((one) => one === outcome) && (
        <p>
          {`${t('payment:orderCode')}${colon}${orderCode}`}
          {/* After another outcome, not the amount of the order was paid or returned. */}
          {(outcome === 'late' || outcome === 'refundDue') &&
            ` · ${t('payment:etb', { amount: formatAmount(amount) })}`}
        </p>
      )}
      {children}
    </Alert>
  )
}

/** Returns the query of the open order of a request in the reader's language. Without a connection its code stays after a change of language. */
export const useOrderQuery = (requestId: number) => {
  const client = useQueryClient()
  const query = orderQueries.order(usePortalApi(), useLanguage(), requestId)
  return queryOptions({
    ...query,
    initialData: () => {
      const known = newestOf<PaymentOrder | null>(client, query.queryKey.slice(0, -1))
      return known ? { ...known, instructions: [] } : undefined
    },
    initialDataUpdatedAt: 0,
  })
}

/** The order that can be paid now. To continue with it is then the main action of a screen. */
export const useOpenOrder = (requestId: number, enabled = true): PaymentOrder | undefined => {
  const { data: order } = useQuery({ ...useOrderQuery(requestId), enabled })
  const now = useNow(order?.expiresAt ? Date.parse(order.expiresAt) : undefined)
  return order?.expiresAt && isOrderPayable(order.expiresAt, new Date(now).toISOString()) ? order : undefined
}

/** Links to an order that is not paid yet, so that the applicant does not make a second one. */
export const OpenOrder = ({ application }: { readonly application: Application }) => {
  const { requestId } = application
  const canReplace = useNewOrderAction(application) !== undefined
  const { t } = useTranslation('payment')
  const order = useOpenOrder(requestId)
  if (!order) return null
  return (
    <Alert tone="info" title={t('openOrder')}>
      <p>
        {t('openOrderHelp', { orderCode: order.orderId, option: order.optionName })}{' '}
        {canReplace && t('openOrderReplace')}
      </p>
      <Button asChild size="small" className="mt-3">
        <RequestLink page={orderPage(order)} request={requestId}>
          {t('continueOrder')}
        </RequestLink>
      </Button>
    </Alert>
  )
}
