import { type Application, earliestArrivalMinutes } from '@invea/domain'
import { PrintButton, PrintPage } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { Block } from '../request-view/ApplicantBlocks.tsx'
import { ApplicantsTable } from '../request-view/ApplicantsTable.tsx'
import { DetailRows } from '../request-view/DetailRows.tsx'
import { confirmationFacts, requestRows } from '../request-view/request-rows.ts'
import { useReading } from '../request-view/use-reading.ts'
import { SlipBarcode } from './SlipBarcode.tsx'
import { SlipFiles } from './SlipFiles.tsx'
import { whatToBring } from './what-to-bring.ts'

/** The paper of a paid appointment: barcode, when and where, who, what to bring (A §5, B §1, D29). Readable in black and white. */
export const Slip = ({ application }: { readonly application: Application }) => {
  const reading = useReading()
  const { helpLine } = usePortalConfig()
  const { t } = reading
  const { requestId, persons } = application
  const number = persons.map(({ applicationNumber }) => applicationNumber).join(', ')
  return (
    <PrintPage
      aria-label={t('confirmation:slip.title')}
      letterhead={
        <p className="flex justify-between gap-4 font-bold">
          <span>{t('shell:agency')}</span>
          <span>{t('confirmation:slip.title')}</span>
        </p>
      }
      actions={<PrintButton variant="primary">{t('confirmation:print')}</PrintButton>}
    >
      <SlipFiles requestId={requestId} />
      {/* On paper side by side, so that a slip is one page. */}
      <div className="flex flex-col gap-6 print:grid print:grid-cols-[1fr_58mm] print:items-start print:gap-4">
        <div className="print:order-2">
          <SlipBarcode requestId={requestId} number={number} />
        </div>
        <DetailRows rows={requestRows(application, confirmationFacts, reading)} />
      </div>
      <p className="text-sm text-muted">{t('status:addisTime')}</p>
      <ApplicantsTable persons={persons} />
      <Block title={t('confirmation:slip.bring')} level={2}>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {whatToBring(application).map((line) => (
            <li key={line}>{t(`confirmation:slip.${line}`)}</li>
          ))}
          <li className="font-bold">{t('confirmation:slip.arrive', { minutes: earliestArrivalMinutes })}</li>
          <li>{t('confirmation:slip.forfeit')}</li>
          <li>{t('confirmation:slip.help', { helpLine })}</li>
        </ul>
      </Block>
    </PrintPage>
  )
}
