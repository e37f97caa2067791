import { SignUpScreen } from '@invea/portal-kit/account'
import { ApiProvider } from '@invea/portal-kit/api'
import { formWords } from '@invea/portal-kit/request-screens'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: registration. */
export const Route = createFileRoute('/SignUp')({
  staticData: { title: 'account:signUp.title', words: ['account', ...formWords] },
  component: () => (
    <ApiProvider>
      <SignUpScreen />
    </ApiProvider>
  ),
})
