import { type Application, type IsoDate, nextAction, timelineOf } from '@invea/domain'
import { type Action, closedActions, endingActions, slipPurpose, type TimelineStep } from '@invea/domain/application'
import type { Resources } from '@invea/locales'
import { Alert, Button, CheckIcon, CloseIcon, Cluster, PrintButton, PrintPage, Stack, VisuallyHidden } from '@invea/ui'
import type { ReactNode } from 'react'
import { usePortalConfig } from '../api/config-source.ts'
import { Block } from '../application-view/ApplicantBlocks.tsx'
import { AmharicNotice, ApplicantPanels } from '../application-view/ApplicantPanels.tsx'
import { ApplicationCard, SecondPayment } from '../application-view/ApplicationCards.tsx'
import { changeLinks, DetailRows } from '../application-view/DetailRows.tsx'
import { actionLabel, NextStepPanel, namesOf } from '../application-view/NextStepPanel.tsx'
import { ViewLink } from '../application-view/pages.tsx'
import { detailFacts, requestRows } from '../application-view/request-rows.ts'
import { VisitCard } from '../application-view/VisitCard.tsx'
import type { ViewProps } from '../application-view/view-search.ts'
import { NoWrap } from '../i18n/date-texts.tsx'
import { useColon } from '../i18n/issue-words.ts'
import { PaymentOutcomeNotice, PricePanel } from '../payment/PaymentPanels.tsx'
import { dayWords, momentWords, useDisplayContext } from '../shell/display-context.ts'
import { PortalEmblem } from '../shell/PageParts.tsx'
import { SlipBarcode } from './Slip.tsx'

const classNames = {
  done: 'border-success bg-success text-on-primary',
  current: 'border-primary bg-surface',
  todo: 'border-line bg-sunken',
  stopped: 'border-danger bg-danger text-on-primary',
} as const satisfies Record<TimelineStep['state'], string>

const Mark = ({ state }: Pick<TimelineStep, 'state'>) => (
  <span
    aria-hidden="true"
    className={`grid size-7 shrink-0 place-items-center rounded-full border-2 print:hidden ${classNames[state]}`}
  >
    {state === 'done' && <CheckIcon className="size-4" />}
    {state === 'stopped' && <CloseIcon className="size-4" />}
    {state === 'current' && <span className="size-2.5 rounded-full bg-primary" />}
  </span>
)

