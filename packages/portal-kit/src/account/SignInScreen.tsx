import { forgotPasswordIssues, registrationHours, urgentSessionMinutes } from '@invea/domain/account'
import { Alert, Button, Card, FocusOnArrival, PageSection, Skeleton, Split, Stack } from '@invea/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { useMember } from '../api/member-store.ts'
import { basePath } from '../i18n/address.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { PageLink, pagePaths, useHasPage } from '../shell/site-map.tsx'
import { MemberBenefits, readConfirmation, type SignInSearch, useAccountLabels } from './AccountFields.tsx'
import { FormFrame, FormText } from './FormFields.tsx'
import { CodeForm, PasswordForm, readAwaited } from './SignInForms.tsx'

import { usePageForm } from './use-page-form.ts'

export interface ForgotFormProps {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/** B §2: the inline forgot-password mode. The response is the same whether the account exists or not (D20). */
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
    send: (username, key) => api.account.forgotPassword({ username, callBackUrl: location.origin + basePath }, key),
    onSent: () => setSent(true),
  })
  const back = (
    <Button variant="quiet" width="phone" onClick={onBack}>
      {t('forgot.back')}
    </Button>
  )
  if (sent) {
    return (
      <FocusOnArrival>
        <Stack gap={4}>
          <Alert tone="success" title={t('forgot.sent')}>
            <p>{t('forgot.sentHelp')}</p>
          </Alert>
          <div>{back}</div>
        </Stack>
      </FocusOnArrival>
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

type Mode = 'password' | 'forgot' | 'code'

const headings = {
  password: { title: 'signIn.title', intro: 'signIn.intro' },
  forgot: { title: 'forgot.title', intro: 'forgot.intro' },
  code: { title: 'code.title', intro: undefined },
  confirm: { title: 'signIn.title', intro: 'signIn.confirm' },
} as const satisfies Record<Mode | 'confirm', unknown>

const SignedInNotice = ({ name, onContinue }: { name: string; onContinue: (() => void) | undefined }) => {
  const { t } = useTranslation('account')
  return (
    <Card>
      <p>{t('signIn.already', { name })}</p>
      {onContinue ? (
        <Button className="mt-4" onClick={onContinue}>
          {t('signIn.continue')}
        </Button>
      ) : (
        <Button asChild className="mt-4">
          <PageLink page="myApplications">{t('signIn.applications')}</PageLink>
        </Button>
      )}
    </Card>
  )
}

/** Returns a function that opens the page after the sign-in: the previous page, or the urgent appointment (B §4). */
const useOpenNextPage = (next: string | undefined) => {
  const router = useRouter()
  const has = useHasPage()
  return () => {
    const to = next ?? pagePaths[has('urgentAppointment') ? 'urgentAppointment' : 'myApplications']
    void router.navigate({ to })
  }
}

interface FormsProps extends Omit<SignInSearch, 'mode'> {
  readonly mode: Mode
  readonly setMode: (mode: Mode) => void
}

/** The forms of the sign-in page, one at a time; focus goes to the title when they change. */
const SignInForms = ({ done, over, next, mode, setMode }: FormsProps) => {
  const { t } = useTranslation('account')
  const openNextPage = useOpenNextPage(next)
  const signedIn = useMember()
  // After the ten minutes the form opens also when the sign-out was lost: a new code continues that session (D14).
  const member = over ? undefined : signedIn
  const [confirmation] = useState(() => readConfirmation(location.hash))
  const [email, setEmail] = useState(confirmation?.email ?? '')
  const [waiting, setWaiting] = useState(readAwaited)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(mode)
  useEffect(() => {
    // The boxes of the code take the focus themselves.
    if (before.current !== mode && mode !== 'code') heading.current?.focus()
    before.current = mode
  }, [mode])
  const { title, intro } = confirmation && mode === 'password' ? headings.confirm : headings[mode]
  const form = () => {
    if (member) return <SignedInNotice name={member.name} onContinue={next ? openNextPage : undefined} />
    if (mode === 'code' && waiting) {
      return <CodeForm waiting={waiting} onSignedIn={openNextPage} onAgain={() => setMode('password')} />
    }
    if (mode === 'forgot') return <ForgotForm email={email} onEmail={setEmail} onBack={() => setMode('password')} />
    return (
      <PasswordForm
        email={email}
        confirmation={confirmation}
        onEmail={setEmail}
        onForgot={() => setMode('forgot')}
        onWaiting={(awaited) => {
          setWaiting(awaited)
          setMode('code')
        }}
      />
    )
  }
  return (
    <Stack gap={6} className="max-w-form">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t(title)}
        </h1>
        {intro && !member && <p className="mt-2">{t(intro)}</p>}
      </div>
      {next?.startsWith(pagePaths.urgentAppointment) && !over && mode === 'password' && !member && (
        <Alert>{t('signIn.urgent')}</Alert>
      )}
      {over && mode === 'password' && !member && (
        <Alert tone="warning" title={t('signIn.over', { minutes: urgentSessionMinutes })} live />
      )}
      {done && mode === 'password' && !member && (
        <Alert tone="success" title={t(`signIn.${done}`)} live>
          {done === 'registered' && <p>{t('signIn.registeredHelp', { hours: registrationHours })}</p>}
        </Alert>
      )}
      {member ? form() : <Card>{form()}</Card>}
    </Stack>
  )
}

/** Shown before any script runs: the purpose of the page and that its form is loading. */
const Waiting = () => {
  const { t } = useTranslation('account')
  return (
    <Stack gap={6} className="max-w-form">
      <div>
        <h1>{t('signIn.title')}</h1>
        <p className="mt-2">{t('signIn.intro')}</p>
      </div>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </Stack>
  )
}

/** B §2 Sign-in: password, then the one-time code alone; the forgot-password mode inline. */
export const SignInScreen = ({ mode: initialMode, ...search }: SignInSearch) => {
  const { t } = useTranslation('account')
  const member = useMember()
  const [mode, setMode] = useState<Mode>(() => initialMode ?? (readAwaited() ? 'code' : 'password'))
  return (
    <PageSection>
      <Split
        aside={
          mode !== 'code' && (
            <Stack gap={6}>
              <MemberBenefits />
              {!member && (
                <p>
                  {t('signIn.none')}{' '}
                  <PageLink page="register" className="inline-block py-2">
                    {t('signUp.submit')}
                  </PageLink>
                </p>
              )}
            </Stack>
          )
        }
      >
        <ApiProvider fallback={<Waiting />}>
          <SignInForms {...search} mode={mode} setMode={setMode} />
        </ApiProvider>
      </Split>
    </PageSection>
  )
}
