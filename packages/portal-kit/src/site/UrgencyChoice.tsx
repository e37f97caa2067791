import { type PassportDraft, toUrgentDraft, type UrgentDays } from '@invea/domain'
import { Alert, ChoiceCards, Stack } from '@invea/ui'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { FailureNotice, usePortalApi } from '../api/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { feeRowsOf, urgentDays, urgentSurcharge } from '../information/fee-rows.ts'
import { useAmounts } from '../information/use-amounts.ts'
import { type RequestKind, randomKey, useDraft, useEditDraft, useFromWizard, useWizard } from '../wizard/index.ts'

const regular = 'regular'

/** D37: Regular, or urgent in two or five days with what that costs more; Next then leads to the urgent service with what was answered. */
export const UrgencyChoice = ({ onUrgent }: { readonly onUrgent: NonNullable<RequestKind['continueAsUrgent']> }) => {
  const { t } = useTranslation(['site', 'choice'])
  const amounts = useAmounts()
  const api = usePortalApi()
  const wizard = useWizard()
  const router = useRouter<AnyRouter>()
  const edit = useEditDraft()
  const draft = useDraft() as PassportDraft
  const office = useFromWizard(({ facts }) => facts().office)
  const [chosen, setChosen] = useState(regular)
  const [hasFailed, setHasFailed] = useState(false)
  const rows = feeRowsOf(draft)

  const goOn = async () => {
    setHasFailed(false)
    try {
      const to = await onUrgent(toUrgentDraft(draft, Number(chosen) as UrgentDays, office))
      if (draft.appointment.hold) {
        // The appointment goes back to others at once; if the call is lost, when its time is over.
        void api.schedule.releaseHold(randomKey())
        edit((before) => ({ ...before, appointment: {} }))
      }
      await router.navigate({ to } as never)
    } catch {
      setHasFailed(true)
    }
  }
  const goOnNow = useEffectEvent(() => void goOn())
  useEffect(
    () =>
      wizard.guard(() => {
        if (chosen === regular) return true
        goOnNow()
        return false
      }),
    [wizard, chosen],
  )
  return (
    <Stack gap={4}>
      <ChoiceCards legend={t('site:urgency.title')} value={chosen} onChange={setChosen} columns={3}>
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
