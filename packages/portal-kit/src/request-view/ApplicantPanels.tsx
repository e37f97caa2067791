import type { Application, ApplicationPerson } from '@invea/domain'
import { Accordion, Alert, Disclosure } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { ApplicantBlocks } from './ApplicantBlocks.tsx'
import { fullName } from './full-name.ts'
import type { Reading } from './reading.ts'

interface PanelsProps {
  readonly application: Application
  readonly reading: Reading
}

const Person = ({ person, reading, level }: { person: ApplicationPerson; reading: Reading; level: 2 | 3 }) => {
  const { helpLine } = usePortalConfig()
  const { t } = reading
  // B §2: a person without data.
  if (!person.applicant)
    return (
      <Alert tone="danger" title={t('summary:problem')}>
        {t('summary:problemHelp', { helpLine })}
      </Alert>
    )
  return <ApplicantBlocks person={person} reading={reading} level={level} />
}

/** The applicants of a request: one alone is shown at once, a group has one panel each, titled by name or 'Applicant N' (B §2). */
export const ApplicantPanels = ({ application: { persons }, reading }: PanelsProps) => {
  const [first, ...others] = persons
  if (first && others.length === 0) return <Person person={first} reading={reading} level={2} />
  return (
    <Accordion>
      {persons.map((person, at) => (
        <Disclosure
          key={person.requestPersonId}
          headingLevel={2}
          open={at === 0}
          title={
            person.applicant ? fullName(person.applicant.personal) : reading.t('summary:applicantN', { n: at + 1 })
          }
          aside={<span className="text-sm text-muted">{person.applicationNumber}</span>}
        >
          <Person person={person} reading={reading} level={3} />
        </Disclosure>
      ))}
    </Accordion>
  )
}
