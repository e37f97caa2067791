import { DescriptionList, VisuallyHidden } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import type { DetailRow } from './display-context.ts'

/** Numbers that end-to-end tests read off a page. */
const testIds: Readonly<Record<string, string>> = { confirmationNumber: 'confirmation-number' }

/** Labels and values under each other; a field that was not given says so instead of being left out. */
export const DetailRows = ({ rows }: { readonly rows: readonly DetailRow[] }) => {
  const { t } = useTranslation('summary')
  return (
    <DescriptionList>
      {rows.map(({ key, label, value }) => (
        <DescriptionList.Row key={key} label={label}>
          {value === undefined ? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('notGiven')}</VisuallyHidden>
            </>
          ) : (
            <span data-testid={testIds[key]}>{value}</span>
          )}
        </DescriptionList.Row>
      ))}
    </DescriptionList>
  )
}
