import { passportGuide } from '@invea/domain'
import { birthCertificateBelowAge, shortValidityYears } from '@invea/domain/attachments'
import { adultAge } from '@invea/domain/calendar'
import {
  type GuideFacts,
  type GuideRule,
  type PassportService,
  pageRunOutAt,
  passportServices,
  type GuideResult as Result,
  type UrgentReason,
  urgentReasons,
} from '@invea/domain/services'
import { Alert, ChoiceCards } from '@invea/ui'
import { usePortalConfig } from '../api/config-source.ts'
import { useTextByKey, useTranslation } from '../i18n/i18n.ts'
import { urgentDays } from '../payment/fee-rows.ts'
import { answersOf, emptyGuideForm, type GuideForm, passportSteps, type Question, statesOf } from './guide-form.ts'
import { FeeLines, useServiceText } from './InformationParts.tsx'
import { GuideResult, NoService, ServiceCard, ServiceGuide, ServiceParts, WithGuideFacts } from './ServiceGuide.tsx'

type PassportResult = Result<PassportService>

/** Rules that open or close a passport service, without those of the Origin ID. */
const useRuleWords = () => {
  const words = useTextByKey(['guide'])
  return (rule: GuideRule) => words(`rule.${rule}`, { age: adultAge, pages: pageRunOutAt })
}

const Fees = ({ fee, urgentFees }: PassportResult) => {
  const { t } = useTranslation('guide')
  if (urgentFees)
    return <FeeLines lines={urgentDays.map((days) => [t('result.urgentFee', { days }), urgentFees[days]])} />
  return fee === undefined ? null : <FeeLines lines={[[t('result.fee'), fee]]} />
}

const FoundService = ({ result, kind }: { readonly result: PassportResult; readonly kind: PassportService }) => {
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
const recommendedService = (results: readonly PassportResult[]): PassportResult | undefined => {
  const offered = results.filter(({ offered }) => offered)
  const special = (['emergency', 'urgent'] as const).map((name) => offered.find(({ service }) => service === name))
  return special.find(Boolean) ?? offered[0]
}

/** Service to preselect in the form. An urgent request is also for one of the ordinary services. */
const kindOf = ({ service }: PassportResult, results: readonly PassportResult[]): PassportService => {
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
  const hasDates = mode === 'normal' && channel === 'portal' && 'requestType' in entry
  return (
    <GuideResult
      dates={hasDates && { requestType: entry.requestType, service: chosen.service, ready: t('guide:earliest.ready') }}
      others={results.filter((result) => result !== chosen)}
      name={(service) => t(`service:name.${service}`)}
      rule={({ decidedBy }) => rule(decidedBy)}
    >
      <FoundService result={chosen} kind={kindOf(chosen, results)} />
    </GuideResult>
  )
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

interface StateQuestionProps {
  readonly form: GuideForm
  readonly onChange: (changes: Pick<GuideForm, 'state'>) => void
}

/** Question about the status of the passport, which accepts several answers. */
const StateQuestion = ({ form, onChange }: StateQuestionProps) => {
  const { t } = useTranslation('guide')
  if (!form.passport || statesOf[form.passport].length === 0) return null
  return (
    <ChoiceCards
      legend={t('question.state')}
      hint={t('stateHint')}
      value={form.state}
      onChange={(state) => onChange({ state })}
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

/** The guide to the right passport service, with its fee, documents and earliest dates. */
export const GuideScreen = () => {
  const { t } = useTranslation('guide')
  return (
    <ServiceGuide
      title={t('title')}
      intro={t('summary')}
      empty={emptyGuideForm}
      steps={passportSteps}
      legend={(question) => t(`question.${question}`)}
      hint={(question) => (question === 'reason' ? t('reasonHint') : undefined)}
      options={(question) => choices[question]}
      optionTitle={useAnswerWords()}
      after={(question, form, onChange) => question === 'passport' && <StateQuestion form={form} onChange={onChange} />}
      result={(form) => <WithGuideFacts>{(facts) => <PassportGuideResult form={form} facts={facts} />}</WithGuideFacts>}
    />
  )
}
