import { SignUpScreen } from '@invea/portal-kit/account/SignUpScreen.tsx'
import { ApiProvider } from '@invea/portal-kit/api/ApiProvider.tsx'
import { formWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: registration. */
export const Route = createFileRoute('/SignUp')({
  staticData: { title: 'account:signUp.title', words: ['account', ...formWords] },
  component: () => (
    <ApiProvider>
      <SignUpScreen foreignPhones />
    </ApiProvider>
  ),
})
