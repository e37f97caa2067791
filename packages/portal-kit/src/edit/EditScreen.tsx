import type { Application, ApplicationPerson } from '@invea/domain'
import { Alert, Button, Card, Cluster, Skeleton, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RescheduleScreen } from '../booking/RescheduleScreen.tsx'
import { applicationQueries } from '../request-view/application-queries.ts'
import { DetailRows } from '../request-view/DetailRows.tsx'
import { ViewLink } from '../request-view/pages.tsx'
import { requestRows } from '../request-view/request-rows.ts'
import { useReading } from '../request-view/use-reading.ts'
import type { ViewProps } from '../request-view/view-screen.tsx'
import { ElsewhereNotice } from '../wizard/ElsewhereNotice.tsx'
import { EditWizard, editablePersons } from './EditWizard.tsx'
import type { EditScope } from './edit-walks.ts'
import { useEditDesk } from './use-edit-desk.ts'

const nameOf = ({ firstName, applicant }: ApplicationPerson) =>
  applicant ? `${applicant.personal.firstName} ${applicant.personal.fatherName}` : firstName

interface PersonProps {
  readonly application: Application
  readonly person: ApplicationPerson
  readonly scope: EditScope
}

/** B §2: 'All steps completed', with Reset. */
const Completed = ({ onReset }: { readonly onReset: () => void }) => {
  const { t } = useReading()
  return (
    <Stack gap={6}>
      <Alert tone="success" title={t('status:edit.completed')} live>
        {t('status:edit.completedHelp')}
      </Alert>
      <Cluster>
        <Button asChild>
          <ViewLink>{t('status:list.back')}</ViewLink>
        </Button>
        <Button variant="secondary" onClick={onReset}>
          {t('status:edit.reset')}
        </Button>
      </Cluster>
    </Stack>
  )
}

const EditPerson = ({ application, person, scope }: PersonProps) => {
  const client = useQueryClient()
  const { form, takeOver } = useEditDesk(application, person)
  const [ended, setEnded] = useState(false)
  if (!form) return <Skeleton lines={10} />
  if (form.kind === 'elsewhere') return <ElsewhereNotice onTakeOver={() => void takeOver()} />
  const { keeper } = form
  const end = () => {
    setEnded(true)
    void client.invalidateQueries({ queryKey: applicationQueries.all })
  }
  const reset = () => {
    // The first step again, over what the service now has.
    keeper.change(({ draft, ...record }) => ({
      ...record,
      place: undefined,
      draft: { ...draft, editing: { ...draft.editing, sent: undefined, filesChanged: undefined } },
    }))
    setEnded(false)
  }
  return ended ? (
    <Completed onReset={reset} />
  ) : (
    <EditWizard person={person} scope={scope} keeper={keeper} onEnd={end} />
  )
}

/** Several applicants can be edited: whose turn is it? */
const ChoosePerson = ({
  persons,
  onChoose,
}: {
  readonly persons: readonly ApplicationPerson[]
  readonly onChoose: (person: ApplicationPerson) => void
}) => {
  const { t } = useReading()
  return (
    <Card>
      <h2 className="mb-3 text-xl">{t('status:edit.who')}</h2>
      <Stack as="ul">
        {persons.map((person) => (
          <li key={person.requestPersonId}>
            <Button variant="secondary" width="full" onClick={() => onChoose(person)}>
              {nameOf(person)}
            </Button>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

const Edit = ({ application, start }: { readonly application: Application; readonly start: EditScope }) => {
  const reading = useReading()
  const { t } = reading
  const persons = editablePersons(application)
  const [scope, setScope] = useState(start)
  const [chosen, setChosen] = useState(persons.length === 1 ? persons[0] : undefined)
  const person = persons.find(({ requestPersonId }) => requestPersonId === chosen?.requestPersonId) ?? chosen
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('status:edit.title')}</h1>
      {persons.some(({ notified }) => notified) && <Alert tone="warning">{t('status:edit.notified')}</Alert>}
      <DetailRows
        rows={requestRows(
          application,
          ['requestType', 'requestStatus', 'requestDate', 'appointmentDate', 'deliveryDate'],
          reading,
        )}
      />
      {person ? (
        <>
          {persons.length > 1 && <p className="font-display text-xl font-bold">{nameOf(person)}</p>}
          <EditPerson
            key={`${person.requestPersonId}/${scope}`}
            application={application}
            person={person}
            scope={scope}
          />
          <Cluster>
            {scope === 'attachments' && (
              <Button variant="quiet" onClick={() => setScope('all')}>
                {t('status:edit.all')}
              </Button>
            )}
            {persons.length > 1 && (
              <Button variant="quiet" onClick={() => setChosen(undefined)}>
                {t('status:edit.other')}
              </Button>
            )}
          </Cluster>
        </>
      ) : (
        <ChoosePerson persons={persons} onChoose={setChosen} />
      )}
    </Stack>
  )
}

/** B §2: the full edit wizard, opened from the list. */
export const EditScreen = ({ application }: ViewProps) => <Edit application={application} start="all" />

/**
 * B §2: what Edit opens from the look-up. An urgent request gets another date where one is offered; every other the single step of
 * its documents, with the other details one tap away.
 */
export const EditFilesScreen = ({ application }: ViewProps) =>
  application.mode === 'urgent' && application.actions.includes('reschedule') ? (
    <RescheduleScreen application={application} />
  ) : (
    <Edit application={application} start="attachments" />
  )
