import { PageSection, Split } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { HomeNotices } from '../notices/HomeNotices.tsx'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { BeforeYouApply } from './BeforeYouApply.tsx'
import { Hero } from './Hero.tsx'
import { HowToApply } from './HowToApply.tsx'
import { Slides } from './Slides.tsx'

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
