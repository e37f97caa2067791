import { SignUpScreen } from '@invea/portal-kit/account'
import { PortalService } from '@invea/portal-kit/service'
import { createFileRoute } from '@tanstack/react-router'
import { formWords } from '../request-words.ts'

/** B §2: registration. */
export const Route = createFileRoute('/SignUp')({
  staticData: { title: 'account:signUp.title', words: ['account', ...formWords] },
  component: () => (
    <PortalService>
      <SignUpScreen />
    </PortalService>
  ),
})
