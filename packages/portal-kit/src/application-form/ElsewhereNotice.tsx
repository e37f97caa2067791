import { Button, PageSection, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/use-translation.ts'

/** Says that the form is open in another tab, and offers to take it over. */
export const ElsewhereNotice = ({ onTakeOver }: { readonly onTakeOver: () => void }) => {
  const { t } = useTranslation('request')
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1 tabIndex={-1}>{t('elsewhere.title')}</h1>
        <p>{t('elsewhere.help')}</p>
        <div>
          <Button onClick={onTakeOver}>{t('elsewhere.here')}</Button>
        </div>
      </Stack>
    </PageSection>
  )
}
