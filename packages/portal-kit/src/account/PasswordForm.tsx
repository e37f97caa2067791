import type { AwaitedCode } from '@invea/api'
import { type SignInDraft, signInIssues } from '@invea/domain'
import { Button } from '@invea/ui'
import { FormCaptcha, FormFrame, FormPassword, FormText, usePageForm } from '../forms/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { usePortalApi } from '../service/api-context.ts'
import { useAccountLabels } from './account-labels.ts'
import { usePasswordWords } from './StrongPassword.tsx'

/** What a code is awaited for. */
export interface AwaitedSignIn extends AwaitedCode {
  readonly email: string
}

export interface PasswordFormProps {
  email: string
  onEmail: (email: string) => void
  onWaiting: (waiting: AwaitedSignIn) => void
  onForgot: () => void
}

/** B §2 Sign-in, the first half: email, password, captcha. A right password brings the code screen. */
export const PasswordForm = ({ email, onEmail, onWaiting, onForgot }: PasswordFormProps) => {
  const { t } = useTranslation('account')
  const api = usePortalApi()
  const labelOf = useAccountLabels()
  const words = usePasswordWords()
  const form = usePageForm({
    initial: { email } as SignInDraft,
    check: (draft, now) => {
      const issues = signInIssues(draft, { now })
      const { email: username = '', password = '' } = draft
      return issues.length > 0 ? { ok: false, issues } : { ok: true, value: { username: username.trim(), password } }
    },
    send: async (credentials) => {
      const awaited = await api.account.signIn(credentials)
      if (!awaited.ok) return awaited.error
      onWaiting({ ...awaited.value, email: credentials.username })
      return undefined
    },
  })
  const { draft, change } = form
  return (
    <FormFrame name="signIn" labelOf={labelOf} form={form}>
      <FormText
        field="email"
        value={draft.email}
        onValue={(typed) => {
          change({ email: typed })
          onEmail(typed)
        }}
        type="email"
        autoComplete="username"
      />
      <FormPassword
        field="password"
        value={draft.password}
        onValue={(password) => change({ password })}
        words={words}
        autoComplete="current-password"
      />
      <FormCaptcha form="signIn" humanUntil={draft.humanUntil} onHuman={(humanUntil) => change({ humanUntil })} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" width="phone" pending={form.pending}>
          {t('signIn.submit')}
        </Button>
        <Button variant="quiet" width="phone" onClick={onForgot}>
          {t('signIn.forgot')}
        </Button>
      </div>
    </FormFrame>
  )
}
