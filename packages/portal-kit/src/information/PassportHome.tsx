import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { uploadLimits } from '@invea/domain/attachments'
import { PageSection, Split } from '@invea/ui'
import { useTranslation } from '../i18n/use-translation.ts'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { Hero } from './Hero.tsx'
import { HomeNotices } from './HomeNotices.tsx'
import { Checklist } from './HomeParts.tsx'
import { HowToApply } from './HowToApply.tsx'
import { Slides } from './Slides.tsx'

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
