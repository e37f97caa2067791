import { Accordion, PageSection, Split, Stack } from '@invea/ui'
import { usePortalConfig } from '../api/config-source.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { chargedRows, type RequirementService } from '../payment/fee-rows.ts'
import { HelpPanel, PageHead } from '../shell/PageParts.tsx'
import { PageLink } from '../shell/site-map.tsx'
import { ApplyButton, FeeLines, GuideInvitation, requirementServices, useNamedRow } from './InformationParts.tsx'
import { DocumentList, ForEveryService, ServiceNote, ServiceRow, SpeedTabs } from './ServiceRow.tsx'

/** B §2: fees of a service, case by case. */
export const FeeList = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation('requirements')
  return <FeeLines lines={chargedRows(service).map(({ name, regular }) => [t(`row.${name}`), regular])} />
}

const Requirement = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation('requirements')
  return (
    <ServiceRow service={service} amounts={chargedRows(service).map(({ regular }) => regular)}>
      <div className="halves">
        <div>
          <h3>{t('need')}</h3>
          <DocumentList service={service} mode="normal" />
          <ServiceNote service={service} />
        </div>
        <div>
          <h3>{t('fee')}</h3>
          <FeeList service={service} />
          <ApplyButton service={service}>{t('apply')}</ApplyButton>
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

/** B §2: the requirement pages: one accordion for each service, with documents, fee and Apply Now. */
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
