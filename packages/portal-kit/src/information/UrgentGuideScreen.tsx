import { urgentReasons, urgentSessionMinutes } from '@invea/domain'
import { Accordion, Button, Card, PageSection, Split, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'
import { DocumentList } from './DocumentList.tsx'
import { ForEveryService } from './ForEveryService.tsx'
import { feeRows, urgentDays, urgentSurcharge } from './fee-rows.ts'
import { type RequirementService, urgentServices } from './requirement-services.ts'
import { ServiceNote } from './ServiceNote.tsx'
import { ServiceRow } from './ServiceRow.tsx'
import { SpeedTabs } from './SpeedTabs.tsx'
import { UrgentFeeTable } from './UrgentFeeTable.tsx'
import { useAmounts } from './use-amounts.ts'
import { useNamedRow } from './use-named-row.ts'

const [short, long] = urgentDays

const Section = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation('requirements')
  const has = useHasPage()
  return (
    <ServiceRow service={service} amounts={feeRows[service].flatMap(({ urgent }) => Object.values(urgent))}>
      <h3>{t('need')}</h3>
      <DocumentList service={service} mode="urgent" />
      <ServiceNote service={service} />
      <UrgentFeeTable service={service} />
      {has('urgentAppointment') && (
        <Button asChild width="phone" className="sm:self-start">
          <PageLink page="urgentAppointment" search={{ service }}>
            {t('apply')}
          </PageLink>
        </Button>
      )}
    </ServiceRow>
  )
}

const allCases = urgentServices.flatMap((service) => feeRows[service])

const Conditions = () => {
  const { t } = useTranslation(['requirements', 'choice'])
  const amounts = useAmounts()
  return (
    <Card tone="accent">
      <Card.Title as="h2">{t('requirements:urgent.conditions')}</Card.Title>
      <ul className="plain-list">
        <li>{t('requirements:urgent.nationals')}</li>
        <li>{t('requirements:urgent.office')}</li>
        <li>{t('requirements:urgent.account', { minutes: urgentSessionMinutes })}</li>
        <li>{t('requirements:urgent.review')}</li>
        <li>
          {t('requirements:urgent.surcharge', {
            days2: short,
            short: amounts(urgentSurcharge(allCases, short)),
            days5: long,
            long: amounts(urgentSurcharge(allCases, long)),
          })}
        </li>
        <li>{t('requirements:urgent.longValidity')}</li>
      </ul>
      <h3 className="mt-5 mb-1">{t('requirements:urgent.reasons')}</h3>
      <p className="mb-2">{t('requirements:urgent.evidence')}</p>
      <ul className="plain-list columns">
        {urgentReasons.map((reason) => (
          <li key={reason}>{t(`choice:urgentReason.${reason}`)}</li>
        ))}
      </ul>
    </Card>
  )
}

/** B §2: the urgent tab of the how-to-apply guide; conditions and reasons are those of A §5. */
export const UrgentGuideScreen = () => {
  const { t } = useTranslation('requirements')
  useNamedRow()
  return (
    <>
      <PageHead title={t('urgent.title')} intro={t('urgent.intro', { short, long })}>
        <SpeedTabs />
      </PageHead>
      <PageSection space="tight">
        <Split
          aside={
            <Stack gap={6}>
              <ForEveryService />
              <HelpPanel />
            </Stack>
          }
        >
          <Stack gap={6}>
            <Conditions />
            <Accordion>
              {urgentServices.map((service) => (
                <Section key={service} service={service} />
              ))}
            </Accordion>
          </Stack>
        </Split>
      </PageSection>
    </>
  )
}
