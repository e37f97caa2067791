import { type ResetPasswordDraft, resetPasswordIssues } from '@invea/domain/account'
import { Alert, Button, Card, Field, FocusOnArrival, PageSection, Stack } from '@invea/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { isRefused } from '../api/queries.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { PageLink, pagePaths } from '../shell/site-map.tsx'
import { readProof, StrongPassword, useAccountLabels } from './AccountFields.tsx'
import { FormFrame, FormPassword } from './FormFields.tsx'
import { usePageForm } from './use-page-form.ts'

const NewLink = () => {
  const { t } = useTranslation('account')
  return (
    <Button asChild>
      <PageLink page="login" search={{ mode: 'forgot' }}>
        {t('reset.newLink')}
      </PageLink>
    </Button>
  )
}

const NewPasswordForm = ({ username, proof }: { username: string; proof: string }) => {
  const { t } = useTranslation('account')
  const api = usePortalApi()
  const router = useRouter()
  const labels = useAccountLabels()
  const form = usePageForm({
    initial: {},
    check: (draft: ResetPasswordDraft) => {
      const issues = resetPasswordIssues(draft)
      return issues.length > 0 ? { ok: false, error: issues } : { ok: true, value: draft.password ?? '' }
    },
    send: (newPassword, key) => api.account.resetPassword({ username, newPassword, proof }, key),
    onSent: () => router.navigate({ to: pagePaths.login, search: { done: 'changed' }, replace: true }),
  })
  const { failure } = form
  // No password can be saved with this link.
  if (failure && isRefused(failure, 'linkExpired')) {
    return (
      <FocusOnArrival>
        <FailureNotice error={failure} live={false}>
          <NewLink />
        </FailureNotice>
      </FocusOnArrival>
    )
  }
  return (
    <FormFrame name="resetPassword" labelOf={labels} form={form}>
      <Field id="resetPassword-account" label={t('reset.account')}>
        <Field.Input name="username" value={username} autoComplete="username" readOnly />
      </Field>
      <StrongPassword field="password" label={t('reset.newPassword')} ownWords={[username]} />
      <FormPassword field="passwordAgain" autoComplete="new-password" />
      <Button type="submit" width="phone" className="sm:self-start" pending={form.pending}>
        {t('reset.submit')}
      </Button>
    </FormFrame>
  )
}

/** B §2 Reset password: account name from the address, the new password twice. Without a proof, explains how to get a link. */
export const ResetPasswordScreen = ({ username }: { username: string }) => {
  const { t } = useTranslation('account')
  const [proof] = useState(() => readProof(location.hash))
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1>{t('reset.title')}</h1>
        {proof ? (
          <Card>
            <NewPasswordForm username={username} proof={proof} />
          </Card>
        ) : (
          <>
            <Alert tone="warning" title={t('reset.noProof')}>
              <p>{t('reset.noProofHelp')}</p>
            </Alert>
            <div>
              <NewLink />
            </div>
          </>
        )}
      </Stack>
    </PageSection>
  )
}

/** The screen with the API client, as a separate page. */
export const ResetPasswordPage = (props: { readonly username: string }) => (
  <ApiProvider>
    <ResetPasswordScreen {...props} />
  </ApiProvider>
)
