import { type Application, todayInAddis } from '@invea/domain'
import { isOrderingOpen, type PaymentOrder } from '@invea/domain/application'
import { formatAmount } from '@invea/domain/fees'
import { Alert, Button, Card, Cluster, DescriptionList, OutsideIcon, PrintButton, PrintPage } from '@invea/ui'
import { useState } from 'react'
import { keepSessionForPayment } from '../api/ApiProvider.tsx'
import { usePortalConfig } from '../api/config-source.ts'
import { Block } from '../application-view/ApplicantBlocks.tsx'
import { DetailRows } from '../application-view/DetailRows.tsx'
import { RequestLink } from '../application-view/pages.tsx'
import { instructionFacts, requestRows } from '../application-view/request-rows.ts'
import { NoWrap } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { useColon } from '../i18n/issue-words.ts'
import { clockWords, dayWords, fullName, useDisplayContext, useReader } from '../shell/display-context.ts'
import { AwaitedOrder } from './AwaitedOrder.tsx'
import { InstructionSteps } from './InstructionSteps.tsx'
import { useNewOrderAction } from './PaymentPanels.tsx'

/** Copies a code where the browser allows it, and shows that it is copied. */
const CopyCode = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation('payment')
  const [copied, setCopied] = useState(false)
  if (!globalThis.navigator?.clipboard) return null
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          void navigator.clipboard.writeText(code).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {t('copyCode')}
      </Button>
      <span role="status" className="text-sm text-success print:hidden">
        {copied && t('codeCopied')}
      </span>
    </>
  )
}

export interface OrderFactsProps {
  readonly order: PaymentOrder
  readonly application: Application
}

/** Order code, amount, payment option and deadline, to compare before paying (B §2). */
export const OrderFacts = ({ order, application: { price, orderUntil } }: OrderFactsProps) => {
  const { t } = useTranslation('payment')
  const reader = useReader()
  return (
    <Card tone="accent">
      <DescriptionList className="border-t-0">
        <DescriptionList.Row label={t('orderCode')}>
          {/* The button wraps below the code, so that the code stays on one line and is copied whole. */}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <strong className="font-mono text-2xl break-all" data-testid="order-code">
              {order.orderId}
            </strong>
            <CopyCode code={order.orderId} />
          </div>
        </DescriptionList.Row>
        <DescriptionList.Row label={t('amount')}>
          <strong className="text-xl tabular-nums">{t('etb', { amount: formatAmount(order.amount) })}</strong>
          {price?.isSample && <span className="block text-sm text-muted">{t('sampleFee')}</span>}
        </DescriptionList.Row>
        <DescriptionList.Row label={t('optionName')}>{order.optionName}</DescriptionList.Row>
        <DescriptionList.Row label={t('deadline')} className="border-b-0">
          <strong>
            <NoWrap words={dayWords(todayInAddis(order.expiresAt), reader)} />
            <span className="block">
              <NoWrap words={clockWords(order.expiresAt, reader)} />
            </span>
          </strong>
          <span className="block text-sm text-muted">{t('addisTime')}</span>
          <span className="block text-sm">
            {t(isOrderingOpen(orderUntil, order.expiresAt) ? 'deadlineEnds' : 'deadlineFinal')}
          </span>
        </DescriptionList.Row>
      </DescriptionList>
    </Card>
  )
}

const readUrl = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** The provider's address if it is safe to link, else undefined: https, or http to this computer in development (D21). */
export const providerAddress = (address: string | undefined): string | undefined => {
  const url = address && readUrl(address)
  if (!url) return undefined
  const { protocol, hostname, username } = url
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  return !username && (protocol === 'https:' || (protocol === 'http:' && isLocal)) ? address : undefined
}

