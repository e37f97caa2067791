import { phoneChangeRules } from '@invea/domain/account'
import { Alert, Button, Stack } from '@invea/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { randomKey } from '../api/device-keys.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { basePath } from '../i18n/address.ts'
import { useTranslation } from '../i18n/use-translation.ts'

/** Mails the link for a lost phone: to a member, or to the sign-in that waits for its code (decision 0026). */
export const LostPhone = () => {
  const { t } = useTranslation('phone')
  const api = usePortalApi()
  const { helpLine } = usePortalConfig()
  const [key] = useState(() => randomKey())
  const sending = useMutation({
    mutationFn: () => api.account.sendPhoneLink({ callBackUrl: location.origin + basePath }, key),
    networkMode: 'always',
  })
  const ask = () => sending.mutate()
  if (sending.data?.ok) {
    return (
      <Alert tone="success" title={t('lost.sent')} live>
        <p>{t('lost.sentHelp', { minutes: phoneChangeRules.linkMinutes, line: helpLine })}</p>
      </Alert>
    )
  }
  const failure = sending.data?.error
  const isOver = failure?.kind === 'signedOut' || (failure?.kind === 'refused' && failure.code === 'codeExpired')
  return (
    <Stack gap={4}>
      <h2>{t('lost.title')}</h2>
      <p>{t('lost.intro')}</p>
      {failure && isOver && <Alert tone="warning" title={t('lost.expired')} live />}
      {failure && !isOver && <FailureNotice key={sending.submittedAt} error={failure} onRetry={ask} />}
      <div>
        <Button variant="secondary" width="phone" pending={sending.isPending} onClick={ask}>
          {t('lost.send')}
        </Button>
      </div>
    </Stack>
  )
}
