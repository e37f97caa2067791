import type { RequestStatus } from '@invea/domain'
import { Tag } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { statusTone } from './status-tone.ts'

/** The status of a request in a word, coloured by how much it asks of the applicant. */
export const StatusTag = ({ status }: { readonly status: RequestStatus }) => {
  const { t } = useTranslation('status')
  return <Tag tone={statusTone[status]}>{t(`requestStatus.${status}`)}</Tag>
}
