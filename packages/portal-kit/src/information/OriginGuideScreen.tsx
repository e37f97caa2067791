import { originIdGuide } from '@invea/domain'
import { adultAge } from '@invea/domain/calendar'
import {
  type GuideFacts,
  type OriginIdService,
  originIdServices,
  type GuideResult as Result,
} from '@invea/domain/services'
import type { Resources } from '@invea/locales'
import { Skeleton } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/queries.ts'
import { useTextByKey, useTranslation } from '../i18n/i18n.ts'
import {
  emptyOriginGuideForm,
  type OriginGuideForm,
  type OriginQuestion,
  originAnswersOf,
  originSteps,
  originsOf,
} from './guide-form.ts'
import { FeeLines, SampleFee } from './InformationParts.tsx'
import { GuideResult, NoService, ServiceCard, ServiceGuide, ServiceParts, WithGuideFacts } from './ServiceGuide.tsx'

type OriginResult = Result<OriginIdService>
/** The rules that open or close an Origin ID service. */
type OriginRule = keyof Resources['originGuide']['rule']

const useRuleWords = () => {
  const { t } = useTranslation('originGuide')
  return ({ decidedBy }: OriginResult) => t(`rule.${decidedBy as OriginRule}`, { age: adultAge })
}

const Fee = ({ fee, isSample }: { readonly fee: number | undefined; readonly isSample: boolean }) => {
  const { t } = useTranslation(['guide', 'originRequirements'])
  if (fee === undefined) return <p>{t('originRequirements:noFee')}</p>
  return (
    <>
      <FeeLines lines={[[t('guide:result.fee'), fee]]} />
      {isSample && <SampleFee />}
    </>
  )
}

/** Explains why no service is offered: Ethiopian nationality, an open request, a valid card, or no Ethiopian origin. */
const NoOriginService = ({ form }: { readonly form: OriginGuideForm }) => {
  const { t } = useTranslation(['originGuide', 'guide'])
  const isEthiopian = form.nationality === 'ethiopian'
  const hasOpenRequest = !isEthiopian && form.openRequest === true
  const other = form.card === 'valid' ? 'originGuide:result.valid' : 'originGuide:result.noOrigin'
  return (
    <NoService
      reason={t(isEthiopian ? 'originGuide:result.ethiopian' : hasOpenRequest ? 'guide:result.open' : other)}
      otherPortal={isEthiopian && t('originGuide:result.passport')}
      hasOpenRequest={hasOpenRequest}
    />
  )
}

/** The service to recommend: a requested correction first. */
const recommendedOriginIdService = (
  results: readonly OriginResult[],
  { correction }: OriginGuideForm,
): OriginResult | undefined => {
  const offered = results.filter(({ offered }) => offered)
  return (correction === 'yes' && offered.find(({ service }) => service === 'correction')) || offered[0]
}

export interface OriginGuideResultProps {
  readonly form: OriginGuideForm
  readonly facts: GuideFacts
  /** Whether the fee is sample data, because no operator has set one. */
  readonly isSampleFee: boolean
}

/** Result of the guide: the service with its reason, fee, documents and earliest dates, and why the others do not fit. */
export const OriginGuideResult = ({ form, facts, isSampleFee }: OriginGuideResultProps) => {
  const { t } = useTranslation(['originGuide', 'guide', 'choice', 'originId'])
  const rule = useRuleWords()
  const results = originIdGuide(originAnswersOf(form, facts.today), facts)
  const chosen = recommendedOriginIdService(results, form)
  return (
    <GuideResult
      dates={
        chosen && {
          requestType: originIdServices[chosen.service].requestType,
          service: chosen.service,
          ready: t('originGuide:ready'),
        }
      }
      others={form.nationality === 'foreign' ? results.filter((result) => result !== chosen) : []}
      name={(service) => t(`choice:originIdService.${service}`)}
      rule={rule}
    >
      {chosen ? (
        <ServiceCard
          name={t(`choice:originIdService.${chosen.service}`)}
          why={`${t(`originId:service.${chosen.service}`)} ${rule(chosen)}`}
        >
          <Fee fee={chosen.fee} isSample={isSampleFee} />
          <ServiceParts {...chosen} page="appointment" />
        </ServiceCard>
      ) : (
        <NoOriginService form={form} />
      )}
    </GuideResult>
  )
}

const choices = {
  nationality: ['foreign', 'ethiopian'],
  age: ['child', 'adult'],
  card: ['none', 'yellowCard', 'valid', 'expired', 'damaged', 'lost'],
  losses: ['once', 'twice', 'more'],
  correction: ['yes', 'no'],
} as const satisfies Partial<Record<OriginQuestion, readonly string[]>>

const choicesOf = (question: OriginQuestion, form: OriginGuideForm): readonly string[] =>
  question === 'origin' ? originsOf(form) : choices[question]

const Answer = ({ form }: { readonly form: OriginGuideForm }) => {
  const prices = useQuery(masterQueries.originIdPrices(usePortalApi()))
  // The fee of New is the base of all others (R4). Without a response the guide shows no fee.
  const base = prices.data?.find(({ service }) => service === 'new')
  return (
    <WithGuideFacts>
      {(facts) =>
        prices.isPending ? (
          <Skeleton lines={10} />
        ) : (
          <OriginGuideResult
            form={form}
            facts={{ ...facts, originIdBaseFee: base?.amount }}
            isSampleFee={base?.isSample === true}
          />
        )
      }
    </WithGuideFacts>
  )
}

/** The guide of the Origin ID portal (A §1): which of the seven services fits, with fee, documents and earliest dates. */
export const OriginGuideScreen = () => {
  const { t } = useTranslation(['originGuide', 'guide'])
  const words = useTextByKey(['originGuide'])
  return (
    <ServiceGuide
      title={t('guide:title')}
      intro={t('originGuide:summary')}
      empty={emptyOriginGuideForm}
      steps={originSteps}
      legend={(question) => t(`originGuide:question.${question}`)}
      options={choicesOf}
      optionTitle={(question, value) => words(`originGuide:${question}.${value}`, { age: adultAge })}
      result={(form) => <Answer form={form} />}
    />
  )
}
