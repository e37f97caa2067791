import { Skeleton } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../../api/api-context.ts'
import { FailureNotice } from '../../api/FailureNotice.tsx'
import { masterQueries } from '../../api/master-queries.ts'
import { useTranslation } from '../../i18n/index.ts'
import { GuidePage } from '../GuidePage.tsx'
import { useGuideFacts } from '../use-guide-facts.ts'
import { OriginGuideQuestions } from './OriginGuideQuestions.tsx'
import { OriginGuideResult } from './OriginGuideResult.tsx'
import { emptyOriginGuideForm, isOriginAnswered, type OriginGuideForm } from './origin-guide-form.ts'

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
