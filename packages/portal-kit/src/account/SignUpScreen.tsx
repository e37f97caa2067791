import { checkSignUp, type SignUpDraft } from '@invea/domain/account'
import { typedPhone } from '@invea/domain/applicant'
import { Button, Card, PageSection, Split, Stack } from '@invea/ui'
import { useRouter } from '@tanstack/react-router'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { withProof } from '../api/with-proof.ts'
import { basePath } from '../i18n/address.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { PageLink, pagePaths } from '../shell/site-map.tsx'
import { MemberBenefits, StrongPassword, useAccountLabels } from './AccountFields.tsx'
import { FormCaptcha, FormFrame, FormPassword, FormText } from './FormFields.tsx'
import { usePageForm } from './use-page-form.ts'

const names = [
  ['firstName', 'given-name'],
  ['fatherName', 'additional-name'],
  ['grandfatherName', 'family-name'],
] as const

export interface SignUpProps {
  /** D44: the Origin ID portal accepts numbers from any country. */
  readonly foreignPhones: boolean
}

/** B §2 Sign-up: success goes to sign-in, failure stays on the page. */
const SignUpForm = ({ foreignPhones }: SignUpProps) => {
  const { t } = useTranslation('account')
  const api = usePortalApi()
  const router = useRouter()
  const { phonePrefixes } = usePortalConfig()
  const labelOf = useAccountLabels()
  const form = usePageForm({
    initial: {},
    check: (draft: SignUpDraft, now) =>
      checkSignUp(
        { ...draft, phoneNumber: typedPhone(draft.phoneNumber ?? '') },
        { now, phonePrefixes, foreignPhones },
      ),
    // The service accepts each proof for one registration, so another try may need a new one.
    send: (registration, key) =>
      withProof(api, 'signUp', () =>
        api.account.register({ ...registration, callBackUrl: location.origin + basePath }, key),
      ),
    onSent: () => router.navigate({ to: pagePaths.login, search: { done: 'registered' } }),
  })
  return (
    <FormFrame name="signUp" labelOf={labelOf} form={form}>
      {names.map(([field, autoComplete], at) => (
        <FormText
          key={field}
          field={field}
          autoComplete={autoComplete}
          autoCapitalize="characters"
          {...(at === 0 && { hint: t('hint.names') })}
        />
      ))}
      <FormText
        field="phoneNumber"
        formatOnBlur={typedPhone}
        hint={[t('hint.phone'), foreignPhones && t('hint.foreignPhone')].filter(Boolean).join(' ')}
        type="tel"
        autoComplete={foreignPhones ? 'tel' : 'tel-national'}
      />
      <FormText field="email" type="email" autoComplete="email" />
      <StrongPassword
        field="password"
        ownWords={form.methods.watch(['firstName', 'fatherName', 'grandfatherName', 'email', 'phoneNumber'])}
      />
      <FormPassword field="passwordAgain" autoComplete="new-password" />
      <FormCaptcha form="signUp" />
      <Button type="submit" width="phone" className="sm:self-start" pending={form.pending}>
        {t('signUp.submit')}
      </Button>
    </FormFrame>
  )
}

/** The sign-up page: the form, and the benefits of an account. */
export const SignUpScreen = ({ foreignPhones }: SignUpProps) => {
  const { t } = useTranslation('account')
  return (
    <PageSection>
      <Split
        aside={
          <Stack gap={6}>
            <MemberBenefits />
            <p>
              {t('signUp.have')}{' '}
              <PageLink page="login" className="inline-block py-2">
                {t('signIn.submit')}
              </PageLink>
            </p>
          </Stack>
        }
      >
        <Stack gap={6} className="max-w-form">
          <div>
            <h1>{t('signUp.title')}</h1>
            <p className="mt-2">{t('signUp.intro')}</p>
          </div>
          <Card>
            <SignUpForm foreignPhones={foreignPhones} />
          </Card>
        </Stack>
      </Split>
    </PageSection>
  )
}

/** The screen with the API client, as a separate page. */
export const SignUpPage = (props: SignUpProps) => (
  <ApiProvider>
    <SignUpScreen {...props} />
  </ApiProvider>
)
