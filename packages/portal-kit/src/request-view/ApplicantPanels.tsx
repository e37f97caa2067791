import type { Application, ApplicationPerson } from '@invea/domain'
import { Accordion, Alert, Disclosure } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { ApplicantBlocks } from './ApplicantBlocks.tsx'
import type { ChangeLinks } from './ChangeLink.tsx'
import type { DisplayContext } from './display-context.ts'
import { fullName } from './full-name.ts'

interface PanelsProps {
  readonly application: Application
  readonly display: DisplayContext
  /** Change links of the blocks, where there are any. */
  readonly change?: ChangeLinks | undefined
}

const Person = ({
  person,
  level,
  ...panels
}: PanelsProps & { readonly person: ApplicationPerson; readonly level: 2 | 3 }) => {
  const { helpLine } = usePortalConfig()
  const { t } = panels.display
  // B §2: a person without data.
  if (!person.applicant)
    return (
      <Alert tone="danger" title={t('summary:problem')}>
        {t('summary:problemHelp', { helpLine })}
      </Alert>
    )
  return <ApplicantBlocks person={person} level={level} {...panels} />
}

/** The applicants of a request: one alone is shown at once, a group has one panel each, titled by name or 'Applicant N' (B §2). */
export const ApplicantPanels = (panels: PanelsProps) => {
  const { application, display } = panels
  const { persons } = application
  const [first, ...others] = persons
  if (first && others.length === 0) return <Person person={first} level={2} {...panels} />
  return (
    <Accordion>
      {persons.map((person, at) => (
        <Disclosure
          key={person.requestPersonId}
          headingLevel={2}
          open={at === 0}
          title={
            person.applicant ? fullName(person.applicant.personal) : display.t('summary:applicantN', { n: at + 1 })
          }
          aside={<span className="text-sm text-muted">{person.applicationNumber}</span>}
        >
          <Person person={person} level={3} {...panels} />
        </Disclosure>
      ))}
    </Accordion>
  )
}
