import { uploadLimits } from '@invea/domain/attachments'
import { type OriginIdService, originIdServiceNames } from '@invea/domain/services'
import { Accordion, Card, PageSection, Split, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/i18n.ts'
import { HelpPanel, PageHead } from '../shell/PageParts.tsx'
import {
  ApplyButton,
  GuideInvitation,
  OriginDocuments,
  OriginFees,
  RequirementRow,
  useNamedRow,
} from './InformationParts.tsx'

const Requirement = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation(['originRequirements', 'originId', 'choice'])
  return (
    <RequirementRow id={service} title={t(`choice:originIdService.${service}`)} text={t(`originId:service.${service}`)}>
      <div className="halves">
        <div>
          <h3>{t('originRequirements:need')}</h3>
          <OriginDocuments service={service} />
        </div>
        <div>
          <h3>{t('originRequirements:fee')}</h3>
          <OriginFees service={service} />
          <ApplyButton service={service}>{t('originRequirements:apply')}</ApplyButton>
        </div>
      </div>
    </RequirementRow>
  )
}

const rules = ['copies', 'abroad', 'fee'] as const

/** B §2: the requirement pages of the Origin ID: one accordion for each service, with documents, fee and Apply Now. */
export const OriginInformationScreen = () => {
  const { t } = useTranslation('originRequirements')
  useNamedRow()
  return (
    <>
      <PageHead title={t('title')} intro={t('summary')} />
      <PageSection space="tight">
        <Split
          aside={
            <Stack gap={6}>
              <Card>
                <Card.Title as="h2">{t('every.title')}</Card.Title>
                <ul className="plain-list">
                  {rules.map((rule) => (
                    <li key={rule}>{t(`every.${rule}`, { size: uploadLimits.application / 1_000_000 })}</li>
                  ))}
                </ul>
              </Card>
              <GuideInvitation />
              <HelpPanel />
            </Stack>
          }
        >
          <Accordion>
            {originIdServiceNames.map((service) => (
              <Requirement key={service} service={service} />
            ))}
          </Accordion>
        </Split>
      </PageSection>
    </>
  )
}
