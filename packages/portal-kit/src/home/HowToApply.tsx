import { birthCertificateBelowAge, pageRunOutAt } from '@invea/domain'
import { Card, groupDigits, PageSection } from '@invea/ui'
import { Carousel } from '@invea/ui/carousel'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'
import { type HomeService, type ServiceCard, servicePages } from './services.ts'
import { useCarouselWords } from './use-carousel-words.ts'
import { WhichService } from './WhichService.tsx'

/** A §2: how to apply, two pages of four cards. */
export const HowToApply = () => {
  const { t } = useTranslation('home')
  const { otherPortalUrl } = usePortalConfig()
  const has = useHasPage()
  const titleOf = (service: HomeService) => {
    const title = t(`apply.${service}.title`)
    if (service === 'other') return otherPortalUrl ? <a href={otherPortalUrl}>{title}</a> : title
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
  const draw = ({ service, fee, from }: ServiceCard) => (
    <li key={service}>
      <Card interactive={service !== 'other' && has('requirements')} className="flex h-full flex-col">
        <Card.Title className="text-lg">{titleOf(service)}</Card.Title>
        <p className="flex-1">
          {service === 'new' && t('apply.new.text', { age: birthCertificateBelowAge })}
          {service === 'pageRunOut' && t('apply.pageRunOut.text', { pages: pageRunOutAt })}
          {service !== 'new' && service !== 'pageRunOut' && t(`apply.${service}.text`)}
        </p>
        {fee !== undefined && (
          <p className="mt-3 font-semibold">{t(from ? 'apply.feeFrom' : 'apply.fee', { amount: groupDigits(fee) })}</p>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
          <ul key={at} className="services">
            {page.map(draw)}
          </ul>
        ))}
      </Carousel>
    </PageSection>
  )
}
