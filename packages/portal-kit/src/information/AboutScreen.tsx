import { Card, Grid, PageSection, Prose, Split } from '@invea/ui'
import { useTranslation } from '../i18n/i18n.ts'
import { HelpPanel, PageHead } from '../shell/PageParts.tsx'

const missions = ['documents', 'welcome', 'records'] as const
const values = ['respect', 'fairness', 'honesty', 'punctuality', 'confidentiality', 'access', 'care'] as const

/** B §2: title, paragraphs, vision, mission (three items), values (seven items). */
export const AboutScreen = () => {
  const { t } = useTranslation('about')
  return (
    <>
      <PageHead title={t('title')} intro={t('summary')} />
      <PageSection space="tight">
        <Split aside={<HelpPanel />}>
          <Prose>
            <p>{t('agency')}</p>
            <p>{t('service')}</p>
            <p>{t('promise')}</p>
          </Prose>
          <section aria-labelledby="vision" className="vision">
            <h2 id="vision">{t('vision.title')}</h2>
            <p>{t('vision.text')}</p>
          </section>
        </Split>
      </PageSection>
      <PageSection tone="sunken" aria-labelledby="mission">
        <h2 id="mission" className="mb-4">
          {t('mission.title')}
        </h2>
        <ol className="mission">
          {missions.map((item) => (
            <li key={item}>{t(`mission.${item}`)}</li>
          ))}
        </ol>
      </PageSection>
      <PageSection aria-labelledby="values">
        <h2 id="values" className="mb-4">
          {t('values.title')}
        </h2>
        <Grid as="ul">
          {values.map((value) => (
            <li key={value}>
              <Card className="h-full">
                <Card.Title className="text-lg">{t(`values.${value}.title`)}</Card.Title>
                <p>{t(`values.${value}.text`)}</p>
              </Card>
            </li>
          ))}
        </Grid>
      </PageSection>
    </>
  )
}
