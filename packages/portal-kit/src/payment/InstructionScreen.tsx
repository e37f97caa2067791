import type { Application, PaymentOrder } from '@invea/domain'
import { Button, Cluster, PrintButton, PrintPage } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { Block } from '../request-view/ApplicantBlocks.tsx'
import { DetailRows } from '../request-view/DetailRows.tsx'
import { fullName } from '../request-view/full-name.ts'
import { RequestLink } from '../request-view/pages.tsx'
import { instructionFacts, requestRows } from '../request-view/request-rows.ts'
import { useDisplayContext } from '../request-view/use-display-context.ts'
import { AwaitedOrder } from './AwaitedOrder.tsx'
import { InstructionSteps } from './InstructionSteps.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { ProviderLink } from './ProviderLink.tsx'

const Instructions = ({ order, application }: { readonly order: PaymentOrder; readonly application: Application }) => {
  const display = useDisplayContext()
  const { t } = display
  const people = application.persons.map(({ requestPersonId, firstName, applicant, applicationNumber }) => ({
    key: String(requestPersonId),
    label: applicant ? fullName(applicant.personal) : firstName,
    value: applicationNumber,
  }))
  return (
    <PrintPage
      letterhead={
        <p className="flex justify-between gap-4 font-bold">
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
      <OrderFacts order={order} isSample={application.price?.isSample} />
      {/* Who came back from the provider without paying goes there again. */}
      <div className="empty:hidden">
        <ProviderLink order={order} />
      </div>
      <InstructionSteps order={order} />
      <p className="font-semibold">{t('payment:instruction.keep')}</p>
      <Block title={t('summary:block.personal')} level={2}>
        <DetailRows rows={[...people, ...requestRows(application, instructionFacts, display)]} />
      </Block>
    </PrintPage>
  )
}

/** B §2 Payment instruction page: printable, and the same again after a reload. */
export const InstructionScreen = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('payment')
  return (
    <AwaitedOrder requestId={requestId} title={() => t('instruction.title')}>
      {(order, application) => <Instructions order={order} application={application} />}
    </AwaitedOrder>
  )
}
