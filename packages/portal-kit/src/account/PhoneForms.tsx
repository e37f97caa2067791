import type { ApiError, StartedPhoneChange } from '@invea/api'
import type { Issue, Result } from '@invea/domain'
import { checkOneTimeCode, checkPhoneChange, oneTimeCodeLength, phoneChangeRules } from '@invea/domain/account'
import { typedPhone } from '@invea/domain/applicant'
import type { Resources } from '@invea/locales'
import { Alert, announce, Button, Stack } from '@invea/ui'
import { useCallback, useEffect } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { isRefused } from '../api/queries.ts'
import { withProof } from '../api/with-proof.ts'
import { basePath } from '../i18n/address.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { PageLink } from '../shell/site-map.tsx'
import { ResendCode } from './AccountFields.tsx'
import { FormFrame, FormPassword, FormText } from './FormFields.tsx'
import { usePageForm } from './use-page-form.ts'

/** A new number to which codes have been sent. */
export interface StartedNumber extends StartedPhoneChange {
  readonly phoneNumber: string
  /** Sends further codes and corrects the number; stored only in this page's memory until the number is changed. */
  readonly password: string
}

interface Common {
  /** The mailed link's proof, which replaces the code to the old phone. */
  readonly proof: string | undefined
}

const useLabels = () => {
  const { t } = useTranslation('phone')
  return useCallback((field: string) => t(`field.${field as keyof Resources['phone']['field']}`), [t])
}

const passwordField = 'phoneChange.password'

/** Moves a refusal to the password field, because only the password can be wrong here. */
const wrongPassword: ApiError = { kind: 'fields', message: '', issues: [{ field: passwordField, code: 'invalid' }] }

/** Shown for a link that is used or expired, with the next step. */
const ExpiredLink = () => {
  const { t } = useTranslation('phone')
  return (
    <Alert tone="warning" title={t('link.expired')}>
      <p>{t('link.expiredHelp')}</p>
      <PageLink page="login" className="inline-block py-2">
        {t('login.action')}
      </PageLink>
    </Alert>
  )
}

/** Form for the new number, to which a code is sent, and the password. */
export const NewPhoneForm = ({
  proof,
  foreignPhones,
  initial,
  takesFocus,
  onStarted,
}: Common & {
  readonly foreignPhones: boolean
  readonly initial: { readonly phoneNumber: string; readonly password: string }
  /** The form replaces the one for the codes. */
  readonly takesFocus: boolean
  readonly onStarted: (started: StartedNumber) => void
}) => {
  const { t } = useTranslation(['phone', 'account'])
  const api = usePortalApi()
  const labels = useLabels()
  const sentenceOf = useCallback(
    ({ field, code }: Issue) => (field === passwordField && code === 'invalid' ? t('phone:wrongPassword') : undefined),
    [t],
  )
  const { phonePrefixes } = usePortalConfig()
  const form = usePageForm({
    initial,
    check: ({ phoneNumber, password }: typeof initial) =>
      checkPhoneChange({ phoneNumber: typedPhone(phoneNumber), password }, { phonePrefixes, foreignPhones }),
    send: async (change, key) => {
      const started = await withProof(api, 'signIn', () => api.account.startPhoneChange({ ...change, proof }, key))
      return !started.ok && isRefused(started.error, 'wrongCredentials') ? { ok: false, error: wrongPassword } : started
    },
    onSent: (started, change) => onStarted({ ...started, ...change }),
  })
  return (
    <FormFrame
      name="phoneChange"
      labelOf={labels}
      sentenceOf={sentenceOf}
      form={form}
      takesFocus={takesFocus}
      failure={(error) => (isRefused(error, 'linkExpired') ? <ExpiredLink /> : undefined)}
    >
      <FormText
        field="phoneNumber"
        formatOnBlur={typedPhone}
        hint={[
          t(proof ? 'phone:hint.phoneByMail' : 'phone:hint.phone'),
          foreignPhones && t('account:hint.foreignPhone'),
        ]
          .filter(Boolean)
          .join(' ')}
        type="tel"
        autoComplete={foreignPhones ? 'tel' : 'tel-national'}
      />
      <FormPassword field="password" hint={t('phone:hint.password')} autoComplete="current-password" />
      <Button type="submit" width="phone" className="sm:self-start" pending={form.pending}>
        {t(proof ? 'phone:sendOne' : 'phone:send')}
      </Button>
    </FormFrame>
  )
}

interface Codes {
  readonly code: string
  readonly oldCode: string
}

const checkCodes = ({ code, oldCode }: Codes, isByPhone: boolean): Result<{ code: string; oldCode?: string }> => {
  const codes = { ...(isByPhone && { oldCode }), code }
  const read = Object.entries(codes).map(([field, typed]) => [field, checkOneTimeCode([typed])] as const)
  const issues = read.flatMap(([field, { ok }]): readonly Issue[] =>
    ok ? [] : [{ field: `phoneChange.${field}`, code: 'codeDigits' }],
  )
  const values = Object.fromEntries(read.flatMap(([field, one]) => (one.ok ? [[field, one.value]] : [])))
  return issues.length > 0
    ? { ok: false, error: issues }
    : { ok: true, value: values as { code: string; oldCode?: string } }
}

/** Form for the codes of both phones, or of the new one only when a mailed link replaces the old phone. */
export const PhoneCodesForm = ({
  started,
  proof,
  onConfirmed,
  onCorrect,
}: Common & {
  readonly started: StartedNumber
  readonly onConfirmed: (appliesAt: string | undefined) => void
  readonly onCorrect: () => void
}) => {
  const { t } = useTranslation('phone')
  const api = usePortalApi()
  const labels = useLabels()
  const isByPhone = proof === undefined
  const { phoneNumber, password, oldPhoneNumber = '' } = started
  const form = usePageForm({
    initial: { code: '', oldCode: '' },
    check: (draft: Codes) => checkCodes(draft, isByPhone),
    send: (codes, key) => api.account.confirmPhoneChange({ ...codes, callBackUrl: location.origin + basePath }, key),
    onSent: ({ appliesAt }) => onConfirmed(appliesAt),
  })
  const sent = { length: oneTimeCodeLength, next: phoneNumber, minutes: phoneChangeRules.codeMinutes }
  const sentence = isByPhone ? t('sentBoth', { ...sent, old: oldPhoneNumber }) : t('sentOne', sent)
  // The form takes the focus past the sentence.
  useEffect(() => announce(sentence), [sentence])
  const failure = (error: ApiError) => {
    if (isRefused(error, 'linkExpired')) return <ExpiredLink />
    if (isByPhone && isRefused(error, 'wrongCode')) return <Alert tone="danger" title={t('wrongBoth')} />
    return undefined
  }
  const boxes = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const
  const hint = t('hint.code', { length: oneTimeCodeLength })
  return (
    <Stack gap={6}>
      <p>{sentence}</p>
      <FormFrame name="phoneChange" labelOf={labels} form={form} failure={failure} takesFocus>
        {isByPhone && <FormText field="oldCode" hint={hint} {...boxes} />}
        <FormText field="code" hint={hint} {...boxes} />
        <Button type="submit" width="phone" className="sm:self-start" pending={form.pending}>
          {t('submit')}
        </Button>
      </FormFrame>
      <div className="flex flex-wrap items-center gap-3">
        <ResendCode
          send={(key) => api.account.startPhoneChange({ phoneNumber, password, proof }, key)}
          label={isByPhone ? t('newCodes') : undefined}
        />
        <Button variant="quiet" width="phone" onClick={onCorrect}>
          {t('again')}
        </Button>
      </div>
    </Stack>
  )
}
