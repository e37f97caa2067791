import { Alert, Button, Cluster, OutsideIcon } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { usePortalConfig } from '../config/index.ts'
import { RequestLink } from '../request-view/pages.tsx'
import { AwaitedOrder } from './AwaitedOrder.tsx'
import { InstructionSteps } from './InstructionSteps.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { providerAddress } from './provider-address.ts'

/**
 * B §2 Pay_With_PSS: the hand-over to the provider's own page. Nothing of the provider runs here (D21): the applicant sees
 * where the way leads, what is paid, and presses the link. An order without such a page leads to its instructions.
 */
export const HandOverScreen = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('payment')
  const { helpLine } = usePortalConfig()
  return (
    <AwaitedOrder
      requestId={requestId}
      title={(order) => (order ? t('handOver.title', { option: order.optionName }) : t('title'))}
    >
      {(order) => {
        const address = providerAddress(order.redirectUrl)
        return (
          <>
            <p>{t('handOver.intro')}</p>
            <OrderFacts order={order} />
            {address ? (
              <Cluster>
                <Button asChild width="phone">
                  <a href={address} rel="noreferrer">
                    {t('handOver.go', { option: order.optionName })}
                    <OutsideIcon aria-hidden="true" className="size-5" />
                  </a>
                </Button>
                <Button asChild variant="secondary" width="phone">
                  <RequestLink page="list" request={requestId} view="pay">
                    {t('choosePayment')}
                  </RequestLink>
                </Button>
              </Cluster>
            ) : order.redirectUrl ? (
              <Alert tone="danger">{t('handOver.unsafe', { helpLine })}</Alert>
            ) : (
              <Button asChild>
                <RequestLink page="instructions" request={requestId}>
                  {t('instruction.title')}
                </RequestLink>
              </Button>
            )}
            <InstructionSteps order={order} />
          </>
        )
      }}
    </AwaitedOrder>
  )
}
