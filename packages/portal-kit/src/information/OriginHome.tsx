import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { uploadLimits } from '@invea/domain/attachments'
import { Card, PageSection, Split } from '@invea/ui'
import { useTranslation } from '../i18n/i18n.ts'
import { HelpPanel } from '../shell/PageParts.tsx'
import { PageLink } from '../shell/site-map.tsx'
import family from './art/group.svg?raw'
import { Checklist, Drawing, Hero, HomeNotices, type HomeProps, WhichService } from './HomeParts.tsx'

const kinds = ['birth', 'spouse', 'child'] as const
const services = ['new', 'renewal', 'damaged', 'lost', 'correction', 'spouse', 'child'] as const

/** A §1, A §2: the home page of the Origin ID portal, with its own How to Apply list. */
export const OriginHome = (props: HomeProps) => {
  const { t } = useTranslation('originHome')
  return (
    <>
      <HomeNotices />
      <Hero home="originHome" {...props}>
        <Drawing svg={family} className="hero-picture" />
      </Hero>
      <PageSection>
        <h2 className="mb-4">{t('who.title')}</h2>
        <ul className="services">
          {kinds.map((kind) => (
            <li key={kind}>
              <Card tone="accent" className="h-full">
                <Card.Title>{t(`who.${kind}.title`)}</Card.Title>
                <p>{t(`who.${kind}.text`)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection tone="sunken">
        <h2>{t('apply.title')}</h2>
        <p className="mt-2">{t('apply.text')}</p>
        <WhichService />
        <ul className="services">
          {services.map((service) => (
            <li key={service}>
              <Card interactive className="h-full">
                <Card.Title className="text-lg">
                  <Card.Link asChild>
                    <PageLink page="requirements" hash={service === 'spouse' ? 'bySpouse' : service}>
                      {t(`apply.${service}.title`)}
                    </PageLink>
                  </Card.Link>
                </Card.Title>
                <p>{t(`apply.${service}.text`)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection>
        <Split aside={<HelpPanel />}>
          <Checklist
            title={t('before.title')}
            items={[
              t('before.valid'),
              t('before.yellow'),
              t('before.passport'),
              t('before.documents', { size: uploadLimits.application / 1_000_000 }),
              t('before.originals'),
              t('before.abroad'),
              t('before.self'),
              t('before.time', { minutes: earliestArrivalMinutes }),
            ]}
          />
        </Split>
      </PageSection>
    </>
  )
}
