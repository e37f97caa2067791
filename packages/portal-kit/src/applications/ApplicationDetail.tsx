import type { Application } from '@invea/domain'
import { Alert, Button, PrintButton, PrintPage, Stack } from '@invea/ui'
import { PricePanel } from '../orders/PricePanel.tsx'
import { Block } from '../request-view/ApplicantBlocks.tsx'
import { ApplicantPanels } from '../request-view/ApplicantPanels.tsx'
import { DetailRows } from '../request-view/DetailRows.tsx'
import { RequestLink } from '../request-view/pages.tsx'
import { detailFacts, requestRows } from '../request-view/request-rows.ts'
import { useReading } from '../request-view/use-reading.ts'
import { WhatFollows } from '../request-view/WhatFollows.tsx'
import { SlipBarcode } from '../slip/SlipBarcode.tsx'

/** B §2 Application detail: everything this session may see of a request, printable, with the barcode once it is paid. */
export const ApplicationDetail = ({ application }: { readonly application: Application }) => {
  const reading = useReading()
  const { t } = reading
  const { requestId, persons, price, status } = application
  const isPaid = status === 'paymentCompleted'
  return (
    <PrintPage letterhead={t('shell:agency')} actions={<PrintButton>{t('status:detail.print')}</PrintButton>}>
      <h1 tabIndex={-1}>{t('status:detail.title')}</h1>
      {persons.some(({ notified }) => notified) && <Alert tone="warning">{t('status:notified')}</Alert>}
      {isPaid && (
        <>
          <SlipBarcode
            requestId={requestId}
            number={persons.map(({ applicationNumber }) => applicationNumber).join(', ')}
          />
          <div className="print:hidden">
            <Button asChild width="phone">
              <RequestLink page="confirmation" request={requestId}>
                {t('status:detail.slip')}
              </RequestLink>
            </Button>
          </div>
        </>
      )}
      <Block title={t('summary:block.request')} level={2}>
        <DetailRows rows={requestRows(application, detailFacts, reading)} />
      </Block>
      {!isPaid && <WhatFollows />}
      <Stack gap={6}>
        <ApplicantPanels application={application} reading={reading} />
      </Stack>
      {price && <PricePanel price={price} />}
    </PrintPage>
  )
}