/** Link to the provider's page, when the order has one. Shows an unsafe address as text and never links it (D21). */
export const ProviderLink = ({
  order: { redirectUrl, optionName },
  variant,
}: {
  readonly order: PaymentOrder
  readonly variant?: 'secondary'
}) => {
  const { t } = useTranslation('payment')
  const { helpLine } = usePortalConfig()
  if (!redirectUrl) return null
  const address = providerAddress(redirectUrl)
  if (!address) return <Alert tone="danger">{t('handOver.unsafe', { helpLine })}</Alert>
  return (
    <Button asChild width="phone" variant={variant}>
      <a href={address} rel="noreferrer" onClick={keepSessionForPayment}>
        {t('handOver.go', { option: optionName })}
        <OutsideIcon aria-hidden="true" className="size-5" />
      </a>
    </Button>
  )
}

const Instructions = ({ order, application }: { readonly order: PaymentOrder; readonly application: Application }) => {
  const display = useDisplayContext()
  const { t } = display
  const colon = useColon()
  const people = application.persons.map(({ requestPersonId, firstName, applicant, applicationNumber }) => ({
    key: String(requestPersonId),
    label: applicant ? fullName(applicant.personal) : firstName,
    value: `${t('status:label.applicationNumber')}${colon}${applicationNumber}`,
  }))
  return (
    <PrintPage
      letterhead={
        <p className="flex flex-wrap justify-between gap-x-4 font-bold">
          <span>{t('shell:agency')}</span>
          <span>{t('payment:instruction.title')}</span>
        </p>
      }
      actions={
        <Cluster>
          <PrintButton>{t('payment:instruction.print')}</PrintButton>
          <Button asChild variant="quiet">
            <RequestLink page="list">{t('payment:returnToApplications')}</RequestLink>
          </Button>
        </Cluster>
      }
    >
      <OrderFacts order={order} application={application} />
      {/* An applicant who returned from the provider without paying needs the link again. */}
      <div className="empty:hidden">
        <ProviderLink order={order} variant="secondary" />
      </div>
      <InstructionSteps order={order} />
      <p className="font-semibold">{t('payment:instruction.keep')}</p>
      <Block title={t('summary:block.personal')} level={2}>
        <DetailRows rows={[...people, ...requestRows(application, instructionFacts, display)]} />
      </Block>
    </PrintPage>
  )
}

/** B §2 Payment instruction page, which can be printed and reloaded. */
export const InstructionScreen = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('payment')
  return (
    <AwaitedOrder requestId={requestId} title={() => t('instruction.title')} afterProvider>
      {(order, application) => <Instructions order={order} application={application} />}
    </AwaitedOrder>
  )
}

/** Link to the other payment methods, while a new order can be made. */
const OtherMethod = ({ application }: { readonly application: Application }) => {
  const { t } = useTranslation('payment')
  const view = useNewOrderAction(application)
  return (
    view && (
      <Button asChild variant="secondary" width="phone">
        <RequestLink page="list" request={application.requestId} view={view}>
          {t('anotherWay')}
        </RequestLink>
      </Button>
    )
  )
}

/**
 * B §2 Pay_With_PSS: the hand-over to the provider's page. No code of the provider runs here (D21): the page shows the target and the
 * amount, and the applicant presses the link. An order without such a page shows its instructions.
 */
export const HandOverScreen = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('payment')
  return (
    <AwaitedOrder
      requestId={requestId}
      title={(order) => (order?.redirectUrl ? t('handOver.title', { option: order.optionName }) : t('title'))}
    >
      {(order, application) => (
        <>
          {order.redirectUrl && <p>{t('handOver.intro')}</p>}
          <OrderFacts order={order} application={application} />
          <Cluster>
            <ProviderLink order={order} />
            {!order.redirectUrl && (
              <Button asChild>
                <RequestLink page="instructions" request={requestId}>
                  {t('instruction.title')}
                </RequestLink>
              </Button>
            )}
            <OtherMethod application={application} />
          </Cluster>
          <InstructionSteps order={order} />
        </>
      )}
    </AwaitedOrder>
  )
}
