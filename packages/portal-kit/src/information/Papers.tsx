import type { AttachmentType } from '@invea/domain'
import { DocumentIcon } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'

export interface PapersProps {
  /** Each paper, and in words when only some bring it. */
  readonly papers: readonly { readonly type: AttachmentType; readonly when?: string | undefined }[]
}

/** The papers of a service; what only some bring says when. */
export const Papers = ({ papers }: PapersProps) => {
  const { t } = useTranslation('document')
  return (
    <ul className="papers">
      {papers.map(({ type, when }) => (
        <li key={type}>
          <DocumentIcon aria-hidden className="size-5" />
          <p>
            {t(type)}
            {when && <span className="text-muted">, {when}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
