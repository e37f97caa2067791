import type { Application } from '@invea/domain'
import { type ApplicationPerson, endsApproval, isEditable } from '@invea/domain/application'
import { Alert, Button, Card, Cluster, FocusOnArrival, Skeleton, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { applicationQueries } from '../api/application-queries.ts'
import { UnopenedFormNotice } from '../application-form/StepNotices.tsx'
import { DetailRows } from '../application-view/DetailRows.tsx'
import { NextStepPanel } from '../application-view/NextStepPanel.tsx'
import { useIsShown, useOpenView } from '../application-view/pages.tsx'
import { requestRows } from '../application-view/request-rows.ts'
import type { EditPart, ViewProps } from '../application-view/view-search.ts'
import { PaymentOutcomeNotice } from '../payment/PaymentPanels.tsx'
import { shownName, useDisplayContext } from '../shell/display-context.ts'
import { CorrectionNotice, EditWizard } from './EditWizard.tsx'
import { isChanged, useEditSession } from './edit-form.ts'
import type { EditScope } from './edit-journeys.ts'

interface PersonProps {
  readonly application: Application
  readonly person: ApplicationPerson
  readonly scope: EditScope
  /** Its title takes the focus. */
  readonly takesFocus?: boolean
  /** Called after the change. Without it the end is shown here. */
  readonly onChanged?: (() => void) | undefined
  /** Called with whether the end is shown. */
  readonly onEnded?: (hasEnded: boolean) => void
  /** Opens the choice of another applicant. */
  readonly onOther?: (() => void) | undefined
  /** For the one part of a Change link, which has its own draft: called once the draft is deleted, without a change. */
  readonly onKeep?: (() => void) | undefined
}

/** B §2: 'All steps completed', with Reset. Shows the next missing step (D51). */
const Completed = ({
  application,
  isChanged,
  onReset,
  onOther = onReset,
}: {
  readonly application: Application
  readonly isChanged: boolean
  readonly onReset: () => void
  readonly onOther: PersonProps['onOther']
}) => {
  const { t } = useDisplayContext()
  return (
    <Stack gap={6}>
      <FocusOnArrival>
        <Alert tone={isChanged ? 'success' : 'info'} title={t('status:edit.completed')}>
          {t(isChanged ? 'application:saved' : 'application:unchanged')}
        </Alert>
      </FocusOnArrival>
      <PaymentOutcomeNotice application={application} />
      <NextStepPanel application={application} onEdit={onOther} />
      <Button variant="quiet" className="self-start" onClick={onReset}>
        {t('status:edit.reset')}
      </Button>
    </Stack>
  )
}

/** Edits one applicant, from the draft on the device or the stored data. */
export const EditPerson = ({
  application,
  person,
  scope,
  takesFocus = false,
  onChanged,
  onEnded,
  onOther,
  onKeep,
}: PersonProps) => {
  const { t } = useDisplayContext()
  const client = useQueryClient()
  const { form, takeOver } = useEditSession(application, person, onKeep && scope)
  const [ended, setEnded] = useState<'changed' | 'unchanged' | 'reset'>()
  const hasEnded = ended !== undefined && ended !== 'reset'
  useEffect(() => onEnded?.(hasEnded), [hasEnded, onEnded])
  if (!form) return <Skeleton lines={10} />
  if (form.kind !== 'open') return <UnopenedFormNotice kind={form.kind} onTakeOver={takeOver} />
  const { store } = form
  const end = async () => {
    // Changed data may require other documents.
    await client.invalidateQueries({ queryKey: applicationQueries.all })
    if (onChanged) return onChanged()
    setEnded(isChanged(store.draft().draft) ? 'changed' : 'unchanged')
  }
  const reset = () => {
    // Starts again where it started, with the data that the service now has.
    store.change(({ draft, ...snapshot }) => ({
      ...snapshot,
      lastStep: undefined,
      draft: { ...draft, editing: { ...draft.editing, sent: undefined, isChanged: false } },
    }))
    setEnded('reset')
  }
  return hasEnded ? (
    <Completed application={application} isChanged={ended === 'changed'} onReset={reset} onOther={onOther} />
  ) : (
    <>
      <EditWizard
        application={application}
        person={person}
        scope={scope}
        store={store}
        takesFocus={takesFocus || ended !== undefined}
        onEnd={() => void end()}
      />
      {onKeep && (
        <Button variant="quiet" className="self-start" onClick={() => void store.discard().then(onKeep)}>
          {t('application:keepAsItIs')}
        </Button>
      )}
    </>
  )
}

/** What a change causes: another review of an approved urgent request, and the end of the open payment order. */
const EffectNotice = ({ application }: { readonly application: Application }) => {
  const { t } = useDisplayContext()
  const isReviewed = endsApproval(application)
  const isOrdered = application.status === 'awaitingPayment'
  if (!isReviewed && !isOrdered) return null
  return (
    <Alert tone="warning">
      {isReviewed && <p>{t('summary:effect.reviewedAgain')}</p>}
      {isOrdered && <p>{t(isReviewed ? 'summary:effect.orderEnds' : 'summary:effect.orderMayEnd')}</p>}
    </Alert>
  )
}

/** Choice of the applicant, when several can be edited. */
const ChoosePerson = ({
  persons,
  onChoose,
}: {
  readonly persons: readonly ApplicationPerson[]
  readonly onChoose: (person: ApplicationPerson) => void
}) => {
  const { t } = useDisplayContext()
  return (
    <Card>
      <h2 className="mb-3 text-xl">{t('status:edit.who')}</h2>
      <Stack as="ul">
        {persons.map((person) => (
          <li key={person.requestPersonId}>
            <Button variant="secondary" width="full" onClick={() => onChoose(person)}>
              {shownName(person)}
            </Button>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

interface EditProps {
  readonly application: Application
  readonly start: EditScope
}

const Edit = ({ application, start }: EditProps) => {
  const display = useDisplayContext()
  const { t } = display
  const persons = application.persons.filter(isEditable)
  const [scope, setScope] = useState(start)
  const [hasEnded, setHasEnded] = useState(false)
  // Null after the return to the choice, which then takes the focus of the button that is gone.
  const [chosen, setChosen] = useState<ApplicationPerson | undefined | null>(
    persons.length === 1 ? persons[0] : undefined,
  )
  const person = persons.find(({ requestPersonId }) => requestPersonId === chosen?.requestPersonId) ?? chosen
  const chooseOther = persons.length > 1 ? () => setChosen(null) : undefined
  const list = <ChoosePerson persons={persons} onChoose={setChosen} />
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('status:edit.title')}</h1>
      <CorrectionNotice application={application} edited={hasEnded ? undefined : person} />
      <EffectNotice application={application} />
      <DetailRows
        rows={requestRows(
          application,
          ['requestType', 'requestStatus', 'requestDate', 'appointmentDate', 'deliveryDate'],
          display,
        )}
      />
      {person ? (
        <>
          {application.persons.length > 1 && <p className="font-display text-xl font-bold">{shownName(person)}</p>}
          <EditPerson
            key={`${person.requestPersonId}/${scope}`}
            application={application}
            person={person}
            scope={scope}
            takesFocus={persons.length > 1 || scope !== start}
            onEnded={setHasEnded}
            onOther={chooseOther}
          />
          <Cluster>
            {scope === 'attachments' && (
              <Button variant="quiet" onClick={() => setScope('all')}>
                {t('status:edit.all')}
              </Button>
            )}
            {chooseOther && (
              <Button variant="quiet" onClick={chooseOther}>
                {t('status:edit.other')}
              </Button>
            )}
          </Cluster>
        </>
      ) : (
        (chosen === null && <FocusOnArrival>{list}</FocusOnArrival>) || list
      )}
    </Stack>
  )
}

/** Edits the one part of a Change link, then returns to the page of the link. */
const EditOnePart = ({
  application,
  person,
  part,
}: {
  readonly application: Application
  readonly person: ApplicationPerson
  readonly part: EditPart
}) => {
  const { t } = useDisplayContext()
  const router = useRouter()
  const openView = useOpenView()
  const isShown = useIsShown()
  const goBack = () => {
    if (!isShown.current) return
    if (router.history.canGoBack()) router.history.back()
    else openView({ request: application.requestId, view: 'view' })
  }
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('status:edit.title')}</h1>
      {application.persons.length > 1 && <p className="font-display text-xl font-bold">{shownName(person)}</p>}
      <CorrectionNotice application={application} edited={person} />
      <EffectNotice application={application} />
      <EditPerson application={application} person={person} scope={part} onChanged={goBack} onKeep={goBack} />
    </Stack>
  )
}

/** B §2: the full edit wizard, opened from the list. A Change link opens only its part. */
export const EditScreen = ({ application, search }: ViewProps) => {
  const { part, person: named } = search ?? {}
  const person = application.persons.find((one) => one.requestPersonId === named && isEditable(one))
  if (part && person) return <EditOnePart application={application} person={person} part={part} />
  return <Edit application={application} start="all" />
}

/**
 * B §2: Edit from the look-up. It opens the single step of the documents, with a link to the other details, or all steps when the agency
 * named other fields.
 */
export const EditFilesScreen = (props: ViewProps) => {
  const { application, search } = props
  if (search?.part) return <EditScreen {...props} />
  const named = application.persons.flatMap(({ correction }) => correction?.fields ?? [])
  return (
    <Edit
      application={application}
      start={named.every((field) => field.startsWith('attachments.')) ? 'attachments' : 'all'}
    />
  )
}
