import { adultAge } from '@invea/domain/calendar'
import { Checkbox, Skeleton } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { masterQueries } from '../api/queries.ts'
import { useBuiltText } from '../i18n/use-built-text.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { GuidePage, QuestionList, useGuideFacts } from './GuidePage.tsx'
import { OriginGuideResult } from './OriginGuideResult.tsx'
import {
  emptyOriginGuideForm,
  isOriginAnswered,
  type OriginGuideForm,
  type OriginQuestion,
  originsOf,
  shownOriginQuestions,
} from './origin-guide-form.ts'

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

/** The questions of the Origin ID's guide, one under the other as they are answered. */
export const OriginGuideQuestions = ({ form, onChange }: OriginGuideQuestionsProps) => {
  const { t } = useTranslation(['originGuide', 'guide'])
  const words = useBuiltText(['originGuide'])
  return (
    <QuestionList
      questions={shownOriginQuestions(form).map((question) => ({
        id: question,
        legend: t(`originGuide:question.${question}`),
        options: choicesOf(question, form).map((value) => ({
          value,
          title: words(`originGuide:${question}.${value}`, { age: adultAge }),
        })),
        value: form[question],
        onChange: (value) => onChange({ [question]: value }),
        after: question === 'age' && form.age && (
          <Checkbox
            checked={form.openRequest === true}
            onChange={(event) => onChange({ openRequest: event.currentTarget.checked })}
          >
            {t('guide:openRequest')}
          </Checkbox>
        ),
      }))}
    />
  )
}

const Answer = ({ form }: { readonly form: OriginGuideForm }) => {
  const { facts, error, retry } = useGuideFacts()
  const prices = useQuery(masterQueries.originIdPrices(usePortalApi()))
  if (error) return <FailureNotice error={error} onRetry={retry} />
  if (!facts || prices.isPending) return <Skeleton lines={10} />
  // What New costs is the base of all others (R4); without an answer the guide leaves the fee out.
  const base = prices.data?.find(({ service }) => service === 'new')
  return (
    <OriginGuideResult
      form={form}
      facts={{ ...facts, originIdBaseFee: base?.amount }}
      isSampleFee={base?.isSample === true}
    />
  )
}

/** The guide of the Origin ID portal (A §1): which of the seven services, for whom, its fee, papers and earliest dates. */
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
      answer={isOriginAnswered(form) && <Answer form={form} />}
      onRestart={form.nationality && (() => setForm(emptyOriginGuideForm))}
    />
  )
}
