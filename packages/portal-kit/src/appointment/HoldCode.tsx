import type { Issue } from '@invea/domain'
import { checkOneTimeCode, oneTimeCodeLength } from '@invea/domain/account'
import { typedPhone } from '@invea/domain/applicant'
import { holdCodeRules } from '@invea/domain/appointment'
import type { ApplicantDraft } from '@invea/domain/drafts'
import { Alert, Button, Field, Stack } from '@invea/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNow, usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { withProof } from '../api/with-proof.ts'
import { useEditApplicant, useFromWizard, useUnsavedInput, useWizard } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { useIssueWords } from '../i18n/issue-words.ts'

const channels = {
  phone: { field: 'personal.phoneNumber', type: 'tel', autoComplete: 'tel', format: typedPhone },
  email: { field: 'personal.email', type: 'email', autoComplete: 'email', format: (text: string) => text.trim() },
} as const
type Channel = keyof typeof channels

/** A code that was sent. Saved with the draft, so that its field stays when the step is left or the page is reloaded. */
interface SentCode {
  readonly to: string
  /** Until when the code is valid. */
  readonly until: string
}

/** Fills a confirmed recipient in where none is typed. A submitted applicant stays as the service has stored it. */
export const withConfirmed = (applicant: ApplicantDraft, to: string): ApplicantDraft => {
  const field = to.includes('@') ? 'email' : 'phoneNumber'
  if (applicant.requestPersonId !== undefined || applicant.personal[field]) return applicant
  return { ...applicant, personal: { ...applicant.personal, [field]: to } }
}

/**
 * H1: a hold needs a one-time code when many appointments of a day are already held. The fields are part of the step's form, because
 * forms cannot be nested. Enter in a field presses the button of that field, and Next confirms a typed code or sends one to a new recipient.
 */
export const HoldCode = () => {
  const { t } = useTranslation('booking')
  const api = usePortalApi()
  const wizard = useWizard()
  const words = useIssueWords()
  const [sent, saveSent] = useUnsavedInput<SentCode>('holdCode')
  const edit = useEditApplicant()
  const now = useNow()
  const sentTo = sent && Date.parse(sent.until) > now ? sent.to : undefined
  const [channel, setChannel] = useState<Channel>(sentTo?.includes('@') ? 'email' : 'phone')
  const [recipient, setRecipient] = useState(sentTo ?? '')
  const [code, setCode] = useState('')
  const [typingIssues, setTypingIssues] = useState<readonly Issue[]>([])
  const codeField = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const refusal = useFromWizard(({ state }) => state().failure)
  // On a phone these fields are far below the message at the top of the step.
  useEffect(() => {
    if (refusal) heading.current?.focus()
  }, [refusal])
  useEffect(() => {
    if (sentTo) codeField.current?.focus()
  }, [sentTo])
  const sending = useApiMutation(
    (to: string, key) =>
      withProof(api, 'site', () =>
        api.captcha.sendCode(channel === 'phone' ? { phoneNumber: to } : { email: to }, key),
      ),
    {
      onSuccess: ({ expiresAt }, { input }) => {
        saveSent({ to: input, until: expiresAt })
        codeField.current?.focus()
      },
    },
  )
  const verifying = useApiMutation((checked: string, key) => api.captcha.verifyCode(checked, key), {
    onSuccess: () => {
      setCode('')
      saveSent(undefined)
      if (sent) edit((applicant) => withConfirmed(applicant, sent.to))
    },
  })
  const { field, type, autoComplete, format } = channels[channel]
  const isPending = sending.isPending || verifying.isPending
  const failure = sending.failure ?? verifying.failure
  const issues = failure?.kind === 'fields' ? failure.issues : typingIssues

  const clear = () => {
    setTypingIssues([])
    sending.reset()
    verifying.reset()
  }
  const send = () => {
    if (isPending) return
    clear()
    const to = format(recipient)
    setRecipient(to)
    sending.send(to)
  }
  const verify = () => {
    if (isPending) return
    clear()
    const checked = checkOneTimeCode([code])
    if (checked.ok) verifying.send(checked.value)
    else setTypingIssues(checked.error)
  }
  const { isSuccess } = verifying
  useEffect(() => {
    if (isSuccess) void wizard.next()
  }, [isSuccess, wizard])
  useEffect(() =>
    wizard.addNextCheck(() => {
      const isTyped = sentTo !== undefined && code !== ''
      const isNew = !isTyped && !isSuccess && recipient !== '' && format(recipient) !== sentTo
      if (isTyped) verify()
      else if (isNew) send()
      return !isTyped && !isNew
    }),
  )
  const onEnter = (act: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    act()
  }
  const messageAt = (isCode: boolean) => {
    const issue = issues.find((one) => (one.field === 'oneTimeCode') === isCode)
    return issue && words(isCode ? issue : { ...issue, field })
  }

  return (
    <section aria-labelledby="hold-code-title" className="rounded-lg border border-line bg-surface p-4">
      <Stack gap={4}>
        <h2 id="hold-code-title" ref={heading} tabIndex={-1}>
          {t('holdCode.title')}
        </h2>
        <p>{t('holdCode.why')}</p>
        {failure && failure.kind !== 'fields' && (
          <FailureNotice
            error={failure}
            onRetry={sending.failure ? send : verify}
            onReconnect={(sending.failure ? sending : verifying).retry}
          />
        )}
        <Field
          id="hold-code-recipient"
          label={t(`holdCode.${channel}`)}
          hint={t('holdCode.hint')}
          error={messageAt(false)}
          required
        >
          <Field.Input
            type={type}
            autoComplete={autoComplete}
            value={recipient}
            onChange={(event) => setRecipient(event.currentTarget.value)}
            onBlur={(event) => setRecipient(format(event.currentTarget.value))}
            onKeyDown={onEnter(send)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant={sentTo ? 'secondary' : 'primary'} pending={sending.isPending} onClick={send}>
            {t(sentTo ? 'holdCode.resend' : 'holdCode.send')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              if (!isPending) clear()
              setRecipient('')
              setChannel(channel === 'phone' ? 'email' : 'phone')
            }}
          >
            {t(channel === 'phone' ? 'holdCode.useEmail' : 'holdCode.usePhone')}
          </Button>
        </div>
        {sentTo && (
          <>
            <Alert tone="info" title={t('holdCode.sent', { to: sentTo, minutes: holdCodeRules.minutes })} live />
            <Field
              id="hold-code"
              label={t('holdCode.code', { digits: oneTimeCodeLength })}
              error={messageAt(true)}
              required
            >
              <Field.Input
                ref={codeField}
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
                onKeyDown={onEnter(verify)}
              />
            </Field>
            <Button width="phone" className="sm:self-start" pending={verifying.isPending} onClick={verify}>
              {t('holdCode.verify')}
            </Button>
          </>
        )}
      </Stack>
    </section>
  )
}
