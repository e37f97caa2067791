import { type Application, nextAction } from '@invea/domain'
import { refundOutcomes, shownStatus } from '@invea/domain/application'
import { formatAmount } from '@invea/domain/fees'
import { Alert, Button, Card, Cluster, Stack, Tag, VisuallyHidden } from '@invea/ui'
import { useId } from 'react'
import { type Portal, portalOf } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { otherPortalAddress } from '../i18n/address.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useColon } from '../i18n/issue-words.ts'
import { shownName, useDisplayContext } from '../shell/display-context.ts'
import { pagePaths } from '../shell/site-map.tsx'
import { DetailRows } from './DetailRows.tsx'
import { actionLabel, NextStepLink, NextStepWords } from './NextStepPanel.tsx'
import { useRequestPages, ViewLink } from './pages.tsx'
import { cardFacts, requestRows, shownIn } from './request-rows.ts'

export interface OtherPortalRequestsProps {
  readonly count: number
  readonly portal: Portal
}

/** Number of the reader's requests in the other portal, with a link if the operator configured its address. */
export const OtherPortalRequests = ({ count, portal }: OtherPortalRequestsProps) => {
  const { t } = useTranslation(['status', 'shell'])
  const language = useLanguage()
  const { otherPortalUrl } = usePortalConfig()
  if (count <= 0) return null
  const list = otherPortalAddress(otherPortalUrl, language, pagePaths.myApplications)
  return (
    <Alert tone="info">
      <p>{t('status:list.elsewhere', { count })}</p>
      {list && (
        <p className="mt-2">
          <a href={list} rel="noopener">
            {t(portal === 'passport' ? 'shell:link.originIdPortal' : 'shell:link.passportPortal')}
          </a>
        </p>
      )}
    </Alert>
  )
}

type ShownStatus = ReturnType<typeof shownStatus>

/** Urgency of a status for the applicant; the text beside it has the same meaning. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info'

export const statusTone = {
  initial: 'warning',
  confirmed: 'warning',
  underReview: 'info',
  urgentApproved: 'warning',
  rejected: 'danger',
  awaitingPayment: 'warning',
  checking: 'info',
  paymentCompleted: 'success',
  cancelled: 'danger',
  expired: 'danger',
  unknown: 'info',
} as const satisfies Record<ShownStatus, StatusTone>

/** The status of a request, colored by urgency. */
export const StatusTag = ({ status }: { readonly status: ShownStatus }) => {
  const { t } = useTranslation('status')
  return <Tag tone={statusTone[status]}>{t(`requestStatus.${status}`)}</Tag>
}

/** The second payment of a paid application, which is paid back. Renders nothing without one. */
export const SecondPayment = ({ application: { status, lastPayment } }: { readonly application: Application }) => {
  const { t } = useTranslation(['application', 'payment'])
  const colon = useColon()
  const { helpLine } = usePortalConfig()
  if (status !== 'paymentCompleted' || !lastPayment) return null
  const { outcome, orderCode, amount } = lastPayment
  if (outcome !== 'refundDue' && outcome !== 'refunded') return null
  return (
    <Alert tone="info" title={t(`paidTwice.${outcome}`, { amount: formatAmount(amount) })}>
      <p>{t('paidTwice.help', { helpLine })}</p>
      <p>{`${t('payment:orderCode')}${colon}${orderCode}`}</p>
    </Alert>
  )
}

/** One stored request in a list, with links to the actions that the service allows. */
export const ApplicationCard = ({
  application,
  isOfOtherPortal = false,
}: {
  readonly application: Application
  /** True when it belongs to the other portal; it has no actions here. */
  readonly isOfOtherPortal?: boolean
}) => {
  const display = useDisplayContext()
  const { t } = display
  const { requestId, persons, actions, masked, lastPayment } = application
  const id = useId()
  const numbers = persons.map(({ applicationNumber }) => applicationNumber).join(', ')
  const facts = cardFacts(application).filter((fact) => fact !== 'requestStatus')
  const next = nextAction(application)
  const refund = refundOutcomes.find((outcome) => outcome === lastPayment?.outcome)
  return (
    <Card tone="plain">
      <article aria-labelledby={id}>
        <Cluster justify="between" className="mb-3">
          <h2 id={id} className="min-w-0 text-xl">
            {persons.map(shownName).join(', ')}
          </h2>
          <StatusTag status={shownStatus(application)} />
        </Cluster>
        <DetailRows
          rows={[
            { key: 'number', label: t('status:label.applicationNumber'), value: numbers },
            ...requestRows(application, facts, display),
          ]}
        />
        {/* B §2: notified. An ended application needs no correction; a masked card names none then. */}
        {(next.step === 'correction' || (masked && persons.some(({ notified }) => notified))) && (
          <Alert tone="warning" className="mt-4">
            {t('status:notified')}
          </Alert>
        )}
        {isOfOtherPortal ? null : masked ? (
          <p className="mt-4 text-sm text-muted">{t('status:masked.help')}</p>
        ) : (
          <div className="mt-4 flex flex-col gap-3">
            <SecondPayment application={application} />
            {refund && application.status !== 'paymentCompleted' && (
              <Alert tone={refund === 'refundDue' || refund === 'refunded' ? 'info' : 'danger'}>
                {t(`application:outcome.${refund}.title`)}
              </Alert>
            )}
            <NextStepWords application={application} />
            <NextStepLink application={application} />
          </div>
        )}
        <Cluster className="mt-4 max-sm:*:flex-auto">
          {/* The next step has its own button above. */}
          {actions
            .filter((action) => action !== next.action)
            .map((action) => (
              <Button key={action} asChild size="small" variant={action === 'cancel' ? 'danger' : 'secondary'}>
                <ViewLink request={requestId} view={action}>
                  {t(actionLabel(action, application))}
                  <VisuallyHidden>: {numbers}</VisuallyHidden>
                </ViewLink>
              </Button>
            ))}
        </Cluster>
      </article>
    </Card>
  )
}

/** The list of requests, newest first. A request of the other portal has a link to that portal instead of actions. */
export const ApplicationCards = ({ applications }: { readonly applications: readonly Application[] }) => {
  const { portal } = useRequestPages()
  return (
    <Stack as="ul" gap={4}>
      {applications.map((application) => {
        const isOwn = portalOf(application) === portal
        return (
          <li key={application.requestId}>
            <ApplicationCard application={shownIn(portal, application)} isOfOtherPortal={!isOwn} />
            {!isOwn && <OtherPortalRequests count={1} portal={portal} />}
          </li>
        )
      })}
    </Stack>
  )
}
