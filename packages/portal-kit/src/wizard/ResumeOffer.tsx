import { Button, Card, Dialog, PageSection, Stack } from '@invea/ui'
import { useState } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { useStepTitle } from './use-step-title.ts'

export interface ResumeOfferProps {
  /** Id of the step to continue with. */
  readonly step: string
  readonly onContinue: () => void
  /** Deletes the draft; a dialog confirms first. */
  readonly onStartOver: () => Promise<void>
}

/** Offers to continue a saved draft, or to delete it after a confirmation. */
export const ResumeOffer = ({ step, onContinue, onStartOver }: ResumeOfferProps) => {
  const { t } = useTranslation(['request', 'common'])
  const title = useStepTitle()
  const [asking, setAsking] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const startOver = async () => {
    setDeleting(true)
    await onStartOver()
  }
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1 tabIndex={-1}>{t('request:resume.title')}</h1>
        <Card tone="accent">
          <Stack>
            <p className="text-lg font-semibold">{t('request:resume.at', { step: title(step) })}</p>
            <Button onClick={onContinue}>{t('request:resume.continue')}</Button>
          </Stack>
        </Card>
        <div>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('request:resume.startOver')}
          </Button>
        </div>
      </Stack>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('request:resume.startOverTitle')}
        closeLabel={t('common:close')}
        actions={
          <>
            <Button variant="danger" pending={deleting} onClick={() => void startOver()}>
              {t('request:resume.startOverYes')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('common:cancel')}
            </Button>
          </>
        }
      >
        <p>{t('request:resume.startOverHelp')}</p>
      </Dialog>
    </PageSection>
  )
}
