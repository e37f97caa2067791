import { originIdGuide } from '@invea/domain'
import { adultAge } from '@invea/domain/calendar'
import { type GuideFacts, type GuideResult, type OriginIdService, originIdServices } from '@invea/domain/services'
import type { Resources } from '@invea/locales'
import { Button, Card, groupDigits, Stack } from '@invea/ui'
import { usePortalConfig } from '../api/config-source.ts'
import { AvailabilityTable } from '../appointment/AvailabilityScreen.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../shell/PageLink.tsx'
import { OtherServices } from './GuidePage.tsx'
import { SampleFee } from './InformationParts.tsx'
import { type OriginGuideForm, originAnswersOf } from './origin-guide-form.ts'
import { ServiceCard, ServiceParts } from './ServiceCard.tsx'

type Result = GuideResult<OriginIdService>
/** The rules that open or close an Origin ID service. */
type OriginRule = keyof Resources['originGuide']['rule']

const useRuleWords = () => {
  const { t } = useTranslation('originGuide')
  return ({ decidedBy }: Result) => t(`rule.${decidedBy as OriginRule}`, { age: adultAge })
}

const Fee = ({ fee, isSample }: { readonly fee: number | undefined; readonly isSample: boolean }) => {
  const { t } = useTranslation(['guide', 'service', 'originInfo'])
  if (fee === undefined) return <p>{t('originInfo:noFee')}</p>
  return (
    <>
      <dl className="fees">
        <div>
          <dt>{t('guide:result.fee')}</dt>
          <dd className="digits">{t('service:etb', { amount: groupDigits(fee) })}</dd>
        </div>
      </dl>
      {isSample && <SampleFee />}
    </>
  )
}

/** Why nothing is offered: the passport is theirs, a request is open, the card is valid, or there is no origin. */
const NoService = ({ form }: { readonly form: OriginGuideForm }) => {
  const { t } = useTranslation(['originGuide', 'guide'])
  const { otherPortalUrl } = usePortalConfig()
  if (form.nationality === 'ethiopian')
    return (
      <Card tone="accent">
        <p>{t('originGuide:result.ethiopian')}</p>
        {otherPortalUrl && (
          <Button asChild className="mt-4">
            <a href={otherPortalUrl}>{t('originGuide:result.passport')}</a>
          </Button>
        )}
      </Card>
    )
  if (form.openRequest)
    return (
      <Card tone="accent">
        <p>{t('guide:result.open')}</p>
        <Button asChild className="mt-4">
          <PageLink page="manageApplication">{t('guide:result.manage')}</PageLink>
        </Button>
      </Card>
    )
  return (
    <Card tone="accent">
      <p>{t(form.card === 'valid' ? 'originGuide:result.valid' : 'originGuide:result.noOrigin')}</p>
    </Card>
  )
}

/** A correction that is wanted comes before what else is open. */
const chosenOf = (results: readonly Result[], { correction }: OriginGuideForm): Result | undefined => {
  const offered = results.filter(({ offered }) => offered)
  return (correction === 'yes' && offered.find(({ service }) => service === 'correction')) || offered[0]
}

export interface OriginGuideResultProps {
  readonly form: OriginGuideForm
  readonly facts: GuideFacts
  /** The fee is sample data's: no operator has set one. */
  readonly isSampleFee: boolean
}

/** The answer of the guide: the service, why, its fee, papers and earliest dates; and why the others are not it. */
export const OriginGuideResult = ({ form, facts, isSampleFee }: OriginGuideResultProps) => {
  const { t } = useTranslation(['originGuide', 'guide', 'choice', 'originId'])
  const rule = useRuleWords()
  const results = originIdGuide(originAnswersOf(form, facts.today), facts)
  const chosen = chosenOf(results, form)
  const others = results.filter((result) => result !== chosen)
  return (
    <Stack gap={6}>
      {chosen ? (
        <>
          <ServiceCard
            name={t(`choice:originIdService.${chosen.service}`)}
            why={`${t(`originId:service.${chosen.service}`)} ${rule(chosen)}`}
          >
            <Fee fee={chosen.fee} isSample={isSampleFee} />
            <ServiceParts
              documents={chosen.documents}
              delivery={chosen.delivery}
              page="appointment"
              service={chosen.service}
            />
          </ServiceCard>
          <section>
            <h2 className="mb-3 text-xl">{t('guide:result.dates')}</h2>
            <AvailabilityTable
              requestType={originIdServices[chosen.service].requestType}
              service={chosen.service}
              applicants={1}
              ready={t('originGuide:ready')}
            />
          </section>
        </>
      ) : (
        <NoService form={form} />
      )}
      {form.nationality === 'foreign' && (
        <OtherServices
          services={others.map((result) => ({
            id: result.service,
            name: t(`choice:originIdService.${result.service}`),
            rule: rule(result),
          }))}
        />
      )}
    </Stack>
  )
}
