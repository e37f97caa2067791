import { commaIn, hasAppointment, type PassportDraft, type RequestMode, uploadLimit, uploadTypes } from '@invea/domain'
import { Alert } from '@invea/ui'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { useFromWizard } from '../wizard/use-wizard.ts'
import { fileSizeWords } from './file-size-words.ts'

/** What is asked for tells whether a day at the office comes before the delivery: of the form, or of the request that is changed. */
const useHasAppointment = () =>
  useFromWizard(({ kind, store }) => {
    const { draft } = store.draft()
    const { urgentDays, mode = 'normal' } = draft as Partial<PassportDraft> & { readonly mode?: RequestMode }
    const type = kind.requestTypeOf(draft) ?? 'new'
    return hasAppointment({ type, mode: urgentDays === undefined ? mode : 'urgent' })
  })

/** What every document must be (A §2, A §5). The limit shown is the limit enforced (D2), and so is what is said about keeping. */
export const AttachmentNotes = ({
  isNotSaved,
  limit = uploadLimit('application'),
}: {
  readonly isNotSaved: boolean
  /** Bytes. */
  readonly limit?: number
}) => {
  const { t } = useTranslation('attachments')
  const types = uploadTypes.map((type) => type.toUpperCase()).join(commaIn[useLanguage()])
  return (
    <Alert tone={isNotSaved ? 'warning' : 'info'}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{t('copies')}</li>
        <li>{t('limit', { types, limit: fileSizeWords(limit).replace(' ', '\u00a0') })}</li>
        <li>{t(useHasAppointment() ? 'originals' : 'originalsCollection')}</li>
        <li>{t(isNotSaved ? 'notKept' : 'kept')}</li>
      </ul>
    </Alert>
  )
}
