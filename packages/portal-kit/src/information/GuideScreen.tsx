import { passportGuide } from '@invea/domain'
import { birthCertificateBelowAge, shortValidityYears } from '@invea/domain/attachments'
import { adultAge } from '@invea/domain/calendar'
import {
  type GuideFacts,
  type GuideResult,
  type GuideRule,
  type PassportService,
  pageRunOutAt,
  passportServices,
  type UrgentReason,
  urgentReasons,
} from '@invea/domain/services'
import { Alert, ChoiceCards, Skeleton, Stack } from '@invea/ui'
import { useState } from 'react'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { AvailabilityTable } from '../appointment/AvailabilityScreen.tsx'
import { useTextByKey, useTranslation } from '../i18n/i18n.ts'
import { urgentDays } from '../payment/fee-rows.ts'
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
  answersOf,
  emptyGuideForm,
  type GuideForm,
  isAnswered,
  type PassportState,
  passportSteps,
  type Question,
  shownQuestions,
  statesOf,
} from './guide-form.ts'
import { FeeLines, useServiceText } from './InformationParts.tsx'

type Result = GuideResult<PassportService>

/** Rules that open or close a passport service, without those of the Origin ID. */
const useRuleWords = () => {
  const words = useTextByKey(['guide'])
  return (rule: GuideRule) => words(`rule.${rule}`, { age: adultAge, pages: pageRunOutAt })
}

const Fees = ({ fee, urgentFees }: Result) => {
  const { t } = useTranslation('guide')
  if (urgentFees)
    return <FeeLines lines={urgentDays.map((days) => [t('result.urgentFee', { days }), urgentFees[days]])} />
  return fee === undefined ? null : <FeeLines lines={[[t('result.fee'), fee]]} />
}

const FoundService = ({ result, kind }: { readonly result: Result; readonly kind: PassportService }) => {
  const { t } = useTranslation(['guide', 'service'])
  const text = useServiceText()
  const rule = useRuleWords()
  const { helpLine } = usePortalConfig()
  const { service, documents, delivery, decidedBy } = result
  const { channel, mode } = passportServices[service]
  return (
    <ServiceCard name={t(`service:name.${service}`)} why={`${text(service)} ${rule(decidedBy)}`}>
      {channel === 'inPerson' ? (
        <Alert tone="warning">{t('guide:result.emergency', { line: helpLine })}</Alert>
      ) : (
        <>
          <Fees {...result} />
          <ServiceParts
            documents={documents}
            delivery={delivery}
            page={mode === 'urgent' ? 'urgentAppointment' : 'appointment'}
            service={kind}
          />
        </>
      )}
    </ServiceCard>
  )
}

/** The service to recommend: an emergency first, then the urgent service, then the first one that is offered. */
const recommendedService = (results: readonly Result[]): Result | undefined => {
  const offered = results.filter(({ offered }) => offered)
  const special = (['emergency', 'urgent'] as const).map((name) => offered.find(({ service }) => service === name))
  return special.find(Boolean) ?? offered[0]
}

/** Service to preselect in the form. An urgent request is also for one of the ordinary services. */
const kindOf = ({ service }: Result, results: readonly Result[]): PassportService => {
  if (service !== 'urgent') return service
  return results.find((one) => one.offered && 'requestType' in passportServices[one.service])?.service ?? service
}

/** Result of the guide: the service with its reason, fee, documents and earliest dates, and why the others do not fit. */
export const PassportGuideResult = ({ form, facts }: { readonly form: GuideForm; readonly facts: GuideFacts }) => {
  const { t } = useTranslation(['guide', 'service'])
  const rule = useRuleWords()
  const results = passportGuide(answersOf(form, facts.today), facts)
  const chosen = recommendedService(results)
  const isForeign = form.nationality === 'foreign'
  if (!chosen || isForeign)
    return (
      <NoService
        reason={t(isForeign ? 'guide:result.foreign' : 'guide:result.open')}
        otherPortal={isForeign && t('guide:result.originId')}
        hasOpenRequest={!isForeign}
      />
    )
  const { mode, channel, ...entry } = passportServices[chosen.service]
  return (
    <Stack gap={6}>
      <FoundService result={chosen} kind={kindOf(chosen, results)} />
      {mode === 'normal' && channel === 'portal' && 'requestType' in entry && (
        <section>
          <h2 className="mb-3 text-xl">{t('guide:result.dates')}</h2>
          <AvailabilityTable
            requestType={entry.requestType}
            service={chosen.service}
            applicants={1}
            ready={t('guide:earliest.ready')}
          />
        </section>
      )}
      <OtherServices
        services={results
          .filter((result) => result !== chosen)
          .map(({ service, decidedBy }) => ({
            id: service,
            name: t(`service:name.${service}`),
            rule: rule(decidedBy),
          }))}
      />
    </Stack>
  )
}

