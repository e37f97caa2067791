import { Button, Dialog, focusHeading, PageSection, Stack } from '@invea/ui'
import { useState } from 'react'
import { useTranslation } from '../i18n/i18n.ts'

export interface UnopenedFormProps {
  readonly kind: 'otherTab' | 'newer'
  /** Opens the form here: takes it from the other tab, or deletes the draft of the newer release. */
  readonly onTakeOver: () => Promise<void>
}

/** The way on after a rollback of the portal, where a reload does not help. Asks before the draft is deleted. */
const DeleteNewerDraft = ({ onDelete }: { readonly onDelete: () => void }) => {
  const { t } = useTranslation(['application', 'common'])
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" onClick={() => setDialogOpen(true)}>
        {t('application:resume.startOver')}
      </Button>
      <Dialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('application:resume.startOverTitle')}
        closeLabel={t('common:close')}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                // Before the draft and with it the dialog is gone, so that the focus is not lost with it.
                setDialogOpen(false)
                onDelete()
              }}
            >
              {t('application:resume.startOverYes')}
            </Button>
            <Button variant="secondary" onClick={() => setDialogOpen(false)}>
              {t('common:cancel')}
            </Button>
          </>
        }
      >
        <p>{t('application:newer.delete')}</p>
      </Dialog>
    </div>
  )
}

/** Shown while the form is open in another tab, or when an older page cannot read its draft. */
export const UnopenedForm = ({ kind, onTakeOver }: UnopenedFormProps) => {
  const { t } = useTranslation('application')
  const isNewer = kind === 'newer'
  // The pressed button is gone then.
  const takeOver = () => void onTakeOver().then(focusHeading)
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1 tabIndex={-1}>{t(isNewer ? 'resume.title' : 'elsewhere.title')}</h1>
        <p>{t(isNewer ? 'newer.help' : 'elsewhere.help')}</p>
        <div>
          <Button onClick={isNewer ? () => location.reload() : takeOver}>
            {t(isNewer ? 'newer.reload' : 'elsewhere.here')}
          </Button>
        </div>
        {isNewer && <DeleteNewerDraft onDelete={takeOver} />}
      </Stack>
    </PageSection>
  )
}
