import { allStored } from '@invea/domain/attachments'
import { isConcluded } from '@invea/domain/journeys'
import { Alert, announce, Button, Card, CheckIcon, Disclosure, Skeleton, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { attachmentQueries, failureOf } from '../api/queries.ts'
import { useStepTitle } from '../application-form/JourneyStepper.tsx'
import {
  applicantSteps,
  useApplicantField,
  useApplicantPosition,
  useFromWizard,
  useStepLoading,
} from '../application-form/use-wizard.ts'
import { RequestLink } from '../application-view/pages.tsx'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { AttachmentNotes, FailedUploads, LostFiles, useDropLostFiles } from './AttachmentNotes.tsx'
import { DocumentChooser } from './DocumentChooser.tsx'

/** A §2, D49: shown after the last document. Reset opens the edit form at its first step, because the applicant is already submitted. */
const AllStepsCompleted = ({ takesFocus }: { readonly takesFocus: boolean }) => {
  const { t } = useTranslation('attachments')
  const title = useStepTitle()
  const journey = useFromWizard((wizard) => wizard.journey)
  const requestId = useFromWizard(({ store }) => store.draft().draft.submitted?.requestId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const complete = journey.steps.filter(({ id }) => [...applicantSteps, 'attachments'].includes(id))
  return (
    <Card tone="accent">
      <Stack>
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {t('completed.title')}
        </h2>
        <p>{t('completed.text')}</p>
        <ul className="flex flex-col gap-2">
          {complete.map(({ id }) => (
            <li key={id} className="flex items-center gap-2">
              <CheckIcon aria-hidden="true" className="size-5 text-success" />
              {title(id)}
            </li>
          ))}
        </ul>
        <div className="border-t border-line pt-3">
          <p className="text-sm text-muted">{t('completed.resetHelp')}</p>
          <Button asChild variant="quiet">
            <RequestLink page="list" request={requestId} view="edit">
              {t('completed.reset')}
            </RequestLink>
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

/** The documents of one applicant whose request is stored. */
const Documents = ({ requestPersonId }: { readonly requestPersonId: number }) => {
  const { t } = useTranslation('attachments')
  const query = useQuery(attachmentQueries.required(usePortalApi(), requestPersonId))
  useStepLoading(query.isPending)
  const [attachments] = useApplicantField('attachments')
  const [justCompleted, setJustCompleted] = useState(false)
  const [isNotSaved, setIsNotSaved] = useState(isSharedComputer)
  const lost = useDropLostFiles(requestPersonId)
  const concluded = useFromWizard(({ journey, store, state, facts }) =>
    isConcluded(journey, state().step, store.draft().draft, facts()),
  )

  const complete = query.data !== undefined && query.data.length > 0 && allStored(attachments, query.data)
  const wasComplete = useRef(complete)
  useEffect(() => {
    // The screen changes when the last document has arrived, so screen readers need an announcement.
    if (complete && !wasComplete.current) {
      announce(t('success'))
      setJustCompleted(true)
    }
    wasComplete.current = complete
  }, [complete, t])

  if (query.isPending) return <Skeleton lines={6} className="min-h-screen" />
  if (query.isLoadingError) return <FailureNotice error={failureOf(query.error)} onRetry={() => void query.refetch()} />
  const chosen = query.data.filter(
    ({ attachmentTypeId }) => attachments.chosen?.[attachmentTypeId] || attachments.stored?.includes(attachmentTypeId),
  )
  const choosers = (
    <Stack as="ul">
      {query.data.map((document) => (
        <li key={document.attachmentTypeId}>
          <DocumentChooser
            requestPersonId={requestPersonId}
            document={document}
            onNotSaved={() => setIsNotSaved(true)}
          />
        </li>
      ))}
    </Stack>
  )
  if (concluded)
    return (
      <Stack gap={6}>
        {query.data.length > 0 && <Alert tone="success">{t('success')}</Alert>}
        <AllStepsCompleted takesFocus={justCompleted} />
        {query.data.length > 0 && (
          <Disclosure headingLevel={2} title={t('completed.documents')}>
            {choosers}
          </Disclosure>
        )}
      </Stack>
    )
  if (query.data.length === 0) return <p>{t('noneRequired')}</p>
  return (
    <Stack gap={6}>
      <p>{t('intro')}</p>
      <AttachmentNotes isNotSaved={isNotSaved} />
      {complete && <Alert tone="success">{t('success')}</Alert>}
      <LostFiles lost={lost} required={query.data} />
      <FailedUploads requestPersonId={requestPersonId} required={query.data} />
      <p className="font-semibold">{t('chosenCount', { chosen: chosen.length, required: query.data.length })}</p>
      {choosers}
    </Stack>
  )
}

/** A §2, §5: one chooser for each required document. Next sends those that are not stored yet. */
export const AttachmentsStep = () => {
  const { t } = useTranslation('attachments')
  const position = useApplicantPosition()
  const requestPersonId = useFromWizard(({ store }) => store.draft().draft.applicants[position]?.requestPersonId)
  if (requestPersonId === undefined) return <p>{t('noRequest')}</p>
  return <Documents requestPersonId={requestPersonId} />
}
