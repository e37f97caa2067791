import type { ApiError, AwaitedCode } from '@invea/api'
import {
  checkOneTimeCode,
  oneTimeCodeLength,
  oneTimeCodeRules,
  type SignInDraft,
  signInIssues,
} from '@invea/domain/account'
import { Alert, Button, Checkbox, focusField, Stack } from '@invea/ui'
import { OneTimeCode } from '@invea/ui/one-time-code'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { usePortalApi } from '../api/api-context.ts'
import { deviceKeys } from '../api/device-keys.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { isRefused } from '../api/queries.ts'
import { withProof } from '../api/with-proof.ts'
import { isSharedComputer, setSharedComputer, tabStorage } from '../drafts/shared-computer.ts'
import { importWithRetry, useTranslation } from '../i18n/i18n.ts'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { PageLink } from '../shell/site-map.tsx'
import { type Confirmation, ResendCode, useAccountLabels } from './AccountFields.tsx'
import { FormCaptcha, FormFrame, FormPassword, FormText, useFormField } from './FormFields.tsx'
import { usePageForm } from './use-page-form.ts'

/** A sign-in that waits for its one-time code. */
export interface AwaitedSignIn extends AwaitedCode {
  readonly email: string
}

const awaitedName = 'invea.awaitedSignIn'

/** Keeps a sign-in for a page that is loaded again: a phone may discard the page while its owner reads the SMS. Not on a shared device. */
const keepAwaited = (awaited: AwaitedSignIn | undefined): void => {
  const until = Date.now() + oneTimeCodeRules.signInMinutes * 60_000
  if (awaited && !isSharedComputer())
    tabStorage().setItem(awaitedName, JSON.stringify({ ...awaited, until, on: location.search }))
  else tabStorage().removeItem(awaitedName)
}

/**
 * The sign-in that this tab waits for, unless another page asks for one: then it begins with the password, and its reason. None once the
 * device is called shared.
 */
export const readAwaited = (): AwaitedSignIn | undefined => {
  if (isSharedComputer()) keepAwaited(undefined)
  const { until, on, ...awaited } = JSON.parse(tabStorage().getItem(awaitedName) ?? '{}')
  return until > Date.now() && on === location.search ? awaited : undefined
}

export interface PasswordFormProps {
  email: string
  /** The mailed link that finishes a registration. */
  confirmation: Confirmation | undefined
  onEmail: (email: string) => void
  onWaiting: (waiting: AwaitedSignIn) => void
  onForgot: () => void
}

const deleteSaved = async () => {
  const { deviceStorage } = await importWithRetry(() => import('../drafts/draft-storage.ts'))
  await deviceStorage.endSession()
}

/** B §2 Sign-in, first step: email, password, captcha. A correct password opens the code form. */
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
      const isOld = confirmed && !confirmed.ok && isRefused(confirmed.error, 'linkExpired')
      if (confirmed && !confirmed.ok && !isOld) return confirmed
      // The link of a confirmed account is no longer valid; the password is.
      const awaited = await withProof(api, 'signIn', () => api.account.signIn(credentials))
      setExpired(isOld === true && !awaited.ok)
      return awaited
    },
    onSent: (awaited, { username }) => {
      // Deletes what was saved before the choice. A form of this page continues in memory.
      if (shared) void deleteSaved().catch(() => undefined)
      const waiting = { ...awaited, email: username }
      keepAwaited(waiting)
      onWaiting(waiting)
    },
  })
  const failure = (error: ApiError) =>
    error.kind === 'refused' && error.code === 'tooManyRequests' && error.proof ? (
      <FailureNotice error={error} live={false}>
        <p className="w-full">{t('account:signIn.mailed')}</p>
        <Button variant="secondary" size="small" onClick={onForgot}>
          {t('account:signIn.forgot')}
        </Button>
      </FailureNotice>
    ) : isRefused(error, 'wrongCredentials') && !confirmation ? (
      <FailureNotice error={error} live={false}>
        {/* The refusal is the same for every address, so that it shows no account. */}
        <p>{t('account:signIn.unconfirmed')}</p>
      </FailureNotice>
    ) : undefined
  return (
    <FormFrame name="signIn" labelOf={labelOf} form={form} failure={failure}>
      {expired && (
        <Alert tone="warning" title={t('account:signIn.expired')} live>
          <PageLink page="register" className="inline-block py-2">
            {t('account:signUp.submit')}
          </PageLink>
        </Alert>
      )}
      <FormText field="email" onValue={onEmail} type="email" autoComplete="username" />
      <FormPassword field="password" autoComplete="current-password" />
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

const Boxes = () => {
  const { t } = useTranslation('account')
  const { value, onChange } = useController({ name: 'oneTimeCode' }).field
  const { id, label, error } = useFormField('oneTimeCode')
  return (
    <OneTimeCode
      id={id}
      legend={label}
      error={error}
      length={oneTimeCodeLength}
      value={value}
      onChange={onChange}
      digitLabel={(n) => t('code.digit', { n, total: oneTimeCodeLength })}
    />
  )
}

// Loaded on request, because most members have their phone.
const lostPhone: Loadable<object> = {
  load: async () => (await import('./LostPhone.tsx')).LostPhone,
  namespaces: ['phone'],
}

export interface CodeFormProps {
  waiting: AwaitedSignIn
  onSignedIn: () => void
  /** Login Again (B §2): returns to the first step. */
  onAgain: () => void
}

/** B §2 Sign-in, second step: a code of six digits; a valid code stores the session (B §4). */
export const CodeForm = ({ waiting, onSignedIn, onAgain }: CodeFormProps) => {
  const { t } = useTranslation('account')
  const api = usePortalApi()
  const labelOf = useAccountLabels()
  const [isLost, setLost] = useState(false)
  const form = usePageForm({
    initial: { oneTimeCode: '' },
    check: ({ oneTimeCode }: { oneTimeCode: string }) => checkOneTimeCode([oneTimeCode]),
    send: (code, key) =>
      api.account.validateCode({ phoneNumber: waiting.phoneNumber, email: waiting.email, code }, key),
    onSent: () => {
      keepAwaited(undefined)
      onSignedIn()
    },
  })
  const {
    attempt,
    failure: failed,
    methods: { setValue },
  } = form
  // A refused code is typed again from the first box. The effect follows those of the message, which takes the focus.
  useEffect(() => {
    if (attempt === 0 || failed?.kind !== 'refused') return
    setValue('oneTimeCode', '')
    focusField('signIn-oneTimeCode')
  }, [attempt, failed, setValue])
  // B §8: a refused code shows the service's message, a failed request shows ours.
  const failure = (error: ApiError) =>
    isRefused(error, 'internal') ? (
      <Alert tone="danger" title={t('code.failed')} live />
    ) : (
      <FailureNotice error={error} live={error.kind === 'refused'} />
    )
  return (
    <Stack gap={6}>
      <p>
        {t('code.sent', { length: oneTimeCodeLength, phone: waiting.phoneNumber, minutes: oneTimeCodeRules.minutes })}
      </p>
      <FormFrame name="signIn" labelOf={labelOf} form={form} failure={failure} takesFocus>
        <Boxes />
        <Button type="submit" width="phone" className="sm:self-start" pending={form.pending}>
          {t('code.submit')}
        </Button>
      </FormFrame>
      <div className="flex flex-wrap items-center gap-3">
        <ResendCode />
        <Button
          variant="quiet"
          width="phone"
          onClick={() => {
            keepAwaited(undefined)
            onAgain()
          }}
        >
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
