import { phoneChangeRules } from '@invea/domain/account'
import { Alert, Button, Card, FocusOnArrival, Stack } from '@invea/ui'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { isRefused } from '../api/queries.ts'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { basePath } from '../i18n/address.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { PageLink } from '../shell/site-map.tsx'

/** Sends the link for a lost phone by email, to a member or during a sign-in that requires a code (decision 0026). */
export const LostPhone = () => {
  const { t } = useTranslation('phone')
  const api = usePortalApi()
  const { helpLine } = usePortalConfig()
  const { send, retry, isPending, isSuccess, failure } = useApiMutation((_, key) =>
    api.account.sendPhoneLink({ callBackUrl: location.origin + basePath }, key),
  )
  if (isSuccess) {
    return (
      <FocusOnArrival key="sent">
        <Alert tone="success" title={t('lost.sent')}>
          <p>{t('lost.sentHelp', { minutes: phoneChangeRules.linkMinutes, line: helpLine })}</p>
        </Alert>
      </FocusOnArrival>
    )
  }
  const isOver = isRefused(failure, 'codeExpired')
  return (
    <FocusOnArrival key="form">
      <Stack gap={4}>
        <h2>{t('lost.title')}</h2>
        <p>{t('lost.intro')}</p>
        {failure && isOver && <Alert tone="warning" title={t('lost.expired')} live />}
        {failure && !isOver && <FailureNotice error={failure} onRetry={retry} />}
        <div>
          <Button variant="secondary" width="phone" pending={isPending} onClick={() => send()}>
            {t('lost.send')}
          </Button>
        </div>
      </Stack>
    </FocusOnArrival>
  )
}

/** Cancels a pending change, with the link of the notice or as a signed-in member. A button, because mail programs open links automatically. */
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
  const { send, retry, isPending, failure } = useApiMutation(
    (_, key) => api.account.cancelPhoneChange({ proof }, key),
    { onSuccess: onDone },
  )
  if (isRefused(failure, 'linkExpired')) {
    return (
      <FocusOnArrival>
        <Alert tone="warning" title={t('cancel.expired')}>
          <p>{t('cancel.expiredHelp', { line: helpLine })}</p>
        </Alert>
      </FocusOnArrival>
    )
  }
  return (
    <Stack gap={4}>
      {failure && <FailureNotice error={failure} onRetry={retry} />}
      <div>
        <Button variant="secondary" width="phone" pending={isPending} onClick={() => send()}>
          {t('cancel.action')}
        </Button>
      </div>
    </Stack>
  )
}

/** Shown after a cancelled change: a member who did not request it should change the password. */
export const CancelledNotice = () => {
  const { t } = useTranslation('phone')
  return (
    <FocusOnArrival>
      <Alert tone="success" title={t('cancel.done')}>
        <p>{t('cancel.doneHelp')}</p>
        <PageLink page="login" search={{ mode: 'forgot' }} className="inline-block py-2">
          {t('cancel.password')}
        </PageLink>
      </Alert>
    </FocusOnArrival>
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
