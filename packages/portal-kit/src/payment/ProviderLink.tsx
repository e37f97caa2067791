import type { PaymentOrder } from '@invea/domain'
import { Alert, Button, OutsideIcon } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { expectReturn } from '../session/shared-session.ts'
import { providerAddress } from './provider-address.ts'

/** The way to the provider's own page, where the order has one; an address that is not safe is told, never linked (D21). */
export const ProviderLink = ({ order: { redirectUrl, optionName } }: { readonly order: PaymentOrder }) => {
  const { t } = useTranslation('payment')
  const { helpLine } = usePortalConfig()
  if (!redirectUrl) return null
  const address = providerAddress(redirectUrl)
  if (!address) return <Alert tone="danger">{t('handOver.unsafe', { helpLine })}</Alert>
  return (
    <Button asChild width="phone">
      <a href={address} rel="noreferrer" onClick={expectReturn}>
        {t('handOver.go', { option: optionName })}
        <OutsideIcon aria-hidden="true" className="size-5" />
      </a>
    </Button>
  )
}
