import { orderLifetimeHours } from '@invea/domain/application'
import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { uploadLimits } from '@invea/domain/attachments'
import { groupSizes, maxApplicants } from '@invea/domain/drafts'
import { urgentFees } from '@invea/domain/fees'
import { PageSection, Split } from '@invea/ui'
import { Carousel } from '@invea/ui/carousel'
import { usePortalConfig } from '../api/config-source.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { HelpPanel } from '../shell/PageParts.tsx'
import { type PageId, PageLink, useHasPage } from '../shell/site-map.tsx'
import book from './art/book.svg?raw'
import follow from './art/follow.svg'
import group from './art/group.svg'
import honest from './art/honest.svg'
import pay from './art/pay.svg'
import urgent from './art/urgent.svg'
import { Checklist, Drawing, Hero, HomeNotices, type HomeProps, useCarouselWords } from './HomeParts.tsx'
import { HowToApply } from './HowToApply.tsx'

// From the table, because `urgentDays` would load the rules of the fees.
const [short = '', long = ''] = Object.keys(urgentFees.new)

const slideMilliseconds = 7000

interface Slide {
  /** Its picture, or the address of its picture. */
  readonly picture: string
  readonly title: string
  readonly text: string
  readonly page?: PageId
}

/** A §2: the carousel of six slides. The page contains the first picture; the others load when they are about to be visible. */
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
      text: t('slide.pay.text', { hours: orderLifetimeHours }),
      page: 'services',
    },
    group: {
      picture: group,
      title: t('slide.group.title'),
      text: t('slide.group.text', { min: groupSizes[0], max: maxApplicants }),
      page: 'appointment',
    },
    urgent: {
      picture: urgent,
      title: t('slide.urgent.title', { short, long }),
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

/** A §2: facts to know before an application. Numbers come from the rules. */
export const BeforeYouApply = () => {
  const { t } = useTranslation('home')
  return (
    <Checklist
      title={t('before.title')}
      items={[
        t('before.citizen'),
        t('before.names'),
        t('before.documents', { size: uploadLimits.application / 1_000_000 }),
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
export const PassportHome = (props: HomeProps) => (
  <>
    <HomeNotices />
    <Hero home="home" {...props}>
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
