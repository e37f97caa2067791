import { type OriginIdService, originIdDocuments, originIdServiceNames } from '@invea/domain'
import { Accordion, Button, Card, groupDigits, PageSection, Split, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../i18n/index.ts'
import { masterQueries, PortalService, usePortalApi } from '../service/index.ts'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { PlaceLink } from '../shell/PlaceLink.tsx'
import { GuideInvitation } from './GuideInvitation.tsx'
import { Papers } from './Papers.tsx'
import { RequirementRow } from './RequirementRow.tsx'
import { SampleFee } from './SampleFee.tsx'
import { useNamedRow } from './use-named-row.ts'

/** The first, the second, and every further loss cost differently (R4): the last price stands for all after it. */
const lostWords = ['lostOnce', 'lost', 'lostMore'] as const

/** What the operator asks for a service; where the service cannot be asked, that the fee comes later. */
const Fees = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation(['originInfo', 'service'])
  const { data } = useQuery(masterQueries.originIdPrices(usePortalApi()))
  const prices = data?.filter((price) => price.service === service) ?? []
  if (prices.length === 0) return <p>{t('originInfo:noFee')}</p>
  const named = (timesLost: number | undefined) => {
    const word = timesLost === undefined ? undefined : lostWords[timesLost - 1]
    return word === undefined ? t('originInfo:plain') : t(`originInfo:${word}`, { count: timesLost ?? 1 })
  }
  return (
    <>
      <dl className="fees">
        {prices.map(({ timesLost, amount }) => (
          <div key={timesLost ?? 0}>
            <dt>{named(timesLost)}</dt>
            <dd className="digits">{t('service:etb', { amount: groupDigits(amount) })}</dd>
          </div>
        ))}
      </dl>
      {prices.some(({ isSample }) => isSample) && <SampleFee />}
    </>
  )
}

const Requirement = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation(['originInfo', 'originId', 'choice'])
  return (
    <RequirementRow id={service} title={t(`choice:originIdService.${service}`)} text={t(`originId:service.${service}`)}>
      <div className="halves">
        <div>
          <h3>{t('originInfo:need')}</h3>
          <Papers papers={originIdDocuments[service].map((type) => ({ type }))} />
        </div>
        <div>
          <h3>{t('originInfo:fee')}</h3>
          <PortalService fallback={<p>{t('originInfo:noFee')}</p>}>
            <Fees service={service} />
          </PortalService>
          <Button asChild width="full">
            <PlaceLink place="appointment">{t('originInfo:apply')}</PlaceLink>
          </Button>
        </div>
      </div>
    </RequirementRow>
  )
}

const rules = ['copies', 'passport', 'abroad', 'fee'] as const

/** B §2: the requirement pages of the Origin ID, one accordion a service, each with its papers, its fee and Apply Now. */
export const OriginInformationScreen = () => {
  const { t } = useTranslation('originInfo')
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
                    <li key={rule}>{t(`every.${rule}`)}</li>
                  ))}
                </ul>
              </Card>
              <GuideInvitation question={t('unsure')} link={t('unsureLink')} />
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
