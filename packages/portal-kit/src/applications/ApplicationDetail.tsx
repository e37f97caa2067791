import type { Application } from '@invea/domain'
import { Button, Cluster, Emblem, PrintButton, PrintPage, Stack } from '@invea/ui'
import { PaymentOutcomeNotice } from '../orders/PaymentOutcomeNotice.tsx'
import { PricePanel } from '../orders/PricePanel.tsx'
import { AmharicNotice } from '../request-view/AmharicNotice.tsx'
import { Block } from '../request-view/ApplicantBlocks.tsx'
import { ApplicantPanels } from '../request-view/ApplicantPanels.tsx'
import { changeLinks } from '../request-view/ChangeLink.tsx'
import { ClosedActions } from '../request-view/ClosedActions.tsx'
import { DetailRows } from '../request-view/DetailRows.tsx'
import { NextStepPanel } from '../request-view/NextStepPanel.tsx'
import { ViewLink } from '../request-view/pages.tsx'
import { detailFacts, requestRows } from '../request-view/request-rows.ts'
import { Ticket } from '../request-view/Ticket.tsx'
import { Timeline } from '../request-view/Timeline.tsx'
import { useDisplayContext } from '../request-view/use-display-context.ts'
import { SlipBarcode } from '../slip/SlipBarcode.tsx'

/** The other things that can be done now, beside the next step. */
const otherActions = ['edit', 'reschedule', 'cancel'] as const

/** B §2 Application detail: ticket, next step and timeline, then everything this session may see, printable, with the barcode once it is paid. */
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
          <Emblem className="size-10 shrink-0" />
          {t('shell:agency')}
        </p>
      }
      actions={<PrintButton>{t('status:detail.print')}</PrintButton>}
    >
      <h1 tabIndex={-1}>{t('status:detail.title')}</h1>
      <Ticket application={application} display={display}>
        {isPaid && <SlipBarcode requestId={requestId} number={number} />}
      </Ticket>
      <PaymentOutcomeNotice lastPayment={application.lastPayment} />
      <NextStepPanel application={application} display={display} />
      <Cluster className="empty:hidden max-sm:*:flex-auto print:hidden">
        {otherActions
          .filter((action) => actions.includes(action))
          .map((action) => (
            <Button key={action} asChild size="small" variant={action === 'cancel' ? 'danger' : 'secondary'}>
              <ViewLink request={requestId} view={action}>
                {t(`status:action.${action}`)}
              </ViewLink>
            </Button>
          ))}
      </Cluster>
      {cancelSmsNumber && <p className="text-sm text-muted">{t('status:cancel.bySms', { number: cancelSmsNumber })}</p>}
      <ClosedActions application={application} display={display} />
      <Block title={t('application:timeline.title')} level={2}>
        <Timeline application={application} display={display} />
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
        <ApplicantPanels application={application} display={display} change={changeLinks(application, 'view', t)} />
      </Stack>
      {price && <PricePanel price={price} />}
    </PrintPage>
  )
}
