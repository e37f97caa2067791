import { birthCertificateBelowAge, shortValidityYears } from '@invea/domain/attachments'
import { adultAge } from '@invea/domain/calendar'
import { pageRunOutAt, type UrgentReason, urgentReasons } from '@invea/domain/services'
import { Checkbox, ChoiceCards, Skeleton } from '@invea/ui'
import { useState } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { urgentDays } from '../payment/fee-rows.ts'
import { GuidePage, QuestionList, useGuideFacts } from './GuidePage.tsx'
import { GuideResult } from './GuideResult.tsx'
import {
  emptyGuideForm,
  type GuideForm,
  isAnswered,
  type PassportState,
  type Question,
  shownQuestions,
  statesOf,
} from './guide-form.ts'

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
/** The figures that answers mention, from the rules. */
const figures = { from: adultAge, to: birthCertificateBelowAge - 1, short, long }

const useAnswerWords = () => {
  const { t } = useTranslation(['guide', 'choice'])
  return (question: Question, value: string): string => {
    if (question === 'reason') return t(`choice:urgentReason.${value as UrgentReason}`)
    const age = value === 'senior' ? birthCertificateBelowAge : adultAge
    return (t as (key: string, params: object) => string)(`guide:${question}.${value}`, { ...figures, age })
  }
}

/** What is true of the passport in hand: none, one or several answers. */
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

/** The questions of the guide, one under the other as they are answered. */
export const GuideQuestions = ({ form, onChange }: GuideQuestionsProps) => {
  const { t } = useTranslation('guide')
  const words = useAnswerWords()
  const after = (question: Question) => {
    if (question === 'passport') return <StateQuestion form={form} onChange={onChange} />
    if (question !== 'age' || !form.age) return null
    return (
      <div>
        {form.age === 'child' && (
          <Checkbox
            checked={form.adopted === true}
            onChange={(event) => onChange({ adopted: event.currentTarget.checked })}
          >
            {t('adopted')}
          </Checkbox>
        )}
        <Checkbox
          checked={form.openRequest === true}
          onChange={(event) => onChange({ openRequest: event.currentTarget.checked })}
        >
          {t('openRequest')}
        </Checkbox>
      </div>
    )
  }
  return (
    <QuestionList
      questions={shownQuestions(form).map((question) => ({
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
  return facts ? <GuideResult form={form} facts={facts} /> : <Skeleton lines={10} />
}

/** The guide to the right service: a few questions, and beside them the service, fee, papers and earliest dates. */
export const GuideScreen = () => {
  const { t } = useTranslation('guide')
  const [form, setForm] = useState(emptyGuideForm)
  return (
    <GuidePage
      title={t('title')}
      intro={t('summary')}
      questions={<GuideQuestions form={form} onChange={(changes) => setForm((known) => ({ ...known, ...changes }))} />}
      answer={isAnswered(form) && <Answer form={form} />}
      onRestart={form.nationality && (() => setForm(emptyGuideForm))}
    />
  )
}
