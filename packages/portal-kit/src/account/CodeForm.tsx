import type { ApiError } from '@invea/api'
import { checkOneTimeCode, oneTimeCodeLength, oneTimeCodeMinutes } from '@invea/domain/account'
import { Alert, Button, focusField, Stack } from '@invea/ui'
import { OneTimeCode } from '@invea/ui/one-time-code'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useAccountLabels } from './AccountFields.tsx'
import { useFormField } from './FormField.tsx'
import { FormFrame } from './FormFrame.tsx'
import type { AwaitedSignIn } from './PasswordForm.tsx'
import { ResendCode } from './ResendCode.tsx'
import { usePageForm } from './use-page-form.ts'

const Boxes = () => {
  const { t } = useTranslation('account')
  const { value, onChange } = useController({ name: 'oneTimeCode' }).field
  const { id, label, error } = useFormField('oneTimeCode')
  useEffect(() => {
    // The boxes replace the form that was just sent and take its focus.
    focusField(id)
  }, [id])
  return (
    <OneTimeCode
      id={id}
      legend={label}
      error={error}
      length={oneTimeCodeLength}
      value={value}
      onChange={onChange}
      onComplete={onChange}
      digitLabel={(n) => t('code.digit', { n, total: oneTimeCodeLength })}
    />
  )
}

// Loaded on request: most members have their phone.
const lostPhone: Loadable<object> = {
  load: async () => (await import('./LostPhone.tsx')).LostPhone,
  words: ['phone'],
}

export interface CodeFormProps {
  waiting: AwaitedSignIn
  onSignedIn: () => void
  /** Login Again (B §2): back to the first half. */
  onAgain: () => void
}

/** B §2 Sign-in, the second half: six boxes; a valid code stores the session (B §4). */
export const CodeForm = ({ waiting, onSignedIn, onAgain }: CodeFormProps) => {
  const { t } = useTranslation('account')
  const api = usePortalApi()
  const labelOf = useAccountLabels()
  const [attempts, setAttempts] = useState(0)
  const [isLost, setLost] = useState(false)
  const form = usePageForm({
    initial: { oneTimeCode: '' },
    check: ({ oneTimeCode }: { oneTimeCode: string }) => checkOneTimeCode([oneTimeCode]),
    send: async (code) => {
      const { phoneNumber, email } = waiting
      const signedIn = await api.account.validateCode({ phoneNumber, email, code })
      setAttempts((known) => known + 1)
      if (!signedIn.ok) return signedIn.error
      onSignedIn()
      return undefined
    },
  })
  // B §8: a refused code shows the service's message, a failed request shows ours.
  const failure = (error: ApiError) =>
    error.kind === 'refused' && error.code === 'internal' ? (
      <Alert tone="danger" title={t('code.failed')} live />
    ) : (
      <FailureNotice key={attempts} error={error} />
    )
  return (
    <Stack gap={6}>
      <p>{t('code.sent', { length: oneTimeCodeLength, phone: waiting.phoneNumber, minutes: oneTimeCodeMinutes })}</p>
      <FormFrame name="signIn" labelOf={labelOf} form={form} failure={failure}>
        <Boxes />
        <Button type="submit" width="phone" className="sm:self-start" pending={form.pending}>
          {t('code.submit')}
        </Button>
      </FormFrame>
      <div className="flex flex-wrap items-center gap-3">
        <ResendCode />
        <Button variant="quiet" width="phone" onClick={onAgain}>
          {t('code.again')}
        </Button>
        {!isLost && (
          <Button variant="quiet" width="phone" className="text-center" onClick={() => setLost(true)}>
            {t('code.lost')}
          </Button>
        )}
      </div>
      {isLost && <LoadedComponent of={lostPhone} lines={3} />}
    </Stack>
  )
}
