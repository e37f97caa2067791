import { paymentDeadlineHours } from '@invea/domain/application'
import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { birthCertificateBelowAge, uploadLimits } from '@invea/domain/attachments'
import { groupSizes } from '@invea/domain/drafts'
import { regularFees, urgentFees } from '@invea/domain/fees'
import { pageRunOutAt } from '@invea/domain/services'
import type { Resources } from '@invea/locales'
import { Card, groupDigits, PageSection, Split } from '@invea/ui'
import { Carousel } from '@invea/ui/carousel'
import { usePortalConfig } from '../api/config-source.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { type PageId, PageLink, useHasPage } from '../shell/navigation.tsx'
import { HelpPanel } from '../shell/PageParts.tsx'
import book from './art/book.svg?raw'
import follow from './art/follow.svg'
import group from './art/group.svg'
import honest from './art/honest.svg'
import pay from './art/pay.svg'
import urgent from './art/urgent.svg'
import { Checklist, Drawing, Hero, HomeNotices, useCarouselWords, WhichService } from './HomeParts.tsx'

/** The eight cards of How to Apply, in their order (A §2). */
export type HomeService = Exclude<keyof Resources['home']['apply'], 'title' | 'text' | 'fee' | 'feeFrom' | 'more'>

export interface ServiceCard {
  readonly service: HomeService
  /** Whole ETB, from the fee tables; absent where the service has its own page of fees. */
  readonly fee?: number
  /** True where the fee is the lowest of several. */
  readonly from?: boolean
}

const lowestUrgentFee = Math.min(...Object.values(urgentFees).flatMap((byDays) => Object.values(byDays)))

/** Two pages of four (A §2). */
export const servicePages: readonly (readonly ServiceCard[])[] = [
  [
    { service: 'new', fee: regularFees.new },
    { service: 'expired', fee: regularFees.expired },
    { service: 'pageRunOut', fee: regularFees.pageRunOut },
    { service: 'damaged', fee: regularFees.damaged },
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
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
          <ul key={at} className="services">
            {page.map(draw)}
          </ul>
        ))}
      </Carousel>
    </PageSection>
  )
}

/** How long a slide is shown before the next one. */
const slideMilliseconds = 7000

interface Slide {
  /** Its drawing, or the address of it. */
  readonly picture: string
  readonly title: string
  readonly text: string
  readonly page?: PageId
}

/** A §2: the carousel of six slides. The first picture comes with the page, the others when they are about to be seen. */
export const Slides = () => {
  const { t } = useTranslation('home')
  const { helpLine } = usePortalConfig()
  const has = useHasPage()
  const slides: Readonly<Record<string, Slide>> = {
    book: { picture: book, title: t('slide.book.title'), text: t('slide.book.text'), page: 'schedule' },
    follow: { picture: follow, title: t('slide.follow.title'), text: t('slide.follow.text'), page: 'status' },
    pay: {
      picture: pay,
      title: t('slide.pay.title'),
      text: t('slide.pay.text', { hours: paymentDeadlineHours }),
      page: 'services',
    },
    group: {
      picture: group,
      title: t('slide.group.title'),
      text: t('slide.group.text', { min: groupSizes[0], max: groupSizes[groupSizes.length - 1] ?? 0 }),
      page: 'appointment',
    },
    urgent: {
      picture: urgent,
      title: t('slide.urgent.title', { short: 2, long: 5 }),
      text: t('slide.urgent.text'),
      page: 'urgentAppointment',
    },
    honest: { picture: honest, title: t('slide.honest.title'), text: t('slide.honest.text', { line: helpLine }) },
  }
  return (
    <Carousel label={t('carousel.title')} words={useCarouselWords()} rotateEvery={slideMilliseconds} className="slides">
      {Object.entries(slides).map(([key, { picture, title, text, page }], at) => (
        <div key={key}>
          {at === 0 ? (
            <Drawing svg={picture} className="picture" />
          ) : (
            <img className="picture" src={picture} alt="" width="400" height="200" loading="lazy" />
          )}
          <div className="slide">
            <h2 className="text-xl">{page && has(page) ? <PageLink page={page}>{title}</PageLink> : title}</h2>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </Carousel>
  )
}

/** A §2: what to know and to have ready; figures come from the rules. */
export const BeforeYouApply = () => {
  const { t } = useTranslation('home')
  return (
    <Checklist
      title={t('before.title')}
      items={[
        t('before.citizen'),
        t('before.names'),
        t('before.papers', { size: uploadLimits.application / 1_000_000 }),
        t('before.originals'),
        t('before.phone'),
        t('before.fee'),
        t('before.self'),
        t('before.time', { minutes: earliestArrivalMinutes }),
      ]}
    />
  )
}

/** A §2: the home page of the passport portal. */
export const PassportHome = () => {
  const { t } = useTranslation('home')
  return (
    <>
      <HomeNotices />
      <Hero
        title={t('title')}
        intro={t('intro')}
        actions={{
          start: [t('action.start'), t('action.startText')],
          register: [t('action.register'), t('action.registerText')],
          status: [t('action.status'), t('action.statusText')],
        }}
      >
        <Slides />
      </Hero>
      <HowToApply />
      <PageSection>
        <Split aside={<HelpPanel />}>
          <BeforeYouApply />
        </Split>
      </PageSection>
    </>
  )
}
