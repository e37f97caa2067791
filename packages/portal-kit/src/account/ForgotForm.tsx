import { forgotPasswordIssues } from '@invea/domain/account'
import { Alert, Button, Stack } from '@invea/ui'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { basePath } from '../i18n/base-path.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useAccountLabels } from './AccountFields.tsx'
import { FormText } from './FormField.tsx'
import { FormFrame } from './FormFrame.tsx'
import { usePageForm } from './use-page-form.ts'

export interface ForgotFormProps {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/** B §2: the inline forgot-password mode. The answer is the same whether the account exists or not (D20). */
export const ForgotForm = ({ email, onEmail, onBack }: ForgotFormProps) => {
  const { t } = useTranslation('account')
  const api = usePortalApi()
  const labelOf = useAccountLabels()
  const [sent, setSent] = useState(false)
  const form = usePageForm({
    initial: { email },
    check: (draft: { email: string }) => {
      const issues = forgotPasswordIssues(draft)
      return issues.length > 0 ? { ok: false, error: issues } : { ok: true, value: draft.email.trim() }
    },
    send: async (username, key) => {
      const result = await api.account.forgotPassword({ username, callBackUrl: location.origin + basePath }, key)
      if (!result.ok) return result.error
      setSent(true)
      return undefined
    },
  })
  const back = (
    <Button variant="quiet" width="phone" onClick={onBack}>
      {t('forgot.back')}
    </Button>
  )
  if (sent) {
    return (
      <Stack gap={4}>
        <Alert tone="success" title={t('forgot.sent')} live>
          <p>{t('forgot.sentHelp')}</p>
        </Alert>
        <div>{back}</div>
      </Stack>
    )
  }
  return (
    <FormFrame name="signIn" labelOf={labelOf} form={form}>
      <FormText field="email" onValue={onEmail} type="email" autoComplete="username" />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" width="phone" pending={form.pending}>
          {t('forgot.submit')}
        </Button>
        {back}
      </div>
    </FormFrame>
  )
}
