import type { RequestType } from '@invea/domain'
import { commaIn } from '@invea/domain/calendar'
import type { OriginIdDraft, PassportDraft, RequestDraft } from '@invea/domain/drafts'
import { Button, Card, DescriptionList, Dialog, PageSection, Stack } from '@invea/ui'
import { useState } from 'react'
import { useRegionCities } from '../api/use-offices.ts'
import { useStepTitle } from '../application-form/JourneyStepper.tsx'
import { RequestLink } from '../application-view/pages.tsx'
import { NoWrap } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { serviceClock } from '../service-clock.ts'
import { momentWords, useReader } from '../shell/display-context.ts'

export interface ResumeOfferProps {
  readonly draft: RequestDraft
  /** Undefined until it is chosen. */
  readonly requestType: RequestType | undefined
  /** Milliseconds since 1970; undefined where the device saves nothing. */
  readonly savedAt: number | undefined
  /** Id of the step to continue with. */
  readonly step: string
  readonly onContinue: () => void
  /** Deletes the draft; a dialog confirms first. */
  readonly onStartOver: () => Promise<void>
}

/** The name and city of the chosen office; undefined until they are known. */
const useOfficeName = ({ regionId, officeId }: RequestDraft['site']): string | undefined => {
  const language = useLanguage()
  const { cities } = useRegionCities(regionId ? Number(regionId) : undefined)
  const city = cities?.find(({ offices }) => offices.some(({ id }) => String(id) === officeId))
  const office = city?.offices.find(({ id }) => String(id) === officeId)
  return city && office && `${office.name[language]}${commaIn[language]}${city.name[language]}`
}

/** Summary of the draft, so that its owner recognizes it on a shared device. It contains no name of a person. */
const DraftFacts = ({ draft, requestType, step, savedAt }: Omit<ResumeOfferProps, 'onContinue' | 'onStartOver'>) => {
  const { t } = useTranslation(['application', 'choice', 'status'])
  const title = useStepTitle()
  const reader = useReader()
  const office = useOfficeName(draft.site)
  // Each portal's draft has one of them.
  const { service, urgentDays } = draft as Partial<OriginIdDraft & PassportDraft>
  const rows = [
    {
      label: t('status:label.requestType'),
      value: service ? t(`choice:originIdService.${service}`) : requestType && t(`choice:requestType.${requestType}`),
    },
    { label: t('status:label.requestMode'), value: urgentDays && t('choice:urgentDays', { days: urgentDays }) },
    { label: t('status:label.office'), value: office },
    { label: t('application:resume.at'), value: title(step) },
    {
      label: t('application:resume.savedAt'),
      value: savedAt !== undefined && momentWords(new Date(serviceClock.at(savedAt)).toISOString(), reader),
    },
  ]
  return (
    <DescriptionList>
      {rows.map(
        ({ label, value }) =>
          value && (
            <DescriptionList.Row key={label} label={label}>
              <NoWrap words={value} />
            </DescriptionList.Row>
          ),
      )}
    </DescriptionList>
  )
}

/** Asks before the draft is deleted. Its request stays if it is submitted: only another person can apply again (D47). */
const StartOverDialog = ({
  requestId,
  open,
  onClose,
  onStartOver,
}: {
  readonly requestId: number | undefined
  readonly open: boolean
  readonly onClose: () => void
  readonly onStartOver: () => Promise<void>
}) => {
  const { t } = useTranslation(['application', 'common', 'status'])
  const [deleting, setDeleting] = useState(false)
  const startOver = async () => {
    setDeleting(true)
    await onStartOver()
  }
  const isSent = requestId !== undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isSent ? 'application:resume.startOver' : 'application:resume.startOverTitle')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button variant={isSent ? 'primary' : 'danger'} pending={deleting} onClick={() => void startOver()}>
            {t(isSent ? 'status:another.start' : 'application:resume.startOverYes')}
          </Button>
          {isSent ? (
            <Button asChild variant="danger">
              <RequestLink page="list" request={requestId} view="cancel">
                {t('status:action.cancelApplication')}
              </RequestLink>
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              {t('common:cancel')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isSent ? 'status:another.help' : 'application:resume.startOverHelp')}</p>
    </Dialog>
  )
}

/** Offers to continue a saved draft, or to delete it after a confirmation. */
export const ResumeOffer = ({ onContinue, onStartOver, ...facts }: ResumeOfferProps) => {
  const { t } = useTranslation('application')
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1 tabIndex={-1}>{t('resume.title')}</h1>
        <Card tone="accent">
          <Stack>
            <DraftFacts {...facts} />
            <Button onClick={onContinue}>{t('resume.continue')}</Button>
          </Stack>
        </Card>
        <div>
          <Button variant="quiet" onClick={() => setDialogOpen(true)}>
            {t('resume.startOver')}
          </Button>
        </div>
      </Stack>
      <StartOverDialog
        requestId={facts.draft.submitted?.requestId}
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onStartOver={onStartOver}
      />
    </PageSection>
  )
}
