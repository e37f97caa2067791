import type { ApiError } from '@invea/api'
import { todayInAddis } from '@invea/domain'
import { commaIn, timeInAddis } from '@invea/domain/calendar'
import { Alert } from '@invea/ui'
import { useMemo } from 'react'
import { useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { useFieldLabels, useIsNamed, useIssueWords, useLabelled } from '../i18n/issue-words.ts'
import { serviceClock } from '../service-clock.ts'
import { FailedRequest, type FailureNoticeProps } from './FailedRequest.tsx'

/** Shown for refused fields that no form has. The applicant cannot correct them: portal and service disagree. */
const unnamedFault = { kind: 'refused', code: 'internal', message: '', status: 500 } as const

type Details<Kind extends ApiError['kind']> = FailureNoticeProps<Extract<ApiError, { readonly kind: Kind }>>

/** Lists refused fields with their messages, on pages without an error summary. */
const RefusedFields = ({ error: { issues }, ...more }: Details<'fields'>) => {
  const { t } = useTranslation('shell')
  const words = useIssueWords()
  const labelOf = useFieldLabels()
  const isNamed = useIsNamed()
  const labelled = useLabelled()
  const named = issues.filter(isNamed)
  if (named.length === 0) return <FailedRequest error={unnamedFault} {...more} />
  return (
    <Alert tone="danger" title={t('fixBelow')} live={more.live}>
      <ul>
        {named.map((issue) => (
          <li key={issue.field}>{labelled(labelOf(issue.field), words(issue))}</li>
        ))}
      </ul>
      {more.children && <div className="mt-3 flex flex-wrap gap-3">{more.children}</div>}
    </Alert>
  )
}

/** Names the time of the next attempt, with its day if that is not today. */
const LongWait = ({ error, ...more }: Details<'refused'>) => {
  const { t, i18n } = useTranslation('waiting')
  const words = useDateWords()
  const time = useMemo(() => {
    const now = serviceClock.now()
    // The words have no seconds.
    const until = now + ((error.retryAfterSeconds ?? 0) + 60) * 1000
    const [date, clock] = [todayInAddis(until), timeInAddis(until)]
    const day = date === todayInAddis(now) ? '' : `${words.dualDate(date)}${commaIn[i18n.language]}`
    const own = words.localTime(date, clock)
    return `${day}${words.time(clock)}${own ? ` · ${own}` : ''}`
  }, [error, words, i18n.language])
  return <FailedRequest error={{ ...error, unknownCode: true, message: t('retryAfter', { time }) }} {...more} />
}

export type RefusalDetailsProps = Details<'fields' | 'refused'>

/** A refusal with more than the text of its code: its fields, or the time of the next attempt. */
export const RefusalDetails = ({ error, ...more }: RefusalDetailsProps) =>
  error.kind === 'fields' ? <RefusedFields error={error} {...more} /> : <LongWait error={error} {...more} />
