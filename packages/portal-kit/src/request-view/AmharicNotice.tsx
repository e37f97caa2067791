import { type Application, earliestArrivalMinutes, hasAppointment } from '@invea/domain'
import { amharicNotice } from '@invea/locales'
import { Alert } from '@invea/ui'
import { useLanguage, useTranslation } from '../i18n/index.ts'

/** What follows the confirmation, and what it binds to: in Amharic as described (B §2), the reader's language beside it (D29). */
export const AmharicNotice = ({ application }: { readonly application: Application }) => {
  const { t } = useTranslation('summary')
  const isOther = useLanguage() !== 'am'
  return (
    <Alert
      tone="warning"
      title={
        <>
          <span lang="am" className="block">
            {amharicNotice}
          </span>
          {isOther && <span className="block">{t('banner')}</span>}
        </>
      }
    >
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {hasAppointment(application) && <li>{t('arrive', { minutes: earliestArrivalMinutes })}</li>}
        <li>{t('forfeit')}</li>
      </ul>
    </Alert>
  )
}
