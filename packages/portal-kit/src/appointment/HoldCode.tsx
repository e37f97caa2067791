import type { ApiError } from '@invea/api'
import type { Issue } from '@invea/domain'
import { checkOneTimeCode, oneTimeCodeLength } from '@invea/domain/account'
import { holdCodeRules } from '@invea/domain/appointment'
import { Alert, Button, Field, Stack } from '@invea/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { randomKey } from '../api/device-keys.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useWizard } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { useIssueWords } from '../i18n/issue-words.ts'

const channels = {
  phone: { field: 'personal.phoneNumber', type: 'tel', autoComplete: 'tel' },
  email: { field: 'personal.email', type: 'email', autoComplete: 'email' },
} as const
type Channel = keyof typeof channels

/**
 * H1: a hold needs a one-time code when many appointments of a day are already held. The fields are part of the step's form, because
 * forms cannot be nested. Enter in a field presses the button of that field.
 */
export const HoldCode = () => {
  const { t } = useTranslation('booking')
  const api = usePortalApi()
  const wizard = useWizard()
  const words = useIssueWords()
  const [channel, setChannel] = useState<Channel>('phone')
  const [recipient, setRecipient] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [code, setCode] = useState('')
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [failure, setFailure] = useState<ApiError>()
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState<'send' | 'verify'>()
  const key = useRef(randomKey())
  const tried = useRef({ code: '', key: '' })
  const codeField = useRef<HTMLInputElement>(null)

  const fail = (error: ApiError) => {
    setAttempt((before) => before + 1)
    if (error.kind === 'fields') setIssues(error.issues)
    else setFailure(error)
  }
  const clear = () => {
    setIssues([])
    setFailure(undefined)
  }
  const send = async () => {
    if (pending) return
    clear()
    setPending('send')
    const to = channel === 'phone' ? { phoneNumber: recipient } : { email: recipient }
    const sent = await api.captcha.sendCode(to, key.current)
    setPending(undefined)
    if (!sent.ok) return fail(sent.error)
    key.current = randomKey()
    setSentTo(recipient.trim())
    codeField.current?.focus()
  }
  const verify = async () => {
    if (pending) return
    clear()
    const checked = checkOneTimeCode([code])
    if (!checked.ok) return setIssues(checked.error)
    setPending('verify')
    // The same code after a lost response is the same request.
    if (tried.current.code !== checked.value) tried.current = { code: checked.value, key: randomKey() }
    const verified = await api.captcha.verifyCode(checked.value, tried.current.key)
    setPending(undefined)
    if (!verified.ok) return fail(verified.error)
    setCode('')
    setSentTo(undefined)
    await wizard.next()
  }
  const onEnter = (act: () => Promise<void>) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void act()
  }
  const { field, type, autoComplete } = channels[channel]
  const messageAt = (isCode: boolean) => {
    const issue = issues.find((one) => (one.field === 'oneTimeCode') === isCode)
    return issue && words(isCode ? issue : { ...issue, field })
  }

  return (
    <section aria-labelledby="hold-code-title" className="rounded-lg border border-line bg-surface p-4">
      <Stack gap={4}>
        <h2 id="hold-code-title">{t('holdCode.title')}</h2>
        <p>{t('holdCode.why')}</p>
        {failure && <FailureNotice key={attempt} error={failure} />}
        <Field id="hold-code-recipient" error={messageAt(false)} required>
          <Field.Label>{t(`holdCode.${channel}`)}</Field.Label>
          <Field.Hint>{t('holdCode.hint')}</Field.Hint>
          <Field.Input
            type={type}
            autoComplete={autoComplete}
            value={recipient}
            onChange={(event) => setRecipient(event.currentTarget.value)}
            onKeyDown={onEnter(send)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" pending={pending === 'send'} onClick={() => void send()}>
            {t(sentTo === undefined ? 'holdCode.send' : 'holdCode.resend')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              clear()
              setRecipient('')
              setChannel(channel === 'phone' ? 'email' : 'phone')
            }}
          >
            {t(channel === 'phone' ? 'holdCode.useEmail' : 'holdCode.usePhone')}
          </Button>
        </div>
        {sentTo !== undefined && (
          <Alert tone="info" title={t('holdCode.sent', { to: sentTo, minutes: holdCodeRules.minutes })} live />
        )}
        <Field id="hold-code" error={messageAt(true)} required>
          <Field.Label>{t('holdCode.code', { digits: oneTimeCodeLength })}</Field.Label>
          <Field.Input
            ref={codeField}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            onKeyDown={onEnter(verify)}
          />
        </Field>
        <Button width="phone" className="sm:self-start" pending={pending === 'verify'} onClick={() => void verify()}>
          {t('holdCode.verify')}
        </Button>
      </Stack>
    </section>
  )
}
