import type { Application } from '@invea/domain'
import { useQuery } from '@tanstack/react-query'
import { loadI18n, useLanguage, useTranslator } from '../i18n/index.ts'
import { Ticket } from '../request-view/Ticket.tsx'
import { BringList } from './BringList.tsx'

/** Ticket and what to bring once more in Amharic, for the office: on every slip that is not written in it. */
export const AmharicSheet = ({ application }: { readonly application: Application }) => {
  const translator = useTranslator()
  const isOther = useLanguage() !== 'am'
  const { data: i18n } = useQuery({
    queryKey: ['words', 'am', 'slip'],
    queryFn: () => loadI18n(translator, 'am', ['application', 'confirmation']),
    enabled: isOther,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isOther || !i18n) return null
  const { t } = i18n
  return (
    <div lang="am" className="flex flex-col gap-3 break-inside-avoid">
      <Ticket application={application} display={{ t, reader: { language: 'am', calendar: 'ethiopic' } }} />
      <BringList application={application} t={t} language="am" />
    </div>
  )
}
