import { Skeleton } from '@invea/ui'
import { useState } from 'react'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/index.ts'
import { GuidePage } from './GuidePage.tsx'
import { GuideQuestions } from './GuideQuestions.tsx'
import { GuideResult } from './GuideResult.tsx'
import { emptyGuideForm, type GuideForm, isAnswered } from './guide-form.ts'
import { useGuideFacts } from './use-guide-facts.ts'

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
