import { Card, CheckIcon } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { useHasPage } from '../shell/PageLink.tsx'

const benefits = ['list', 'manage', 'urgent'] as const

/** B §2: the member-benefits card of the sign-up page. */
export const MemberBenefits = () => {
  const { t } = useTranslation('account')
  const has = useHasPage()
  // Passports alone have an urgent service (A §1).
  const shown = benefits.filter((benefit) => benefit !== 'urgent' || has('urgentAppointment'))
  return (
    <Card tone="accent">
      <Card.Title as="h2">{t('benefits.title')}</Card.Title>
      <ul className="papers">
        {shown.map((benefit) => (
          <li key={benefit}>
            <CheckIcon aria-hidden className="size-5" />
            <p>{t(`benefits.${benefit}`)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
