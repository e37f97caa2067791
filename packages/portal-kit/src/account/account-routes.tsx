import type { Namespace } from '@invea/locales'
import { lazyPage } from '../shell/portal-route.ts'
import type { SignInSearch } from './AccountFields.tsx'

/** True for a path of this portal. `//host` and `/\host` lead to other sites. */
const isOwnPath = (path: string) => /^\/(?![/\\])[\w\-./?=&%]*$/.test(path)

/** Reads the search parameters and drops unknown values. */
export const readSignInSearch = (raw: Readonly<Record<string, unknown>>): SignInSearch => ({
  ...((raw.done === 'registered' || raw.done === 'changed') && { done: raw.done }),
  ...(raw.over === true && { over: true }),
  ...(raw.mode === 'forgot' && { mode: raw.mode }),
  ...(typeof raw.next === 'string' && isOwnPath(raw.next) && { next: raw.next }),
})

/** Namespaces of a form with a captcha: messages, failures, the captcha. */
export const formWords = ['issue', 'captcha', 'request', 'refusal'] as const satisfies readonly Namespace[]

const namespaces = ['account', ...formWords] as const

/** Sign-in, forgot-password mode, one-time code (B §2). */
export const signInRoute = {
  staticData: { title: 'account:signIn.title', description: 'account:signIn.intro', namespaces },
  validateSearch: readSignInSearch,
  component: lazyPage(
    () => import('./SignInScreen.tsx'),
    ({ SignInScreen }, { search }: { readonly search: SignInSearch }) => <SignInScreen {...search} />,
  ),
} as const

/** Registration (B §2). */
export const signUpRoute = (foreignPhones: boolean) =>
  ({
    staticData: { title: 'account:signUp.title', namespaces },
    component: lazyPage(
      () => import('./SignUpScreen.tsx'),
      ({ SignUpPage }) => <SignUpPage foreignPhones={foreignPhones} />,
    ),
  }) as const

/** Sets a new password with the proof of a mailed link (B §2, D20). */
export const resetPasswordRoute = {
  staticData: { title: 'account:reset.title', namespaces },
  component: lazyPage(
    () => import('./ResetPasswordScreen.tsx'),
    ({ ResetPasswordPage }, { params }: { readonly params: { readonly username: string } }) => (
      <ResetPasswordPage username={params.username} />
    ),
  ),
} as const

/** Changes the phone number of an account, or cancels the change with a mailed link. */
export const phoneRoute = (foreignPhones: boolean) =>
  ({
    staticData: { title: 'phone:title', namespaces: ['phone', ...namespaces] },
    component: lazyPage(
      () => import('./ChangePhoneScreen.tsx'),
      ({ ChangePhonePage }) => <ChangePhonePage foreignPhones={foreignPhones} />,
    ),
  }) as const
