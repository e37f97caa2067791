import { Button, Card, CheckIcon, Stack } from '@invea/ui'
import { useEffect, useRef } from 'react'
import { useStepTitle } from '../application-form/JourneyStepper.tsx'
import { applicantSteps, useFromWizard } from '../application-form/use-wizard.ts'
import { RequestLink } from '../application-view/pages.tsx'
import { useTranslation } from '../i18n/i18n.ts'

/** A §2, D49: shown after the last document. Reset opens the edit form at its first step, because the applicant is already submitted. */
export const AllStepsCompleted = ({ takesFocus }: { readonly takesFocus: boolean }) => {
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
