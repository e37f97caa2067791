import { readSignInSearch, SignInScreen } from '@invea/portal-kit/account'
import { formWords } from '@invea/portal-kit/request-screens'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: sign-in, forgot-password mode, one-time code. */
export const Route = createFileRoute('/SignIn')({
  staticData: { title: 'account:signIn.title', description: 'account:signIn.intro', words: ['account', ...formWords] },
  validateSearch: readSignInSearch,
  component: () => <SignInScreen {...Route.useSearch()} />,
})
