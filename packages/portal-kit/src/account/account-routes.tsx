import type { Namespace } from '@invea/locales'
import { lazyPage } from '../shell/portal-route.ts'
import { readSignInSearch, type SignInSearch } from './sign-in-search.ts'

/** Texts of a form with a human check: messages, failures, the check. */
export const formWords = ['issue', 'captcha', 'request', 'refusal'] as const satisfies readonly Namespace[]

const words = ['account', ...formWords] as const

/** Sign-in, forgot-password mode, one-time code (B §2). */
export const signInRoute = {
  staticData: { title: 'account:signIn.title', description: 'account:signIn.intro', words },
  validateSearch: readSignInSearch,
  component: lazyPage(
    () => import('./SignInScreen.tsx'),
    ({ SignInScreen }, { search }: { readonly search: SignInSearch }) => <SignInScreen {...search} />,
  ),
} as const

/** Registration (B §2). */
export const signUpRoute = (foreignPhones = false) =>
  ({
    staticData: { title: 'account:signUp.title', words },
    component: lazyPage(
      () => import('./SignUpScreen.tsx'),
      ({ SignUpPage }) => <SignUpPage foreignPhones={foreignPhones} />,
    ),
  }) as const

/** A new password, with the proof of a mailed link (B §2, D20). */
export const resetPasswordRoute = {
  staticData: { title: 'account:reset.title', words },
  component: lazyPage(
    () => import('./ResetPasswordScreen.tsx'),
    ({ ResetPasswordPage }, { params }: { readonly params: { readonly username: string } }) => (
      <ResetPasswordPage username={params.username} />
    ),
  ),
} as const

/** The phone number of an account: changed, or left as it is by a mailed link. */
export const phoneRoute = (foreignPhones = false) =>
  ({
    staticData: { title: 'phone:title', words: ['phone', ...words] },
    component: lazyPage(
      () => import('./ChangePhoneScreen.tsx'),
      ({ ChangePhonePage }) => <ChangePhonePage foreignPhones={foreignPhones} />,
    ),
  }) as const
