import { earliestArrivalMinutes, uploadLimits } from '@invea/domain'
import { CheckIcon } from '@invea/ui'
import { useTranslation } from 'react-i18next'

/** A §2: the checklist before one begins; figures come from the rules. */
export const BeforeYouApply = () => {
  const { t } = useTranslation('home')
  const items = [
    t('before.citizen'),
    t('before.names'),
    t('before.papers', { size: uploadLimits.application / 1_000_000 }),
    t('before.originals'),
    t('before.phone'),
    t('before.fee'),
    t('before.self'),
    t('before.time', { minutes: earliestArrivalMinutes }),
  ]
  return (
    <section aria-labelledby="before">
      <h2 id="before" className="mb-4">
        {t('before.title')}
      </h2>
      <ul className="steps">
        {items.map((item) => (
          <li key={item}>
            <CheckIcon aria-hidden className="size-6" />
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
