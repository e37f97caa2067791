import { Button, Cluster } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { RequestLink } from '../request-view/pages.tsx'
import { payViewOf } from '../request-view/view-search.ts'
import { AwaitedOrder } from './AwaitedOrder.tsx'
import { InstructionSteps } from './InstructionSteps.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { ProviderLink } from './ProviderLink.tsx'

/**
 * B §2 Pay_With_PSS: the hand-over to the provider's own page. Nothing of the provider runs here (D21): the applicant sees
 * where the way leads, what is paid, and presses the link. An order without such a page leads to its instructions.
 */
export const HandOverScreen = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('payment')
  return (
    <AwaitedOrder
      requestId={requestId}
      title={(order) => (order?.redirectUrl ? t('handOver.title', { option: order.optionName }) : t('title'))}
    >
      {(order, { price, actions }) => (
        <>
          {order.redirectUrl && <p>{t('handOver.intro')}</p>}
          <OrderFacts order={order} isSample={price?.isSample} />
          <Cluster>
            <ProviderLink order={order} />
            {!order.redirectUrl && (
              <Button asChild>
                <RequestLink page="instructions" request={requestId}>
                  {t('instruction.title')}
                </RequestLink>
              </Button>
            )}
            <Button asChild variant="secondary" width="phone">
              <RequestLink page="list" request={requestId} view={payViewOf(actions)}>
                {t('choosePayment')}
              </RequestLink>
            </Button>
          </Cluster>
          <InstructionSteps order={order} />
        </>
      )}
    </AwaitedOrder>
  )
}
