import { Card } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'

const rules = ['copies', 'self', 'names', 'fee'] as const

/** A §5: what holds whichever service one needs. */
export const ForEveryService = () => {
  const { t } = useTranslation('requirements')
  return (
    <Card>
      <Card.Title as="h2">{t('common.title')}</Card.Title>
      <ul className="plain-list">
        {rules.map((rule) => (
          <li key={rule}>{t(`common.${rule}`)}</li>
        ))}
      </ul>
    </Card>
  )
}