/** Progress of the application. Contains only events that the service records. */
export const Timeline = ({ application }: { readonly application: Application }) => {
  const { t, reader } = useDisplayContext()
  return (
    <ol className="flex flex-col gap-3" aria-label={t('application:timeline.title')}>
      {timelineOf(application).map(({ id, state, at, day, applicationNumbers }) => (
        <li key={id} className="flex gap-3" aria-current={state === 'current' ? 'step' : undefined}>
          <Mark state={state} />
          <span className="min-w-0">
            <span className={state === 'todo' ? 'text-muted' : 'font-semibold'}>
              {applicationNumbers && `${namesOf(applicationNumbers, application)} · `}
              {t(`application:timeline.${id}`)}
            </span>
            <VisuallyHidden>: {t(`application:timeline.${state}`)}</VisuallyHidden>
            {(at || day) && (
              <span className="block text-sm text-muted">
                <NoWrap words={at ? momentWords(at, reader) : day ? dayWords(day, reader) : ''} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Shows why and until when an action is closed, and when an open one ends. */
const ClosedActions = ({ application }: { readonly application: Application }) => {
  const { t, reader } = useDisplayContext()
  const colon = useColon()
  if (application.masked) return null
  const lineOf = (action: Action, words: keyof Resources['application']['closed'], day: IsoDate | undefined) => (
    <li key={action}>
      {t(actionLabel(action, application))}
      {colon}
      {t(`application:closed.${words}`, { day: day ? dayWords(day, reader) : '' })}
    </li>
  )
  const ending = endingActions(application).map(({ action, until }) =>
    lineOf(action, until ? 'until' : 'untilPayment', until),
  )
  const closed = closedActions(application).map(({ action, reason, until }) => lineOf(action, reason, until))
  return (
    <div className="flex flex-col gap-2 text-sm text-muted empty:hidden print:hidden">
      {ending.length > 0 && <ul className="list-disc pl-5">{ending}</ul>}
      {closed.length > 0 && (
        <div>
          <p className="font-semibold">{t('application:closed.title')}</p>
          <ul className="list-disc pl-5">{closed}</ul>
        </div>
      )}
    </div>
  )
}

/** B §2 Application detail: ticket, next step and timeline, then all data that this session may see. Printable, with the barcode once paid. */
export const ApplicationDetail = ({ application }: { readonly application: Application }) => {
  const display = useDisplayContext()
  const { t } = display
  const { requestId, persons, price, status, actions, cancelSmsNumber } = application
  const isPaid = status === 'paymentCompleted'
  const number = persons.map(({ applicationNumber }) => applicationNumber).join(', ')
  return (
    <PrintPage
      letterhead={
        <p className="flex items-center gap-3 font-bold">
          <PortalEmblem className="size-10" />
          {t('shell:agency')}
        </p>
      }
      actions={<PrintButton>{t('status:detail.print')}</PrintButton>}
    >
      <h1 tabIndex={-1}>{t('status:detail.title')}</h1>
      <VisitCard application={application}>
        {isPaid && slipPurpose(application) && <SlipBarcode requestId={requestId} number={number} />}
      </VisitCard>
      {isPaid ? <SecondPayment application={application} /> : <PaymentOutcomeNotice application={application} />}
      <NextStepPanel application={application} />
      <Cluster className="empty:hidden max-sm:*:flex-auto print:hidden">
        {actions
          .filter((action) => action !== 'view' && action !== nextAction(application).action)
          .map((action) => (
            <Button key={action} asChild size="small" variant={action === 'cancel' ? 'danger' : 'secondary'}>
              <ViewLink request={requestId} view={action}>
                {t(actionLabel(action, application))}
              </ViewLink>
            </Button>
          ))}
      </Cluster>
      {cancelSmsNumber && <p className="text-sm text-muted">{t('status:cancel.bySms', { number: cancelSmsNumber })}</p>}
      <ClosedActions application={application} />
      <Block title={t('application:timeline.title')} level={2}>
        <Timeline application={application} />
      </Block>
      <Block title={t('summary:block.request')} level={2}>
        <DetailRows
          rows={[
            { key: 'number', label: t('status:label.applicationNumber'), value: number },
            ...requestRows(application, detailFacts, display),
          ]}
        />
      </Block>
      <AmharicNotice application={application} />
      <Stack gap={6}>
        <ApplicantPanels application={application} change={changeLinks(application, 'view', t)} />
      </Stack>
      {price && <PricePanel price={price} />}
    </PrintPage>
  )
}

export interface MaskedDetailProps {
  readonly application: Application
  /** The form for the second number. */
  readonly giveBoth: ReactNode
}

/** View for one number alone (D19): the card, and how to see the rest. */
export const MaskedDetail = ({ application, giveBoth }: MaskedDetailProps) => {
  const { t } = useDisplayContext()
  const { helpLine } = usePortalConfig()
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('status:detail.title')}</h1>
      <Alert tone="info" title={t('status:masked.title')}>
        <p>
          {t('status:masked.help')} {t('status:lookup.lostNumber', { helpLine })}
        </p>
        <div className="mt-3">{giveBoth}</div>
      </Alert>
      <ApplicationCard application={{ ...application, actions: [] }} />
    </Stack>
  )
}

/** The part of the detail that this session may see (D19). */
export const DetailScreen = ({ application, giveBoth }: ViewProps) =>
  application.masked ? (
    <MaskedDetail application={application} giveBoth={giveBoth} />
  ) : (
    <ApplicationDetail application={application} />
  )
