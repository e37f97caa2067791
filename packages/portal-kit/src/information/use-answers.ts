import {
  confirmationPromiseHours,
  earlierTariff,
  earliestArrivalMinutes,
  formatTime,
  groupSizes,
  officeHours,
  passportFacts,
  paymentDeadlineHours,
  regularFees,
} from '@invea/domain'
import type { Resources } from '@invea/locales'
import { groupDigits } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { lowestUrgentFee, urgentDays } from './fee-rows.ts'

export type Question = keyof Omit<Resources['faq'], 'title' | 'summary'>

/** The answers of the FAQ; every amount, limit and hour in them comes from its table (G5). */
export const useAnswers = (): Readonly<Record<Question, string>> => {
  const { t } = useTranslation('faq')
  const { helpLine, supportMailbox } = usePortalConfig()
  const language = useLanguage()
  const at = (time: string) => formatTime(time, { language, clock: 'both' })
  const [small, large] = passportFacts.bookletPages
  return {
    validity: t('validity.a', { years: passportFacts.validityYears, months: passportFacts.travelMonths }),
    pages: t('pages.a', { small, large }),
    fee: t('fee.a', {
      amount: groupDigits(regularFees.new),
      regular: groupDigits(earlierTariff.regular),
      expedite: groupDigits(earlierTariff.expedite),
    }),
    urgent: t('urgent.a', { short: urgentDays[0], long: urgentDays[1], amount: groupDigits(lowestUrgentFee) }),
    lost: t('lost.a', { days: passportFacts.lostClearingDays }),
    collect: t('collect.a', { days: passportFacts.unclaimedDays }),
    pay: t('pay.a', { hours: paymentDeadlineHours }),
    silence: t('silence.a', { hours: confirmationPromiseHours, line: helpLine, mailbox: supportMailbox }),
    refund: t('refund.a'),
    change: t('change.a'),
    account: t('account.a'),
    proxy: t('proxy.a'),
    group: t('group.a', { min: groupSizes[0], max: groupSizes[groupSizes.length - 1] ?? 0 }),
    arrive: t('arrive.a', {
      minutes: earliestArrivalMinutes,
      open: at(officeHours.opens),
      close: at(officeHours.closes),
    }),
  }
}
