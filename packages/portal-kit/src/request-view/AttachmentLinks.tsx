import type { StoredAttachment } from '@invea/domain'
import { DescriptionList, VisuallyHidden } from '@invea/ui'
import { useLanguage, useTranslation } from '../i18n/index.ts'

/** Each stored document with its View File link (B §2). The addresses are signed and short-lived: they come fresh with the request. */
export const AttachmentLinks = ({ attachments }: { readonly attachments: readonly StoredAttachment[] }) => {
  const { t } = useTranslation('summary')
  const language = useLanguage()
  if (attachments.length === 0) return <p>{t('noAttachments')}</p>
  return (
    <DescriptionList>
      {attachments.map(({ attachmentId, name, url }) => (
        <DescriptionList.Row key={attachmentId} label={name[language]}>
          <a href={url} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center">
            {t('viewFile')}
            <VisuallyHidden>
              {' '}
              {name[language]} ({t('newWindow')})
            </VisuallyHidden>
          </a>
        </DescriptionList.Row>
      ))}
    </DescriptionList>
  )
}
