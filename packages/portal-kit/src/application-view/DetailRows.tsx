import type { Application } from '@invea/domain'
import { type ApplicationPerson, isEditable } from '@invea/domain/application'
import type { StoredAttachment } from '@invea/domain/attachments'
import { Button, DescriptionList, VisuallyHidden } from '@invea/ui'
import type { ReactNode } from 'react'
import { NoWrap } from '../i18n/date-texts.tsx'
import { type Translate, useLanguage, useTranslation } from '../i18n/i18n.ts'
import type { DetailRow } from '../shell/display-context.ts'
import { RequestLink, ViewLink } from './pages.tsx'
import type { EditPart } from './view-search.ts'

/** Test ids of the numbers that end-to-end tests read. */
const testIds: Readonly<Record<string, string>> = { confirmationNumber: 'confirmation-number' }

/** Labels with values. A missing value shows a note instead of being left out. */
export const DetailRows = ({ rows }: { readonly rows: readonly DetailRow[] }) => {
  const { t } = useTranslation('summary')
  return (
    <DescriptionList>
      {rows.map(({ key, label, value }) => (
        <DescriptionList.Row key={key} label={label}>
          {value === undefined ? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('notGiven')}</VisuallyHidden>
            </>
          ) : (
            <span data-testid={testIds[key]}>
              {/* 'Renew/Replacement' is wider than the column of a phone. */}
              <NoWrap words={value.replace('/', '/\u{200b}')} />
            </span>
          )}
        </DescriptionList.Row>
      ))}
    </DescriptionList>
  )
}

/** Opens a stored document. The addresses are signed and short-lived, and come with each response. */
export const FileLink = ({
  document: { name, url },
  className = '',
}: {
  readonly document: StoredAttachment
  readonly className?: string
}) => {
  const { t } = useTranslation('summary')
  const language = useLanguage()
  return (
    <a href={url} target="_blank" rel="noreferrer" className={`inline-flex min-h-11 items-center ${className}`}>
      {t('viewFile')}
      <VisuallyHidden>
        {' '}
        {name[language]} ({t('newWindow')})
      </VisuallyHidden>
    </a>
  )
}

/** The Change link of one block of one applicant. Renders nothing when the applicant cannot be edited now. */
export type ChangeLinks = (part: EditPart, block: string, person: ApplicationPerson) => ReactNode

/** Change links that open the edit in the list (from the form), or as another view of the page. After the change they lead back. */
export const changeLinks =
  ({ requestId, actions }: Application, where: 'list' | 'view', t: Translate): ChangeLinks =>
  (part, block, person) => {
    if (!actions.includes('edit') || !isEditable(person)) return null
    const search = { request: requestId, view: 'edit', part, person: person.requestPersonId } as const
    const words = (
      <>
        {t('application:change')}
        <VisuallyHidden>: {block}</VisuallyHidden>
      </>
    )
    return (
      <Button asChild size="small" variant="quiet" className="ml-auto">
        {where === 'list' ? (
          <RequestLink page="list" {...search}>
            {words}
          </RequestLink>
        ) : (
          <ViewLink {...search}>{words}</ViewLink>
        )}
      </Button>
    )
  }
