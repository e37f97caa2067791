import { originIdGuide } from '@invea/domain'
import { adultAge } from '@invea/domain/calendar'
import { type GuideFacts, type GuideResult, type OriginIdService, originIdServices } from '@invea/domain/services'
import type { Resources } from '@invea/locales'
import { Skeleton, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { masterQueries } from '../api/queries.ts'
import { AvailabilityTable } from '../appointment/AvailabilityScreen.tsx'
import { useTextByKey, useTranslation } from '../i18n/i18n.ts'
import {
  AgeBoxes,
  GuidePage,
  NoService,
  OtherServices,
  QuestionList,
  ServiceCard,
  ServiceParts,
  useGuideFacts,
} from './GuidePage.tsx'
import {
  emptyOriginGuideForm,
  isAnswered,
  type OriginGuideForm,
  type OriginQuestion,
  originAnswersOf,
  originSteps,
  originsOf,
  shownQuestions,
} from './guide-form.ts'
import { FeeLines, SampleFee } from './InformationParts.tsx'

type Result = GuideResult<OriginIdService>
/** The rules that open or close an Origin ID service. */
type OriginRule = keyof Resources['originGuide']['rule']

const useRuleWords = () => {
  const { t } = useTranslation('originGuide')
  return ({ decidedBy }: Result) => t(`rule.${decidedBy as OriginRule}`, { age: adultAge })
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
  results: readonly Result[],
  { correction }: OriginGuideForm,
): Result | undefined => {
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
        <NoOriginService form={form} />
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

export interface OriginGuideQuestionsProps {
  readonly form: OriginGuideForm
  readonly onChange: (changes: Partial<OriginGuideForm>) => void
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

/** Questions of the Origin ID guide. Each answer shows the next question. */
export const OriginGuideQuestions = ({ form, onChange }: OriginGuideQuestionsProps) => {
  const { t } = useTranslation(['originGuide', 'guide'])
  const words = useTextByKey(['originGuide'])
  return (
    <QuestionList
      questions={shownQuestions(originSteps, form).map((question) => ({
        id: question,
        legend: t(`originGuide:question.${question}`),
        options: choicesOf(question, form).map((value) => ({
          value,
          title: words(`originGuide:${question}.${value}`, { age: adultAge }),
        })),
        value: form[question],
        onChange: (value) => onChange({ [question]: value }),
        after: question === 'age' && <AgeBoxes form={form} onChange={onChange} />,
      }))}
    />
  )
}

const Answer = ({ form }: { readonly form: OriginGuideForm }) => {
  const { facts, error, retry } = useGuideFacts()
  const prices = useQuery(masterQueries.originIdPrices(usePortalApi()))
  if (error) return <FailureNotice error={error} onRetry={retry} />
  if (!facts || prices.isPending) return <Skeleton lines={10} />
  // The fee of New is the base of all others (R4). Without a response the guide shows no fee.
  const base = prices.data?.find(({ service }) => service === 'new')
  return (
    <OriginGuideResult
      form={form}
      facts={{ ...facts, originIdBaseFee: base?.amount }}
      isSampleFee={base?.isSample === true}
    />
  )
}

/** The guide of the Origin ID portal (A §1): which of the seven services fits, with fee, documents and earliest dates. */
export const OriginGuideScreen = () => {
  const { t } = useTranslation(['originGuide', 'guide'])
  const [form, setForm] = useState(emptyOriginGuideForm)
  return (
    <GuidePage
      title={t('guide:title')}
      intro={t('originGuide:summary')}
      questions={
        <OriginGuideQuestions form={form} onChange={(changes) => setForm((known) => ({ ...known, ...changes }))} />
      }
      answer={isAnswered(originSteps, form) && <Answer form={form} />}
      onRestart={form.nationality && (() => setForm(emptyOriginGuideForm))}
    />
  )
}
