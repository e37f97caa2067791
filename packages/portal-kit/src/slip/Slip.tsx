import { type Application, earliestArrivalMinutes, hasAppointment } from '@invea/domain'
import { Emblem, groupDigits, PrintButton, PrintPage } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { Block } from '../request-view/ApplicantBlocks.tsx'
import { ApplicantsTable } from '../request-view/ApplicantsTable.tsx'
import { DetailRows } from '../request-view/DetailRows.tsx'
import { requestRows, slipFacts } from '../request-view/request-rows.ts'
import { Ticket } from '../request-view/Ticket.tsx'
import { useDisplayContext } from '../request-view/use-display-context.ts'
import { AmharicSheet } from './AmharicSheet.tsx'
import { BringList } from './BringList.tsx'
import { SlipBarcode } from './SlipBarcode.tsx'
import { SlipFiles } from './SlipFiles.tsx'

/** The sheet of a paid application as a ticket: day and time first, the barcode, who, what to bring by name, what was paid (A §5, B §1, D29). Readable in black and white. */
export const Slip = ({ application }: { readonly application: Application }) => {
  const display = useDisplayContext()
  const { helpLine } = usePortalConfig()
  const { t } = display
  const { requestId, persons, price, appointmentSlot, cancelSmsNumber } = application
  const number = persons.map(({ applicationNumber }) => applicationNumber).join(', ')
  const comes = hasAppointment(application)
  const title = t(comes ? 'confirmation:slip.title' : 'confirmation:slip.collectionTitle')
  const paid = price && {
    key: 'paid',
    label: t('confirmation:slip.paid'),
    value: t('payment:etb', { amount: groupDigits(price.total) }),
  }
  return (
    <PrintPage
      aria-label={title}
      letterhead={
        <p className="flex items-center justify-between gap-4 font-bold">
          <span className="flex items-center gap-3">
            <Emblem className="size-10 shrink-0" />
            {t('shell:agency')}
          </span>
          <span>{title}</span>
        </p>
      }
      actions={<PrintButton variant="primary">{t('confirmation:print')}</PrintButton>}
    >
      <Ticket application={application} display={display}>
        <SlipBarcode requestId={requestId} number={number} />
      </Ticket>
      <SlipFiles requestId={requestId} />
      {!comes && <p className="font-semibold">{t('application:next.collection')}</p>}
      <ApplicantsTable persons={persons} />
      <DetailRows rows={[...requestRows(application, slipFacts, display), ...(paid ? [paid] : [])]} />
      <p className="text-sm text-muted">{t('status:addisTime')}</p>
      <Block title={t('confirmation:slip.bring')} level={2}>
        <BringList application={application} t={t} language={display.reader.language}>
          {comes && appointmentSlot && (
            <li className="font-bold">{t('confirmation:slip.arrive', { minutes: earliestArrivalMinutes })}</li>
          )}
          <li>{t('confirmation:slip.forfeit')}</li>
          {cancelSmsNumber && <li>{t('status:cancel.bySms', { number: cancelSmsNumber })}</li>}
          <li>{t('confirmation:slip.help', { helpLine })}</li>
        </BringList>
      </Block>
      <AmharicSheet application={application} />
    </PrintPage>
  )
}
