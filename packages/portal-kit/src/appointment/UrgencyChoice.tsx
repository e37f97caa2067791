import type { UrgentDays } from '@invea/domain'
import { type PassportDraft, toUrgentDraft } from '@invea/domain/drafts'
import { Alert, ChoiceCards, Stack } from '@invea/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import type { RequestKind } from '../application-form/request-form.ts'
import { useDraft, useEditDraft, useFromWizard, useUnsavedInput, useWizard } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { feeRowsOf, urgentDays, urgentSurcharge, useAmounts } from '../payment/fee-rows.ts'

const regular = 'regular'

/** D37: Regular, or urgent in two or five days with the extra fee. Next then opens the urgent form with the answers. */
export const UrgencyChoice = ({ onUrgent }: { readonly onUrgent: NonNullable<RequestKind['continueAsUrgent']> }) => {
  const { t } = useTranslation(['site', 'choice'])
  const amounts = useAmounts()
  const api = usePortalApi()
  const wizard = useWizard()
  const router = useRouter()
  const edit = useEditDraft()
  const draft = useDraft() as PassportDraft
  const office = useFromWizard(({ facts }) => facts().office)
  const today = useFromWizard(({ facts }) => facts().today)
  const [chosen = regular, choose] = useUnsavedInput<string>('urgency')
  const [hasFailed, setHasFailed] = useState(false)
  const rows = feeRowsOf(draft, today)

  const goOn = async () => {
    setHasFailed(false)
    try {
      const { to, isCopied } = await onUrgent(toUrgentDraft(draft, Number(chosen) as UrgentDays, office))
      const { hold } = draft.appointment
      // Releases the appointment at once. If the call fails, the hold expires by itself.
      if (isCopied && hold) void api.schedule.releaseHold(crypto.randomUUID(), hold.appointmentIds[0])
      if (isCopied) edit((before) => ({ ...before, isCopied, ...(hold && { appointment: {} }) }))
      await router.navigate({ to })
    } catch {
      setHasFailed(true)
    }
  }
  const goOnNow = useEffectEvent(() => void goOn())
  useEffect(
    () =>
      wizard.addNextCheck(() => {
        if (chosen === regular) {
          edit((before) => (before.isCopied ? { ...before, isCopied: undefined } : before))
          return true
        }
        goOnNow()
        return false
      }),
    [wizard, chosen, edit],
  )
  return (
    <Stack gap={4}>
      <ChoiceCards legend={t('site:urgency.title')} value={chosen} onChange={choose} columns={3}>
        <ChoiceCards.Option value={regular} title={t('site:urgency.regular')}>
          {t('site:urgency.regularFee')}
        </ChoiceCards.Option>
        {urgentDays.map((days) => (
          <ChoiceCards.Option key={days} value={String(days)} title={t('choice:urgentDays', { days })}>
            {t('site:urgency.surcharge', { days, amount: amounts(urgentSurcharge(rows, days)) })}
          </ChoiceCards.Option>
        ))}
      </ChoiceCards>
      {chosen !== regular && <Alert live>{t('site:urgency.next')}</Alert>}
      {hasFailed && <FailureNotice error={{ kind: 'unreachable' }} onRetry={() => void goOn()} />}
    </Stack>
  )
}
