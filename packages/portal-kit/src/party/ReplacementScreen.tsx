import { replacementReasons } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { ChoiceField } from '../wizard/index.ts'

/** A §5 and A §9: three pages or fewer; two years of validity or less. */
const limits = { pages: 3, years: 2 } as const

/** A §2 step 4: why the passport is replaced. The old passport's own data are asked once, on the passport step. */
export const ReplacementScreen = () => {
  const { t } = useTranslation(['request', 'choice'])
  const texts = {
    expired: t('request:reason.expired'),
    pageRunOut: t('request:reason.pageRunOut', { pages: limits.pages }),
    damaged: t('request:reason.damaged'),
    validReplacement: t('request:reason.validReplacement', { years: limits.years }),
  }
  return (
    <ChoiceField
      field="replacement.reason"
      hideLabel
      hint={t('request:reason.hint')}
      columns={2}
      choices={replacementReasons.map((reason) => ({
        value: reason,
        title: t(`choice:replacementReason.${reason}`),
        text: texts[reason],
      }))}
    />
  )
}
