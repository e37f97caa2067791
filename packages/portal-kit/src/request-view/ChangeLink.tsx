import { type Application, type ApplicationPerson, isEditable } from '@invea/domain'
import { Button, VisuallyHidden } from '@invea/ui'
import type { ReactNode } from 'react'
import type { Translate } from '../i18n/index.ts'
import { RequestLink, ViewLink } from './pages.tsx'
import type { EditPart } from './view-search.ts'

/** The Change link of one block of one applicant; nothing where the applicant cannot be edited now. */
export type ChangeLinks = (part: EditPart, block: string, person: ApplicationPerson) => ReactNode

/** Change links that open the edit in the list (from the form), or as another view of the page. They come back by themselves. */
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
