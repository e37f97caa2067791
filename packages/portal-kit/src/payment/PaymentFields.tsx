import type { Application } from '@invea/domain'
import {
  confirmationPromiseHours,
  orderLifetimeHours,
  type PaymentChannel,
  type PaymentOption,
  type PriceInfo,
} from '@invea/domain/application'
import { Alert, Button, Checkbox, ChoiceCards, Skeleton, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries, orderQueries } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { fieldHtmlId } from '../application-form/use-wizard.ts'
import { RequestLink } from '../application-view/pages.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { isAbroad } from '../shell/PageParts.tsx'
import { PricePanel, useClosedReason, useOpenOrder } from './PaymentPanels.tsx'

/** B §9: `PSS` for options that lead to the provider's page. */
export const channelOf = (options: readonly PaymentOption[] = [], optionId: string): PaymentChannel =>
  options.find(({ id }) => String(id) === optionId)?.kind === 'redirect' ? 'PSS' : 'Mobile'

/** Terms of the box below (B §1, B §9). Hours come from the rules (D4). `channel`: of the chosen option. */
export const PaymentTerms = ({ channel }: { readonly channel: PaymentChannel | undefined }) => {
  const { t } = useTranslation('payment')
  const { helpLine, supportMailbox: email } = usePortalConfig()
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      <li>{t('withinHours', { hours: orderLifetimeHours })}</li>
      {channel === 'Mobile' && <li>{t('bankHours', { hours: orderLifetimeHours })}</li>}
      {isAbroad() && <li>{t('fromAbroad')}</li>}
      <li>{t('orderOnly')}</li>
      <li>{t('nonRefundable')}</li>
      <li>{t('forfeit')}</li>
      <li>{t('waiting.late', { hours: confirmationPromiseHours, helpLine, email })}</li>
    </ul>
  )
}

/** Leads back to the list. */
export const ReturnLink = () => {
  const { t } = useTranslation('payment')
  return (
    <Button asChild variant="secondary" width="phone">
      <RequestLink page="list">{t('returnToApplications')}</RequestLink>
    </Button>
  )
}

export interface PaymentFieldsProps {
  readonly requestId: number
  readonly price: PriceInfo
  readonly options: readonly PaymentOption[]
  readonly optionId: string | undefined
  readonly onOption: (optionId: string) => void
  readonly agreed: boolean
  readonly onAgreed: (agreed: boolean) => void
  readonly optionError?: string | undefined
  readonly agreedError?: string | undefined
  readonly pending: boolean
}

/** The fee, a tile for each payment option, the terms box, and the buttons (B §2 Payment screen). */
export const PaymentFields = ({
  requestId,
  price,
  options,
  optionId = '',
  onOption,
  agreed,
  onAgreed,
  optionError,
  agreedError,
  pending,
}: PaymentFieldsProps) => {
  const { t } = useTranslation('payment')
  const hasOrder = useOpenOrder(requestId) !== undefined
  return (
    <Stack gap={6}>
      <PricePanel price={price} />
      <ChoiceCards
        id={fieldHtmlId('payment.optionId')}
        legend={t('method')}
        columns={2}
        value={optionId}
        onChange={onOption}
        error={optionError}
      >
        {options.map(({ id, name, imageUrl, kind }) => (
          <ChoiceCards.Option
            key={id}
            value={String(id)}
            title={name}
            icon={
              <img
                src={imageUrl}
                alt=""
                width={48}
                height={48}
                className="size-12 rounded-md bg-[#fff] object-contain"
              />
            }
          >
            {t(`kind.${kind}`)}
          </ChoiceCards.Option>
        ))}
      </ChoiceCards>
      <PaymentTerms channel={optionId ? channelOf(options, optionId) : undefined} />
      <Checkbox
        id={fieldHtmlId('payment.agreed')}
        checked={agreed}
        onChange={(event) => onAgreed(event.currentTarget.checked)}
        error={agreedError}
      >
        {t('terms')}
      </Checkbox>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <ReturnLink />
        <Button type="submit" width="phone" variant={hasOrder ? 'secondary' : 'primary'} pending={pending}>
          {t(pending ? 'proceeding' : 'proceed')}
        </Button>
      </div>
    </Stack>
  )
}

export interface PaymentBasisProps {
  readonly requestId: number
  readonly application: Application | undefined
  readonly children: (basis: { readonly options: readonly PaymentOption[]; readonly price: PriceInfo }) => ReactNode
}

/** Fee and payment options, fetched before a payment screen renders, or why none can be ordered. A failure shows Try again (G2). */
export const PaymentBasis = ({ requestId, application, children }: PaymentBasisProps) => {
  const { t } = useTranslation('payment')
  const { helpLine } = usePortalConfig()
  const api = usePortalApi()
  const language = useLanguage()
  const price = useQuery(applicationQueries.price(api, language, requestId))
  const options = useQuery(orderQueries.options(api, language))
  const closed = useClosedReason(application)
  if (closed)
    return (
      <>
        <Alert tone="warning">{closed}</Alert>
        <ReturnLink />
      </>
    )
  const failed = [price, options].find(({ isLoadingError }) => isLoadingError)
  if (failed) return <FailureNotice error={failureOf(failed.error)} onRetry={() => void failed.refetch()} />
  if (!price.data || !options.data) return <Skeleton lines={8} className="min-h-screen" />
  if (options.data.length === 0) return <Alert tone="warning">{t('methodsEmpty', { helpLine })}</Alert>
  return children({ price: price.data, options: options.data })
}
