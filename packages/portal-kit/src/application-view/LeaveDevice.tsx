import { Button, Disclosure, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useMember } from '../api/member-store.ts'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { addressIn, publicAddress } from '../i18n/address.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { pagePaths } from '../shell/site-map.tsx'

/**
 * For visitors without an account and Log Out: ends the session and deletes what this device stores, for the next person. Not at one press,
 * and only where the page shows both numbers.
 */
export const LeaveDevice = () => {
  const { t } = useTranslation('status')
  const api = usePortalApi()
  const queries = useQueryClient()
  const home = publicAddress(addressIn(useLanguage(), pagePaths.home))
  const isMember = useMember() !== undefined
  const leave = useApiMutation(
    async () => {
      const { endSession } = await import('../api/end-session.ts')
      const error = await endSession(api, queries)
      return error ? { ok: false, error } : { ok: true, value: null }
    },
    // A new page, so that no input of this person stays in memory.
    { onSuccess: () => location.assign(home) },
  )
  if (isMember) return null
  return (
    <Disclosure className="print:hidden" title={t('leave.title')}>
      <Stack>
        <p>{t('leave.help')}</p>
        {leave.failure && <FailureNotice error={leave.failure} onRetry={leave.retry} />}
        <Button variant="secondary" pending={leave.isPending} onClick={() => leave.send()}>
          {t('leave.close')}
        </Button>
      </Stack>
    </Disclosure>
  )
}
