import type { Application } from '@invea/domain'
import { Alert, Stack } from '@invea/ui'
import { usePortalConfig } from '../config/index.ts'
import { DetailRows } from '../request-view/DetailRows.tsx'
import { confirmationFacts, requestRows } from '../request-view/request-rows.ts'
import { useReading } from '../request-view/use-reading.ts'

/** How a stored detail is corrected today: at the office, or by the call line. */
export const EditHelp = ({ application }: { readonly application: Application }) => {
  const reading = useReading()
  const { helpLine } = usePortalConfig()
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{reading.t('status:action.edit')}</h1>
      <DetailRows rows={requestRows(application, confirmationFacts, reading)} />
      <Alert tone="info">{reading.t('status:edit.help', { helpLine })}</Alert>
    </Stack>
  )
}
