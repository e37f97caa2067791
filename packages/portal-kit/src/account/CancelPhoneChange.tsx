import { Alert, Button, Card, Stack } from '@invea/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { randomKey } from '../api/device-keys.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../shell/navigation.tsx'

/** Cancels a waiting change: with the link of the notice, or as the member without one. A button, because mail programs open links by themselves. */
export const CancelButton = ({
  proof,
  onDone,
}: {
  readonly proof?: string | undefined
  readonly onDone: () => void
}) => {
  const { t } = useTranslation('phone')
  const api = usePortalApi()
  const { helpLine } = usePortalConfig()
  const [key] = useState(() => randomKey())
  const cancelling = useMutation({
    mutationFn: () => api.account.cancelPhoneChange({ proof }, key),
    networkMode: 'always',
  })
  const cancel = () => cancelling.mutate(undefined, { onSuccess: ({ ok }) => ok && onDone() })
  const failure = cancelling.data?.ok === false ? cancelling.data.error : undefined
  if (failure?.kind === 'refused' && failure.code === 'linkExpired') {
    return (
      <Alert tone="warning" title={t('cancel.expired')} live>
        <p>{t('cancel.expiredHelp', { line: helpLine })}</p>
      </Alert>
    )
  }
  return (
    <Stack gap={4}>
      {failure && <FailureNotice error={failure} onRetry={cancel} />}
      <div>
        <Button variant="secondary" width="phone" pending={cancelling.isPending} onClick={cancel}>
          {t('cancel.action')}
        </Button>
      </div>
    </Stack>
  )
}

/** What follows a cancelled change: someone who did not ask for it needs another password. */
export const CancelledNotice = () => {
  const { t } = useTranslation('phone')
  return (
    <Alert tone="success" title={t('cancel.done')} live>
      <p>{t('cancel.doneHelp')}</p>
      <PageLink page="login" search={{ mode: 'forgot' }} className="inline-block py-2">
        {t('cancel.password')}
      </PageLink>
    </Alert>
  )
}

/** The page of the link in the notice. */
export const CancelPhoneChange = ({ proof }: { readonly proof: string }) => {
  const { t } = useTranslation('phone')
  const [isDone, setDone] = useState(false)
  return (
    <Stack gap={6}>
      <h1>{t('cancel.title')}</h1>
      {isDone ? (
        <CancelledNotice />
      ) : (
        <Card>
          <Stack gap={4}>
            <p>{t('cancel.intro')}</p>
            <CancelButton proof={proof} onDone={() => setDone(true)} />
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
