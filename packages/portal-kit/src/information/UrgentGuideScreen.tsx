import { urgentSessionMinutes } from '@invea/domain/account'
import { formatAmount } from '@invea/domain/fees'
import { urgentReasons } from '@invea/domain/services'
import { Accordion, Card, PageSection, Split, Stack, Table } from '@invea/ui'
import { useTranslation } from '../i18n/i18n.ts'
import {
  chargedRows,
  type FeeRow,
  type RequirementService,
  urgentDays,
  urgentSurcharge,
  useAmounts,
} from '../payment/fee-rows.ts'
import { HelpPanel, PageHead } from '../shell/PageParts.tsx'
import { ApplyButton, urgentServices, useNamedRow } from './InformationParts.tsx'
import { DocumentList, ForEveryService, ServiceNote, ServiceRow, SpeedTabs } from './ServiceRow.tsx'

/** B §2: the fee table of a section of the urgent guide, for two and for five working days. */
export const UrgentFeeTable = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation(['requirements', 'service'])
  return (
    <Table
      caption={t('requirements:urgent.fees')}
      rows={chargedRows(service)}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'case',
          header: t('requirements:urgent.case'),
          cell: ({ name }: FeeRow) => t(`requirements:row.${name}`),
        },
        ...urgentDays.map((days) => ({
          id: String(days),
          header: t('requirements:urgent.days', { days }),
          cell: ({ urgent }: FeeRow) => t('service:etb', { amount: formatAmount(urgent[days]) }),
          align: 'end' as const,
        })),
      ]}
    />
  )
}

const [short, long] = urgentDays

const Section = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation('requirements')
  return (
    <ServiceRow service={service} amounts={chargedRows(service).flatMap(({ urgent }) => Object.values(urgent))}>
      <h3>{t('need')}</h3>
      <DocumentList service={service} mode="urgent" />
      {service === 'lost' ? <p>{t('urgent.lost')}</p> : <ServiceNote service={service} />}
      <UrgentFeeTable service={service} />
      <ApplyButton page="urgentAppointment" service={service} width="phone" className="sm:self-start">
        {t('apply')}
      </ApplyButton>
    </ServiceRow>
  )
}

const allCases = urgentServices.flatMap(chargedRows)

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

/** B §2: the urgent tab of the how-to-apply guide. Conditions and reasons come from A §5. */
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
