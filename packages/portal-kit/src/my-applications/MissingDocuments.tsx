import { missingDocuments } from '@invea/domain/application'
import { Alert, Stack } from '@invea/ui'
import { NextStepWords } from '../application-view/NextStepPanel.tsx'
import { useFocusOnChange } from '../application-view/pages.tsx'
import { VisitCard } from '../application-view/VisitCard.tsx'
import type { ViewProps } from '../application-view/view-search.ts'
import { fullName, useDisplayContext } from '../shell/display-context.ts'
import { EditPerson } from './EditScreen.tsx'

/** Missing documents, one applicant after the other. */
export const MissingDocuments = ({ application }: ViewProps) => {
  const { t } = useDisplayContext()
  const { persons } = application
  const person = persons.find((one) => missingDocuments(one).length > 0) ?? persons[0]
  useFocusOnChange(String(person?.requestPersonId))
  if (!person) return null
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('application:continue.documents')}</h1>
      <VisitCard application={application} />
      <Alert>
        <NextStepWords application={application} />
      </Alert>
      {persons.length > 1 && person.applicant && (
        <p className="font-display text-xl font-bold">{fullName(person.applicant.personal)}</p>
      )}
      <EditPerson
        key={person.requestPersonId}
        application={application}
        person={person}
        scope="missing"
        // Shows the next missing step as soon as the service has the documents.
        onChanged={() => undefined}
      />
    </Stack>
  )
}
