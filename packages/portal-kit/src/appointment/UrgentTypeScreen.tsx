import type { UrgentDays } from '@invea/domain'
import { isCaptchaValid } from '@invea/domain/appointment'
import type { PassportDraft } from '@invea/domain/drafts'
import { formatAmount } from '@invea/domain/fees'
import { urgentReasons } from '@invea/domain/services'
import { Button, ChoiceCards, Cluster, Stack } from '@invea/ui'
import { Captcha } from '../api/Captcha.tsx'
import { ChoiceField } from '../application-form/ChoiceField.tsx'
import {
  fieldHtmlId,
  useDraft,
  useEditDraft,
  useFieldMessage,
  useFromWizard,
  useWizard,
} from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { useFieldLabel } from '../i18n/issue-words.ts'
import { feeRowsOf, urgentDays, urgentSurcharge, useAmounts } from '../payment/fee-rows.ts'

/** A §5 Urgency form: two or five days with their fees, the reason, and the captcha. */
export const UrgentTypeScreen = () => {
  const { t } = useTranslation(['booking', 'choice', 'service'])
  const draft = useDraft() as PassportDraft
  const edit = useEditDraft<PassportDraft>()
  const wizard = useWizard()
  const now = useFromWizard(({ facts }) => facts().now)
  const today = useFromWizard(({ facts }) => facts().today)
  const cases = feeRowsOf(draft, today)
  const amounts = useAmounts()
  const price = (days: UrgentDays) => {
    const amount = formatAmount(Math.min(...cases.map(({ urgent }) => urgent[days])))
    return cases.length > 1 ? t('service:etbFrom', { amount }) : t('service:etb', { amount })
  }
  return (
    <Stack gap={6}>
      <Cluster>
        <span>
          {t('booking:urgent.type')} <strong>{t(`choice:requestType.${draft.requestType ?? 'new'}`)}</strong>
        </span>
        <Button variant="quiet" size="small" onClick={() => wizard.goTo('appointment-type')}>
          {t('booking:urgent.changeType')}
        </Button>
      </Cluster>
      <ChoiceCards
        id={fieldHtmlId('urgentDays')}
        legend={useFieldLabel('urgentDays')}
        error={useFieldMessage('urgentDays')}
        columns={2}
        value={draft.urgentDays === undefined ? '' : String(draft.urgentDays)}
        onChange={(days) => edit((before) => ({ ...before, urgentDays: Number(days) as UrgentDays }))}
      >
        {urgentDays.map((days) => (
          <ChoiceCards.Option key={days} value={String(days)} title={t('choice:urgentDays', { days })}>
            {t('booking:urgent.days', { days })}
            <strong className="block">{price(days)}</strong>
            <span className="block">{t('service:surcharge', { amount: amounts(urgentSurcharge(cases, days)) })}</span>
          </ChoiceCards.Option>
        ))}
      </ChoiceCards>
      <ChoiceField
        field="urgentReason"
        hint={t('booking:urgent.evidence')}
        choices={urgentReasons.map((value) => ({ value, title: t(`choice:urgentReason.${value}`) }))}
      />
      <Captcha
        id={fieldHtmlId('urgentCaptcha')}
        form="site"
        human={isCaptchaValid(draft.urgencyHumanUntil, now)}
        // One captcha is valid for both forms of the journey.
        onHuman={(humanUntil) =>
          edit((before) => ({ ...before, urgencyHumanUntil: humanUntil, site: { ...before.site, humanUntil } }))
        }
        error={useFieldMessage('urgentCaptcha')}
      />
    </Stack>
  )
}
