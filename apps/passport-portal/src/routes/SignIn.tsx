import { SignInScreen } from '@invea/portal-kit/account/SignInScreen.tsx'
import { readSignInSearch } from '@invea/portal-kit/account/sign-in-search.ts'
import { formWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: sign-in, forgot-password mode, one-time code. */
export const Route = createFileRoute('/SignIn')({
  staticData: { title: 'account:signIn.title', description: 'account:signIn.intro', words: ['account', ...formWords] },
  validateSearch: readSignInSearch,
  component: () => <SignInScreen {...Route.useSearch()} />,
})
