import { groupDigits } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import type { Amounts } from './fee-rows.ts'

/** An amount in ETB, or the lowest and the highest of several, in the reader's language. */
export const useAmounts = (): ((amounts: Amounts) => string) => {
  const { t } = useTranslation('service')
  return ({ from, to }) =>
    from === to
      ? t('etb', { amount: groupDigits(from) })
      : t('etbRange', { from: groupDigits(from), to: groupDigits(to) })
}
