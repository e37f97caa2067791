import { applicantCount } from '@invea/domain'
import { Card } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { useDraft } from '../wizard/index.ts'

/** The sidebar's word about who asks: Individual, or Group with its number (A §2). */
export const Requestor = () => {
  const { t } = useTranslation('request')
  const draft = useDraft()
  if (!draft.party) return null
  const count = applicantCount(draft)
  const size = draft.party === 'group' && count > 1 ? ` (${count})` : ''
  return (
    <Card tone="sunken">
      <p className="text-sm text-muted">{t('requestor')}</p>
      <p className="font-semibold">
        {t(draft.party)}
        {size}
      </p>
    </Card>
  )
}