export interface GuideQuestionsProps {
  readonly form: GuideForm
  readonly onChange: (changes: Partial<GuideForm>) => void
}

const choices = {
  nationality: ['ethiopian', 'foreign'],
  age: ['child', 'adult', 'senior'],
  passport: ['none', 'valid', 'expired', 'lost'],
  speed: ['regular', 'urgent', 'emergency'],
  reason: urgentReasons,
} as const satisfies Record<Question, readonly string[]>

const [short, long] = urgentDays
/** Numbers in the answers, from the rules. */
const figures = { from: adultAge, to: birthCertificateBelowAge - 1, short, long }

const useAnswerWords = () => {
  const { t } = useTranslation(['guide', 'choice'])
  return (question: Question, value: string): string => {
    if (question === 'reason') return t(`choice:urgentReason.${value as UrgentReason}`)
    const age = value === 'senior' ? birthCertificateBelowAge : adultAge
    return (t as (key: string, params: object) => string)(`guide:${question}.${value}`, { ...figures, age })
  }
}

/** Question about the status of the passport, which accepts several answers. */
const StateQuestion = ({ form, onChange }: GuideQuestionsProps) => {
  const { t } = useTranslation('guide')
  if (!form.passport || statesOf[form.passport].length === 0) return null
  return (
    <ChoiceCards
      type="checkbox"
      legend={t('question.state')}
      hint={t('stateHint')}
      value={form.state}
      onChange={(state) => onChange({ state: state as readonly PassportState[] })}
    >
      {statesOf[form.passport].map((state) => (
        <ChoiceCards.Option
          key={state}
          value={state}
          title={t(`state.${state}`, { pages: pageRunOutAt, years: shortValidityYears })}
        />
      ))}
    </ChoiceCards>
  )
}

/** Questions of the guide. Each answer shows the next question. */
export const GuideQuestions = ({ form, onChange }: GuideQuestionsProps) => {
  const { t } = useTranslation('guide')
  const words = useAnswerWords()
  const after = (question: Question) => {
    if (question === 'passport') return <StateQuestion form={form} onChange={onChange} />
    return question === 'age' && <AgeBoxes form={form} onChange={onChange} />
  }
  return (
    <QuestionList
      questions={shownQuestions(passportSteps, form).map((question) => ({
        id: question,
        legend: t(`question.${question}`),
        hint: question === 'reason' ? t('reasonHint') : undefined,
        options: choices[question].map((value) => ({ value, title: words(question, value) })),
        value: form[question],
        onChange: (value) => onChange({ [question]: value }),
        after: after(question),
      }))}
    />
  )
}

const Answer = ({ form }: { readonly form: GuideForm }) => {
  const { facts, error, retry } = useGuideFacts()
  if (error) return <FailureNotice error={error} onRetry={retry} />
  return facts ? <PassportGuideResult form={form} facts={facts} /> : <Skeleton lines={10} />
}

/** The guide to the right service: questions, and beside them the service, its fee, documents and earliest dates. */
export const GuideScreen = () => {
  const { t } = useTranslation('guide')
  const [form, setForm] = useState(emptyGuideForm)
  return (
    <GuidePage
      title={t('title')}
      intro={t('summary')}
      questions={<GuideQuestions form={form} onChange={(changes) => setForm((known) => ({ ...known, ...changes }))} />}
      answer={isAnswered(passportSteps, form) && <Answer form={form} />}
      onRestart={form.nationality && (() => setForm(emptyGuideForm))}
    />
  )
}
