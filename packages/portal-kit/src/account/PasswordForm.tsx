import type { ApiError, AwaitedCode } from '@invea/api'
import { type SignInDraft, signInIssues } from '@invea/domain/account'
import { Alert, Button, Checkbox } from '@invea/ui'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { deviceKeys } from '../api/device-keys.ts'
import { isSharedComputer, setSharedComputer } from '../drafts/shared-computer.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../shell/PageLink.tsx'
import { useAccountLabels, usePasswordWords } from './AccountFields.tsx'
import { FormCaptcha, withHardProof } from './FormCaptcha.tsx'
import { FormPassword, FormText } from './FormField.tsx'
import { FormFrame } from './FormFrame.tsx'
import type { Confirmation } from './mailed-link.ts'
import { usePageForm } from './use-page-form.ts'

/** What a code is awaited for. */
export interface AwaitedSignIn extends AwaitedCode {
  readonly email: string
}

export interface PasswordFormProps {
  email: string
  /** The mailed link that finishes a registration. */
  confirmation: Confirmation | undefined
  onEmail: (email: string) => void
  onWaiting: (waiting: AwaitedSignIn) => void
  onForgot: () => void
}

const isExpired = (error: ApiError) => error.kind === 'refused' && error.code === 'linkExpired'

/** B §2 Sign-in, the first half: email, password, captcha. A right password brings the code screen. */
export const PasswordForm = ({ email, confirmation, onEmail, onWaiting, onForgot }: PasswordFormProps) => {
  const { t } = useTranslation(['account', 'request'])
  const api = usePortalApi()
  const [shared, setShared] = useState(() => isSharedComputer())
  const choose = (chosen: boolean) => {
    setSharedComputer(chosen)
    setShared(chosen)
    if (chosen) void deviceKeys.forget()
    void api.account.followChoice()
  }
  const labelOf = useAccountLabels()
  const words = usePasswordWords()
  const [expired, setExpired] = useState(false)
  const form = usePageForm({
    initial: { email },
    check: (draft: SignInDraft, now) => {
      const issues = signInIssues(draft, { now })
      const { email: username = '', password = '' } = draft
      return issues.length > 0
        ? { ok: false, error: issues }
        : { ok: true, value: { username: username.trim(), password } }
    },
    send: async (credentials, key) => {
      const { proof } = confirmation ?? {}
      const confirmed = proof && (await api.account.confirmRegistration({ ...credentials, proof }, key))
      const isOld = confirmed && !confirmed.ok && isExpired(confirmed.error)
      if (confirmed && !confirmed.ok && !isOld) return confirmed.error
      // The link of an account that is already confirmed works no more; its password does.
      const awaited = await withHardProof(api, () => api.account.signIn(credentials))
      setExpired(isOld === true && !awaited.ok)
      if (!awaited.ok) return awaited.error
      onWaiting({ ...awaited.value, email: credentials.username })
      return undefined
    },
  })
  return (
    <FormFrame name="signIn" labelOf={labelOf} form={form}>
      {expired && (
        <Alert tone="warning" title={t('account:signIn.expired')} live>
          <PageLink page="register" className="inline-block py-2">
            {t('account:signUp.submit')}
          </PageLink>
        </Alert>
      )}
      <FormText field="email" onValue={onEmail} type="email" autoComplete="username" />
      <FormPassword field="password" words={words} autoComplete="current-password" />
      <Checkbox
        checked={shared}
        onChange={(event) => choose(event.currentTarget.checked)}
        hint={t('account:signIn.sharedHint')}
      >
        {t('request:saved.shared')}
      </Checkbox>
      <FormCaptcha form="signIn" />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" width="phone" pending={form.pending}>
          {t('account:signIn.submit')}
        </Button>
        <Button variant="quiet" width="phone" onClick={onForgot}>
          {t('account:signIn.forgot')}
        </Button>
      </div>
    </FormFrame>
  )
}
