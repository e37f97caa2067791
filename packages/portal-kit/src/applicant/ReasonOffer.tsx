import { fittingReasons, type PassportDraft, reasonFee } from '@invea/domain'
import { Alert, Button, Cluster, groupDigits } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { useApplicantField, useDraft, useEditDraft } from '../wizard/index.ts'
import { useExpirationDate, usePassportRules } from './replacement-rules.ts'

/** D35: where the replacement reason contradicts the expiration date, the reasons that fit with their fees, each one tap away. */
export const ReasonOffer = () => {
  const { t } = useTranslation(['applicant', 'choice'])
  const { requestType, replacementReason, urgentDays, today, submittedOn = today } = usePassportRules()
  const expirationDate = useExpirationDate()
  const [correction = false] = useApplicantField('passport.dataCorrected')
  const draft = useDraft()
  const edit = useEditDraft<PassportDraft>()
  if (requestType !== 'renewal' || !replacementReason || !expirationDate) return null
  const fitting = fittingReasons(replacementReason, expirationDate, submittedOn)
  if (fitting.length === 0) return null
  // With the first applicant the request is made: its reason is fixed.
  if (draft.submitted !== undefined || 'editing' in draft) {
    return <Alert tone="warning">{t('applicant:passport.reasonFixed')}</Alert>
  }
  return (
    <Alert tone="warning" title={t('applicant:passport.reasonFits')} live>
      <Cluster>
        {fitting.map((reason) => (
          <Button
            key={reason}
            size="small"
            variant="secondary"
            onClick={() => edit((before) => ({ ...before, replacement: { ...before.replacement, reason } }))}
          >
            {t('applicant:passport.reasonUse', {
              reason: t(`choice:replacementReason.${reason}`),
              amount: groupDigits(reasonFee(reason, { correction, urgentDays })),
            })}
          </Button>
        ))}
      </Cluster>
    </Alert>
  )
}
