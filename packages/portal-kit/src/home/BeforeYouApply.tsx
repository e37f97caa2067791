import { earliestArrivalMinutes, uploadLimits } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { Checklist } from './Checklist.tsx'

/** A §2: what to know and to have ready; figures come from the rules. */
export const BeforeYouApply = () => {
  const { t } = useTranslation('home')
  return (
    <Checklist
      title={t('before.title')}
      items={[
        t('before.citizen'),
        t('before.names'),
        t('before.papers', { size: uploadLimits.application / 1_000_000 }),
        t('before.originals'),
        t('before.phone'),
        t('before.fee'),
        t('before.self'),
        t('before.time', { minutes: earliestArrivalMinutes }),
      ]}
    />
  )
}
