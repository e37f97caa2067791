import { type EarlierApplicant, offeredApplicants, withEarlierApplicant } from '@invea/domain/application'
import { type ApplicantDraft, emptyApplicantDraft } from '@invea/domain/drafts'
import { Alert, Button, Card, focusField, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { useApplicantPosition, useDraft, useEditApplicant, useWizard } from '../application-form/use-wizard.ts'
import { useRequestPages } from '../application-view/pages.tsx'
import { useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { fullName } from '../shell/display-context.ts'
import { PageLink } from '../shell/site-map.tsx'
import { useSubmissionDay } from './ScreenParts.tsx'

interface Chosen {
  readonly earlier: EarlierApplicant
  /** The input before the choice, for Undo. */
  readonly before: ApplicantDraft
}

/** Maximum number of people shown at first. */
const shownFirst = 4

/** B §1: a signed-in member can fill in the form with the data of an earlier applicant. */
export const EarlierApplicants = () => {
  const { t } = useTranslation(['applicant', 'shell'])
  const api = usePortalApi()
  const { portal } = useRequestPages()
  const { day } = useDateWords()
  const position = useApplicantPosition()
  const { applicants } = useDraft()
  const { kind } = useWizard()
  const submittedOn = useSubmissionDay()
  const edit = useEditApplicant()
  const [chosen, setChosen] = useState<Chosen>()
  const [showsAll, setShowsAll] = useState(false)
  // Undo and "show all" remove themselves, so the list takes their focus.
  const listId = useId()
  const earlier = useQuery(applicationQueries.earlierApplicants(api, portal))

  const applicant = applicants[position] ?? emptyApplicantDraft()
  const holder = kind.isUrgent ? api.account.state().member : undefined
  const offered = offeredApplicants(earlier.data ?? [], applicants, { position, today: submittedOn, holder })
  if (offered.length === 0 || applicant.requestPersonId !== undefined) return null
  const choose = (one: EarlierApplicant) => {
    setChosen({ earlier: one, before: applicant })
    edit((typed) => withEarlierApplicant(typed, one, submittedOn))
  }
  const undo = ({ before }: Chosen) => {
    setChosen(undefined)
    edit((filled) => ({ ...filled, personal: before.personal, address: before.address, family: before.family }))
    focusField(listId)
  }
  return (
    <Card tone="sunken">
      <Stack gap={3}>
        <h2 className="text-xl">{t('applicant:earlier.title')}</h2>
        <p>{t('applicant:earlier.help')}</p>
        <ul id={listId} className="flex flex-col gap-2">
          {offered.slice(0, showsAll ? offered.length : shownFirst).map((one) => (
            <li key={`${fullName(one.personal)} ${one.personal.birthDate}`}>
              <Button variant="secondary" width="full" onClick={() => choose(one)}>
                {t('applicant:earlier.person', { name: fullName(one.personal), date: day(one.personal.birthDate) })}
              </Button>
            </li>
          ))}
        </ul>
        {!showsAll && offered.length > shownFirst && (
          <Button
            variant="quiet"
            onClick={() => {
              setShowsAll(true)
              focusField(listId)
            }}
          >
            {t('applicant:earlier.all', { count: offered.length })}
          </Button>
        )}
        <div role="status">
          {chosen && (
            <Alert tone={chosen.earlier.hasOpenApplication ? 'warning' : 'info'}>
              <p>{t('applicant:earlier.done', { name: fullName(chosen.earlier.personal) })}</p>
              {chosen.earlier.hasOpenApplication && (
                <p>
                  {t('applicant:earlier.open')}{' '}
                  <PageLink page="myApplications">{t('shell:link.myApplications')}</PageLink>
                </p>
              )}
              <Button variant="secondary" size="small" onClick={() => undo(chosen)}>
                {t('applicant:earlier.undo')}
              </Button>
            </Alert>
          )}
        </div>
      </Stack>
    </Card>
  )
}
