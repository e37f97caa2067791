import { type ApplicantDraft, resetApplicant } from '@invea/domain/drafts'
import { fieldInDraft } from '@invea/domain/journeys'
import { announce, Button, Dialog, focusField } from '@invea/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/i18n.ts'
import { applicantSteps, fieldHtmlId, useApplicantPosition, useFromWizard, useWizard } from './use-wizard.ts'

/** Whether there is input that Reset would clear. Values that screens set themselves do not count. */
const hasAnswers = ({ personal, address, family, passport }: ApplicantDraft): boolean =>
  [
    personal.firstName,
    personal.birthDate,
    personal.phoneNumber,
    address.region,
    address.city,
    passport.passportPageId,
  ].some(Boolean) || family.length > 0

/** D49: Reset of the applicant wizard before Submit: confirms first, clears the answers of this applicant and opens the first step. */
export const ResetAnswers = ({ onReset }: { readonly onReset: () => void }) => {
  const { t } = useTranslation(['applicant', 'common'])
  const wizard = useWizard()
  const position = useApplicantPosition()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [done, setDone] = useState<{ readonly sentence: string; readonly firstField: string }>()
  useEffect(() => {
    if (!done) return
    // On the first step nothing else takes the focus of the dialog: the button that opened it is gone.
    focusField(done.firstField)
    // After the dialog has closed: with it the sentence would disappear.
    announce(done.sentence)
  }, [done])
  const isShown = useFromWizard(({ store }) => {
    const applicant = store.draft().draft.applicants[position]
    return applicant !== undefined && applicant.requestPersonId === undefined && hasAnswers(applicant)
  })
  const reset = async () => {
    wizard.store.change(({ unsavedInput = {}, ...snapshot }) => ({
      ...snapshot,
      draft: resetApplicant(snapshot.draft, position),
      // Unsaved input, such as a family member before Save.
      unsavedInput: Object.fromEntries(
        Object.entries(unsavedInput).filter(([name]) => !name.startsWith(`${position}.`)),
      ),
    }))
    // On the disk before the dialog closes, so that no reload brings the answers back.
    await wizard.store.flush()
    setDialogOpen(false)
    const firstField = fieldHtmlId(fieldInDraft('personal.firstName', position))
    setDone({ sentence: t('applicant:reset.done'), firstField })
    wizard.goTo(applicantSteps[0] ?? '')
    onReset()
  }
  return (
    <>
      {isShown && (
        <Button variant="quiet" className="self-start" onClick={() => setDialogOpen(true)}>
          {t('applicant:reset.action')}
        </Button>
      )}
      <Dialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('applicant:reset.title')}
        closeLabel={t('common:close')}
        actions={
          <>
            <Button variant="danger" onClick={() => void reset()}>
              {t('applicant:reset.yes')}
            </Button>
            <Button variant="secondary" onClick={() => setDialogOpen(false)}>
              {t('common:cancel')}
            </Button>
          </>
        }
      >
        <p>{t('applicant:reset.help')}</p>
      </Dialog>
    </>
  )
}
