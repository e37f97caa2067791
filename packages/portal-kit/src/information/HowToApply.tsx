import { birthCertificateBelowAge } from '@invea/domain/attachments'
import { formatAmount, lowestUrgentFee, regularFees } from '@invea/domain/fees'
import { pageRunOutAt } from '@invea/domain/services'
import type { Resources } from '@invea/locales'
import { Card, PageSection } from '@invea/ui'
import { Carousel } from '@invea/ui/carousel'
import { usePortalConfig } from '../api/config-source.ts'
import { otherPortalAddress } from '../i18n/address.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { PageLink, useHasPage } from '../shell/site-map.tsx'
import { useCarouselWords, WhichService } from './HomeParts.tsx'

/** The eight cards of How to Apply, in their order (A §2). */
export type HomeService = Exclude<keyof Resources['home']['apply'], 'title' | 'text' | 'fee' | 'feeFrom'>

export interface HomeServiceCard {
  readonly service: HomeService
  /** Whole ETB, from the fee tables. Absent when the service has its own page of fees. */
  readonly fee?: number
  /** True where the fee is the lowest of several. */
  readonly from?: boolean
}

/** Two pages of four (A §2). */
export const servicePages: readonly (readonly HomeServiceCard[])[] = [
  [
    { service: 'new', fee: regularFees.new },
    { service: 'expired', fee: regularFees.expired, from: true },
    { service: 'pageRunOut', fee: regularFees.pageRunOut, from: true },
    { service: 'damaged', fee: regularFees.damaged, from: true },
  ],
  [
    { service: 'lost', fee: regularFees.lost, from: true },
    { service: 'dataChange', fee: regularFees.expiredWithCorrection, from: true },
    { service: 'urgent', fee: lowestUrgentFee, from: true },
    { service: 'other' },
  ],
]

/** A §2: how to apply, two pages of four cards. */
export const HowToApply = () => {
  const { t } = useTranslation('home')
  const otherPortal = otherPortalAddress(usePortalConfig().otherPortalUrl, useLanguage())
  const has = useHasPage()
  const titleOf = (service: HomeService) => {
    const title = t(`apply.${service}.title`)
    if (service === 'other') return otherPortal ? <a href={otherPortal}>{title}</a> : title
    if (!has('requirements')) return title
    return (
      <Card.Link asChild>
        {service === 'urgent' ? (
          <PageLink page="urgentGuide">{title}</PageLink>
        ) : (
          <PageLink page="requirements" hash={service}>
            {title}
          </PageLink>
        )}
      </Card.Link>
    )
  }
  const draw = ({ service, fee, from }: HomeServiceCard) => (
    <li key={service}>
      <Card interactive={service !== 'other' && has('requirements')} className="flex h-full flex-col">
        <Card.Title className="text-lg">{titleOf(service)}</Card.Title>
        <p className="flex-1">
          {service === 'new' && t('apply.new.text', { age: birthCertificateBelowAge })}
          {service === 'pageRunOut' && t('apply.pageRunOut.text', { pages: pageRunOutAt })}
          {service !== 'new' && service !== 'pageRunOut' && t(`apply.${service}.text`)}
        </p>
        {fee !== undefined && (
          <p className="mt-3 font-semibold">{t(from ? 'apply.feeFrom' : 'apply.fee', { amount: formatAmount(fee) })}</p>
        )}
      </Card>
    </li>
  )
  return (
    <PageSection tone="sunken">
      <h2>{t('apply.title')}</h2>
      <p className="mt-2">{t('apply.text')}</p>
      <WhichService />
      <Carousel label={t('apply.title')} words={useCarouselWords()}>
        {servicePages.map((page, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
          <ul key={at} className="services">
            {page.map(draw)}
          </ul>
        ))}
      </Carousel>
    </PageSection>
  )
}
