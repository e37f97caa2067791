import { type OriginIdService, originIdServiceNames } from '@invea/domain/services'
import { Card, Grid, PageSection, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/i18n.ts'
import { PageHead } from '../shell/PageParts.tsx'
import { PageLink } from '../shell/site-map.tsx'
import { ApplyButton, GuideInvitation, OriginDocuments, OriginFees } from './InformationParts.tsx'

const ServiceCard = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation(['originRequirements', 'originId', 'choice'])
  return (
    <Card className="flex h-full flex-col">
      <Card.Title className="text-lg">
        <PageLink page="requirements" hash={service}>
          {t(`choice:originIdService.${service}`)}
        </PageLink>
      </Card.Title>
      <p>{t(`originId:service.${service}`)}</p>
      <div className="card-section">
        <OriginDocuments service={service} />
      </div>
      <div className="card-section">
        <OriginFees service={service} />
      </div>
      <div className="mt-auto pt-4 empty:hidden">
        <ApplyButton variant="secondary" service={service}>
          {t('originRequirements:apply')}
        </ApplyButton>
      </div>
    </Card>
  )
}

/** D17: /service of the Origin ID portal: every service with its fee and required documents. */
export const OriginServicesScreen = () => {
  const { t } = useTranslation('serviceList')
  return (
    <>
      <PageHead title={t('title')} intro={t('summary')} />
      <PageSection space="tight">
        <Stack gap={6}>
          <GuideInvitation />
          <h2>{t('eachService')}</h2>
          <Grid as="ul" min="md">
            {originIdServiceNames.map((service) => (
              <li key={service}>
                <ServiceCard service={service} />
              </li>
            ))}
          </Grid>
        </Stack>
      </PageSection>
    </>
  )
}
