import { Button, PageSection, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'

/** The form is open in another tab: one of them must wait, or lose what the other saves. */
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
