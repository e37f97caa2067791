import { formatAmount } from '@invea/domain/fees'
import { type PassportService, passportServices } from '@invea/domain/services'
import { Card, Grid, PageSection, Stack, Table } from '@invea/ui'
import { useTranslation } from '../i18n/i18n.ts'
import { chargedRows, type FeeRow, feeRows, type RequirementService, urgentDays } from '../payment/fee-rows.ts'
import { PageHead } from '../shell/PageParts.tsx'
import { type PageId, PageLink } from '../shell/site-map.tsx'
import { ApplyButton, GuideInvitation, requirementServices, useServiceText } from './InformationParts.tsx'
import { DocumentList } from './ServiceRow.tsx'

interface PricedCase extends FeeRow {
  readonly service: RequirementService
}

/** Every case that a form charges. */
export const pricedCases: readonly PricedCase[] = requirementServices.flatMap((service) =>
  chargedRows(service).map((row) => ({ ...row, service })),
)

const FeeTable = () => {
  const { t } = useTranslation(['serviceList', 'service', 'requirements'])
  const caseName = ({ service, name }: PricedCase) => (
    <>
      {t(`service:name.${service}`)}
      {name !== 'plain' && <small className="case-name">{t(`requirements:row.${name}`)}</small>}
    </>
  )
  const amount = { align: 'end' } as const
  return (
    <Table
      caption={t('serviceList:table')}
      rows={pricedCases}
      rowKey={({ service, name }) => `${service} ${name}`}
      columns={[
        { id: 'service', header: t('serviceList:service'), cell: caseName },
        { id: 'regular', header: t('serviceList:regular'), cell: ({ regular }) => formatAmount(regular), ...amount },
        ...urgentDays.map((days) => ({
          id: String(days),
          header: t('serviceList:urgent', { days }),
          cell: ({ urgent }: PricedCase) => formatAmount(urgent[days]),
          ...amount,
        })),
      ]}
    />
  )
}

const hasPage = (service: PassportService): service is RequirementService => service in feeRows

/** Page of a service without a row in the requirements. The emergency service has none, because it is requested in person (A §1). */
const pageOf = (service: PassportService): PageId | undefined =>
  passportServices[service].channel === 'portal' ? 'urgentGuide' : undefined

const ServiceCard = ({ service }: { service: PassportService }) => {
  const { t } = useTranslation(['service', 'requirements'])
  const text = useServiceText()
  const page = pageOf(service)
  const name = t(`service:name.${service}`)
  if (!hasPage(service))
    return (
      <Card interactive={page !== undefined} className="h-full">
        <Card.Title className="text-lg">
          {page ? (
            <Card.Link asChild>
              <PageLink page={page}>{name}</PageLink>
            </Card.Link>
          ) : (
            name
          )}
        </Card.Title>
        <p>{text(service)}</p>
      </Card>
    )
  return (
    <Card className="flex h-full flex-col">
      <Card.Title className="text-lg">
        <PageLink page="requirements" hash={service}>
          {name}
        </PageLink>
      </Card.Title>
      <p>{text(service)}</p>
      <div className="card-section">
        <DocumentList service={service} mode="normal" />
      </div>
      <div className="mt-auto pt-4 empty:hidden">
        <ApplyButton variant="secondary" service={service}>
          {t('requirements:apply')}
        </ApplyButton>
      </div>
    </Card>
  )
}

/** D17: /service shows every service with its fees and required documents. */
export const ServicesScreen = () => {
  const { t } = useTranslation(['serviceList', 'requirements'])
  return (
    <>
      <PageHead title={t('title')} intro={t('summary')} />
      <PageSection space="tight">
        <Stack gap={6}>
          <FeeTable />
          <GuideInvitation />
        </Stack>
      </PageSection>
      <PageSection tone="sunken" aria-labelledby="each-service">
        <h2 id="each-service" className="mb-4">
          {t('eachService')}
        </h2>
        <Grid as="ul" min="md">
          {(Object.keys(passportServices) as PassportService[]).map((service) => (
            <li key={service}>
              <ServiceCard service={service} />
            </li>
          ))}
        </Grid>
      </PageSection>
    </>
  )
}
