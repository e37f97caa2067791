import { Accordion, Button, PageSection, Split, Stack } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'
import { DocumentList } from './DocumentList.tsx'
import { FeeList } from './FeeList.tsx'
import { ForEveryService } from './ForEveryService.tsx'
import { feeRows } from './fee-rows.ts'
import { GuideInvitation } from './GuideInvitation.tsx'
import { type RequirementService, requirementServices } from './requirement-services.ts'
import { ServiceNote } from './ServiceNote.tsx'
import { ServiceRow } from './ServiceRow.tsx'
import { SpeedTabs } from './SpeedTabs.tsx'
import { useNamedRow } from './use-named-row.ts'

const Requirement = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation('requirements')
  const has = useHasPage()
  return (
    <ServiceRow service={service} amounts={feeRows[service].map(({ regular }) => regular)}>
      <div className="halves">
        <div>
          <h3>{t('need')}</h3>
          <DocumentList service={service} mode="normal" />
          <ServiceNote service={service} />
        </div>
        <div>
          <h3>{t('fee')}</h3>
          <FeeList service={service} />
          {has('appointment') && (
            <Button asChild width="full">
              <PageLink page="appointment" search={{ service }}>
                {t('apply')}
              </PageLink>
            </Button>
          )}
        </div>
      </div>
    </ServiceRow>
  )
}

const InAHurry = () => {
  const { t } = useTranslation('requirements')
  const { helpLine } = usePortalConfig()
  return (
    <section aria-labelledby="hurry" className="aside-note">
      <h2 id="hurry">{t('hurry.title')}</h2>
      <p>
        <PageLink page="urgentGuide">{t('hurry.link')}</PageLink>
      </p>
      <p>{t('hurry.emergency', { line: helpLine })}</p>
    </section>
  )
}

/** B §2: the requirement pages, one accordion a service, each with its papers, its fee and Apply Now. */
export const InformationScreen = () => {
  const { t } = useTranslation('requirements')
  useNamedRow()
  return (
    <>
      <PageHead title={t('title')} intro={t('summary')}>
        <SpeedTabs />
      </PageHead>
      <PageSection space="tight">
        <Split
          aside={
            <Stack gap={6}>
              <GuideInvitation />
              <ForEveryService />
              <HelpPanel />
            </Stack>
          }
        >
          <Accordion>
            {requirementServices.map((service) => (
              <Requirement key={service} service={service} />
            ))}
          </Accordion>
          <InAHurry />
        </Split>
      </PageSection>
    </>
  )
}
