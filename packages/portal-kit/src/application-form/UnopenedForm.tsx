import { Button, PageSection, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/i18n.ts'

export interface UnopenedFormProps {
  readonly kind: 'otherTab' | 'newer'
  /** Opens the form here: takes it from the other tab, or deletes the draft of the newer release. */
  readonly onTakeOver: () => void
}

/** Shown while the form is open in another tab, or when an older page cannot read its draft. */
export const UnopenedForm = ({ kind, onTakeOver }: UnopenedFormProps) => {
  const { t } = useTranslation('application')
  const isNewer = kind === 'newer'
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1 tabIndex={-1}>{t(isNewer ? 'resume.title' : 'elsewhere.title')}</h1>
        <p>{t(isNewer ? 'newer.help' : 'elsewhere.help')}</p>
        <div>
          <Button onClick={isNewer ? () => location.reload() : onTakeOver}>
            {t(isNewer ? 'newer.reload' : 'elsewhere.here')}
          </Button>
        </div>
        {isNewer && (
          // The way on after a rollback of the portal, where a reload does not help.
          <div>
            <Button variant="quiet" onClick={onTakeOver}>
              {t('resume.startOverYes')}
            </Button>
          </div>
        )}
      </Stack>
    </PageSection>
  )
}
