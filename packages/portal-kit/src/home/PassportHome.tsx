import { PageSection, Split } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { Actions } from './Actions.tsx'
import { BeforeYouApply } from './BeforeYouApply.tsx'
import { Hero } from './Hero.tsx'
import { HowToApply } from './HowToApply.tsx'
import { Slides } from './Slides.tsx'

/** A §2: the home page of the passport portal. */
export const PassportHome = () => {
  const { t } = useTranslation('home')
  return (
    <>
      <Hero title={t('title')} intro={t('intro')} start={t('action.start')}>
        <Slides />
      </Hero>
      <Actions />
      <HowToApply />
      <PageSection>
        <Split aside={<HelpPanel />}>
          <BeforeYouApply />
        </Split>
      </PageSection>
    </>
  )
}
